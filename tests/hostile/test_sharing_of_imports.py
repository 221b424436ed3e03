"""Two judges at once on one corpus folder of the user's: imports, removals, readers. One after the other is what comes out."""

from __future__ import annotations

import os
import random
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from judge.files.together import at_rest
from judge.rulings.corpus import RECORD
from tests.helpers import faults
from tests.helpers.command_line import COMMAND, PATIENCE
from tests.helpers.imports import BEAMS, DUSK, ROCKETS, Desk, make_desk, read_by_judge, tree

_PAIRS = 0.5  # an attack: 50 of 100


@pytest.fixture(scope="module")
def desk(tmp_path_factory: pytest.TempPathFactory) -> Desk:
    return make_desk(tmp_path_factory.mktemp("sharing"))


def _commands(desk: Desk) -> list[list[str | Path]]:
    moon, owls = desk.document("moon", ROCKETS, BEAMS), desk.document("owls", DUSK)
    other = desk.document("brighter-moon", ROCKETS.replace("every", "each"), DUSK)
    told = ["--game", "vs-system", "--published", "2001"]
    return [
        ["import", moon, "--replace"],
        ["import", other, "--doc", "moon", "--replace"],
        ["import", owls, *told],
        ["import", moon, owls, *told, "--replace"],
        ["import", "--remove", "moon"],
        ["import", "--remove", "owls"],
    ]


def _outcomes(desk: Desk, start: int, *commands: list[str | Path]) -> dict[str, bytes]:
    """What judges read after commands that run one after the other, from a state."""
    shutil.rmtree(desk.own, ignore_errors=True)
    _begin(desk, start)
    for command in commands:
        desk.run(*command)
    return read_by_judge(tree(desk.own))


def _begin(desk: Desk, start: int) -> None:
    for command in _commands(desk)[:start]:
        assert desk.run(*command).returncode == 0


def _pairs(number: int, seed: int = 7) -> Iterator[tuple[int, int, int]]:
    """So many pairs of commands, by their numbers, each with the number of imports before it."""
    chosen = random.Random(seed)
    for _ in range(number):
        yield chosen.randrange(4), chosen.randrange(6), chosen.randrange(6)


def test_two_at_once_come_out_as_one_after_the_other(desk: Desk, attacks: int) -> None:
    wait = random.Random(8)
    for start, one, other in _pairs(max(1, round(attacks * _PAIRS))):
        commands = _commands(desk)
        first, second = commands[one], commands[other]
        expected = (_outcomes(desk, start, first, second), _outcomes(desk, start, second, first))
        shutil.rmtree(desk.own, ignore_errors=True)
        _begin(desk, start)
        running = []
        for command in (first, second):
            running.append(_start(desk, command))
            time.sleep(wait.random() * 0.1)
        for process in running:
            output, told = process.communicate(timeout=PATIENCE)
            assert process.returncode in (0, 2), told
            assert "Traceback" not in told
            assert process.returncode == 0 or not output
        assert read_by_judge(tree(desk.own)) in expected, (start, first, second)
        assert not [name for name in tree(desk.own) if name.startswith(".")]
        assert desk.run("status").returncode == 0


def _start(desk: Desk, command: list[str | Path]) -> subprocess.Popen[str]:
    return _open(desk, faults.slowly(*command) if faults.is_possible() else [*COMMAND, *map(str, command)])


def _open(desk: Desk, command: list[str]) -> subprocess.Popen[str]:
    return subprocess.Popen(
        command,
        cwd=desk.home,
        env=dict(desk.env),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def test_who_waits_says_for_whom_and_goes_on_from_what_the_first_left(desk: Desk) -> None:
    _outcomes(desk, 1)
    with at_rest(desk.own, "judge build", None):
        process = _open(desk, [*COMMAND, "import", "--remove", "moon"])
        assert process.stderr
        told = process.stderr.readline()
        at_work = f"another judge build (process {os.getpid()}) is at work on {desk.own}"
        assert told == f"judge: {at_work}; waiting for it\n"
        assert (desk.own / "official" / "moon.md").is_file()
    process.communicate(timeout=PATIENCE)
    assert process.returncode == 0
    assert tree(desk.own) == {}


READER = """
import sys
from pathlib import Path
from judge.files.together import read_at_rest
from judge.rulings.digest import corpus_hash
own, until = Path(sys.argv[1]), Path(sys.argv[2])
seen = set()
while not until.exists():
    if own.is_dir():
        seen.add(read_at_rest([own], "judge build", lambda _: None, lambda: corpus_hash([own])))
print(*seen)
"""


def test_who_reads_the_corpus_at_rest_finds_it_as_before_or_as_after(desk: Desk, attacks: int, tmp_path: Path) -> None:
    """A reader that takes the corpus again and again, while it is imported and removed: no state between is ever seen."""
    from judge.rulings.digest import corpus_hash

    commands = _commands(desk)
    both = [commands[3], commands[1], commands[3], commands[4], commands[5]]
    shutil.rmtree(desk.own, ignore_errors=True)
    whole = {corpus_hash([desk.own])}
    for command in both:
        assert desk.run(*command).returncode == 0
        whole.add(corpus_hash([desk.own]))
    reader = subprocess.Popen(
        [sys.executable, "-c", READER, desk.own, tmp_path / "done"],
        env=dict(desk.env),
        stdout=subprocess.PIPE,
        text=True,
    )
    for _ in range(max(1, attacks // 5)):
        for command in both:
            assert desk.run(*command).returncode == 0
    (tmp_path / "done").touch()
    seen, _ = reader.communicate(timeout=PATIENCE)
    assert reader.returncode == 0
    assert set(seen.split()) <= whole
    assert not (desk.own / RECORD).exists()
