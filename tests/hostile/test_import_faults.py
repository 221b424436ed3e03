"""An import, a second one, a removal: killed, or out of disk space, at each call that changes what lies on disk.

Whatever the instant, the user's corpus is as before or as after, the next commands work, and the next import leaves nothing over.
"""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from judge.files.settled import DECISION
from tests.helpers import faults
from tests.helpers.documents import RULES, front
from tests.helpers.faults import Call, Fault
from tests.helpers.imports import BEAMS, DUSK, ROCKETS, Desk, Tree, make_desk, read_by_judge, tree

MINE = front("mine") + RULES + "### Owls\n\n1. An owl sleeps at noon.\n"


class Change(NamedTuple):
    """What is attacked: the command, from the state that ``before`` makes."""

    before: Callable[[Desk], None]
    command: Callable[[Desk], list[str | Path]]


def _hand_made(desk: Desk) -> None:
    (desk.own / "vs-system").mkdir(parents=True)
    (desk.own / "vs-system" / "mine.md").write_text(MINE, encoding="utf-8")


def _imported(desk: Desk) -> None:
    """Three files, one of them edited since."""
    assert desk.run(*_first(desk)).returncode == 0
    own = desk.own / "vs-system" / "moon-own.md"
    own.write_text(own.read_text(encoding="utf-8").replace("exhausted owl", "stunned owl"), encoding="utf-8")


def _first(desk: Desk) -> list[str | Path]:
    named = [desk.document("moon", ROCKETS, BEAMS), desk.document("sun", DUSK)]
    return ["import", *named, "--game", "vs-system", "--published", "2001"]


def _second(desk: Desk) -> list[str | Path]:
    return ["import", desk.document("moon", ROCKETS.replace("every", "each"), DUSK)]


def _moved(desk: Desk) -> list[str | Path]:
    return ["import", desk.document("sun", DUSK, BEAMS), "--game", "vs-remix", "--published", "2002"]


CHANGES = {
    "again": Change(_imported, _second),
    "first": Change(lambda _: None, _first),
    "beside a document by hand": Change(_hand_made, _first),
    "into another folder": Change(_imported, _moved),
    "remove": Change(_imported, lambda _: ["import", "--remove", "moon"]),
}


@pytest.fixture(scope="module")
def desk(tmp_path_factory: pytest.TempPathFactory) -> Desk:
    faults.needs_strace()
    return make_desk(tmp_path_factory.mktemp("faults"))


@pytest.mark.parametrize("fault", ["killed", "no space"])
def test_an_import_is_whole_or_nothing(desk: Desk, fault: Fault, attacks: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(desk.home)
    for name, change in list(CHANGES.items())[:attacks]:
        _start_from(desk, change)
        command = change.command(desk)
        before = tree(desk.own)
        calls = faults.count(*command, env=desk.env, fault=fault)
        after = tree(desk.own)
        assert before != after
        assert calls
        for call in faults.spread(calls, 2 * attacks):
            _start_from(desk, change)
            assert tree(desk.own) == before
            change.command(desk)  # its documents may be called like those before
            done = faults.run_with(fault, call, *command, env=desk.env)
            _is_told(fault, call, done)
            _is_whole(desk, command, before, after, f"{name} {fault} {call} {done.stderr}", is_done=not done.returncode)


def test_who_finishes_an_import_may_be_cut_short_as_well(
    desk: Desk, attacks: int, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(desk.home)
    change = CHANGES["again"]
    _start_from(desk, change)
    command = change.command(desk)
    renames = [call for call in faults.count(*command, env=desk.env) if call[0].startswith("rename")]
    after = tree(desk.own)
    decided = 0
    for n, call in enumerate(reversed(renames)):  # the last of them are steps of what was decided
        _start_from(desk, change)
        change.command(desk)
        faults.run_with("killed", call, *command, env=desk.env)
        if not (desk.own / DECISION).exists():
            continue
        decided += 1
        if decided > attacks:
            break
        left = shutil.copytree(desk.own, tmp_path / str(n))
        calls = faults.count("status", env=desk.env)
        for second in faults.spread(calls, attacks):
            shutil.rmtree(desk.own)
            shutil.copytree(left, desk.own)
            faults.run_with("killed", second, "status", env=desk.env)
            assert desk.run("status").returncode == 0, (call, second)
            assert tree(desk.own) == after, (call, second)
    assert decided


def _start_from(desk: Desk, change: Change) -> None:
    shutil.rmtree(desk.own, ignore_errors=True)
    change.before(desk)


def _is_told(fault: Fault, call: Call, done: subprocess.CompletedProcess[str]) -> None:
    """A full disk is a success, or one line."""
    if fault == "no space" and done.returncode:
        assert done.returncode == 2, call
        assert "Traceback" not in done.stderr, call
        if call[0] != "write":  # where none succeeds any more, none to stderr does
            assert [line.startswith("judge: ") for line in done.stderr.splitlines()] == [True], call


def _is_whole(desk: Desk, command: list[str | Path], before: Tree, after: Tree, where: str, *, is_done: bool) -> None:
    """What the next commands find, and what they leave."""
    status = desk.run("status")
    assert (status.returncode, status.stderr) == (0, ""), where + status.stderr
    found = read_by_judge(tree(desk.own))
    assert found == read_by_judge(after) or (not is_done and found == read_by_judge(before)), where
    assert desk.run("ask", "does a rocket fly over a defender?").returncode in (0, 1), where
    again = desk.run(*command)
    assert again.returncode == 0 or "no import of 'moon'" in again.stderr, where + again.stderr
    assert tree(desk.own) == after, where
    for doc in ("moon", "sun"):
        desk.run("import", "--remove", doc)
    by_hand = {path for path in tree(desk.own) if path in ("vs-system", "vs-system/mine.md") or ".edited" in path}
    assert set(tree(desk.own)) <= by_hand, where
