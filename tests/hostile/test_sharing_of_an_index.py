"""Several processes build and read one index at once: nobody sees half of one and half of another, and the last build is there."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from judge import Judge
from judge.indexing.build import build_index
from judge.store.locations import Corpora
from judge.store.manifest import current_version
from judge.store.ruling_table import RulingStore
from tests.helpers.command_line import COMMAND, PATIENCE
from tests.helpers.documents import RULES, front, write
from tests.helpers.indexes import version

# Two corpora of which everything differs: which entry, which text, and how many.
ONE = "### Owls\n\n1. An owl hoots once at night.\n\n### Bats\n\n1. A bat sleeps by day.\n"
OTHER = "### Mice\n\n1. A mouse squeaks twice at night.\n"
QUESTION = "what is to be heard at night?"
SAID = {"An owl hoots once at night.", "A mouse squeaks twice at night."}

BUILD = """
import sys
from pathlib import Path
from judge.indexing.build import build_index
one, other, place, encoder = map(Path, sys.argv[1:])
while True:
    for corpus in (one, other):
        build_index([corpus], place, encoder, waiting=print)
"""


@pytest.fixture(scope="module")
def corpora(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    folder = tmp_path_factory.mktemp("corpora")
    texts = {"one": ONE, "other": OTHER}
    one, other = (write(folder / n, {"vs-system/moon.md": f"{front('moon')}{RULES}{t}"}) for n, t in texts.items())
    return one, other


@pytest.fixture
def being_rebuilt(tmp_path: Path, corpora: tuple[Path, Path], encoder_folder: Path) -> Iterator[Path]:
    """An index that two other processes build all the time, from one corpus and from the other."""
    place = tmp_path / "index"
    build_index([corpora[0]], place, encoder_folder)
    command = [sys.executable, "-c", BUILD, *map(str, (*corpora, place, encoder_folder))]
    builders = [subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE) for _ in range(2)]
    yield place
    for builder in builders:
        assert builder.poll() is None, builder.communicate()[1].decode()
        builder.kill()
        builder.communicate()


def test_who_asks_during_builds_is_answered_from_one_of_the_two(
    being_rebuilt: Path, corpora: tuple[Path, Path], attacks: int
) -> None:
    said: Counter[str] = Counter()
    tries = 0
    while tries < 40 * attacks or len(said) < 2:
        store = RulingStore(being_rebuilt)
        judge = Judge(store, Corpora(corpora[0]))
        answer = judge.ask(QUESTION)
        found = answer.answers[0]
        said[found.points[0].text] += 1
        is_one = found.id == "moon/owls"
        assert (found.points[0].text == "An owl hoots once at night.") == is_one
        assert [row.id for row in judge.entries()] == (["moon/owls", "moon/bats"] if is_one else ["moon/mice"])
        store.close()
        tries += 1
        assert tries < 100 * PATIENCE * attacks, "the index never changed"
    assert set(said) == SAID


def test_builds_at_once_wait_for_each_other_and_say_so(
    tmp_path: Path, corpora: tuple[Path, Path], encoder_folder: Path, attacks: int
) -> None:
    place = tmp_path / "index"
    versions = set()
    for corpus in corpora:
        build_index([corpus], place, encoder_folder)
        versions.add(current_version(place))
    environment = {**os.environ, "JUDGE_DATA": str(tmp_path / "data")}
    waited = 0
    for _ in range(max(1, attacks // 2)):
        commands = [[*COMMAND, "build", "--corpus", str(corpus), "--index", str(place)] for corpus in corpora]
        builds = [subprocess.Popen(c, stderr=subprocess.PIPE, text=True, env=environment) for c in commands]
        told = [build.communicate(timeout=PATIENCE)[1] for build in builds]
        assert [build.returncode for build in builds] == [0, 0], told
        waited += sum("another judge build (process " in lines for lines in told)
        assert all("passages in" in lines for lines in told)
        assert current_version(place) in versions
        assert {path.name for path in place.iterdir()} == {".lock", "current", version(place).name}
    assert waited or attacks < 100
