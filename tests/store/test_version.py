"""A version of an index stays as long as somebody reads it, and goes when nobody does."""

from __future__ import annotations

import gc
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from judge import Judge
from judge.indexing.build import build_index
from judge.store.manifest import current_version
from judge.store.version import open_version
from tests.helpers.documents import RULES, contents, front, write
from tests.helpers.indexes import version

QUESTION = "how many times does an owl hoot?"


def corpus(folder: Path, times: str) -> Path:
    text = f"{front('moon')}{RULES}### Owls\n\n1. An owl hoots {times} at night.\n"
    return write(folder / times, {"vs-system/moon.md": text})


@pytest.fixture
def place(tmp_path: Path, encoder_folder: Path) -> Path:
    build_index([corpus(tmp_path, "once")], tmp_path / "index", encoder_folder)
    return tmp_path / "index"


def versions(place: Path) -> list[str]:
    return sorted(path.name for path in place.iterdir() if path.is_dir())


def test_a_judge_that_was_open_goes_on_with_what_it_opened(tmp_path: Path, place: Path, encoder_folder: Path) -> None:
    # Opened and not yet asked: vectors, words and encoder are read by its first question.
    judge = Judge.open(place, tmp_path / "once")
    build_index([corpus(tmp_path, "twice")], place, encoder_folder)
    assert "hoots once" in judge.ask(QUESTION).answers[0].points[0].text
    assert "hoots twice" in Judge.open(place, tmp_path / "twice").ask(QUESTION).answers[0].points[0].text
    gc.collect()  # a judge that nobody holds any more lets go of its version when Python gathers what refers to itself
    build_index([corpus(tmp_path, "thrice")], place, encoder_folder)
    assert "hoots once" in judge.ask(QUESTION).answers[0].points[0].text
    assert len(versions(place)) == 2  # that of the judge and the newest; the one between was read by nobody any more


def test_what_nobody_reads_any_more_is_removed_by_the_next_build(
    tmp_path: Path, place: Path, encoder_folder: Path
) -> None:
    opened = open_version(place)
    build_index([corpus(tmp_path, "twice")], place, encoder_folder)
    assert versions(place) == sorted([opened.name, current_version(place)])
    opened.close()
    build_index([corpus(tmp_path, "twice")], place, encoder_folder)
    assert versions(place) == [current_version(place)]


HOLD = """
import sys
from pathlib import Path
from judge.store.version import open_version
version = open_version(Path(sys.argv[1]))
print(version.name, flush=True)
sys.stdin.read()
"""


def test_a_version_that_another_process_reads_stays_until_that_is_killed(
    tmp_path: Path, place: Path, encoder_folder: Path
) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, place], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as other:
        assert other.stdout
        read = other.stdout.readline().strip()
        build_index([corpus(tmp_path, "twice")], place, encoder_folder)
        assert read in versions(place)
        other.kill()
    build_index([corpus(tmp_path, "thrice")], place, encoder_folder)
    assert read not in versions(place)


def test_a_damaged_version_is_replaced_by_its_twin_also_while_somebody_reads_it(
    tmp_path: Path, place: Path, encoder_folder: Path
) -> None:
    whole = contents(version(place))
    judge = Judge.open(place, tmp_path / "once")
    (version(place) / "vectors.faiss").write_bytes(b"damaged")
    build_index([tmp_path / "once"], place, encoder_folder)
    assert contents(version(place)) == whole
    assert judge.entries()


@pytest.fixture
def leftovers(place: Path) -> Iterator[Path]:
    """A place with all that killed builds, of this judge and of older ones, may have left, and with somebody's own file."""
    for name in (".version.0123abcd.unfinished", ".building-abc_1234", "0123456789abcdef"):
        shutil.copytree(version(place), place / name)
    for name in ("manifest.json", "rulings.sqlite", "vectors.faiss", "words.npy"):
        shutil.copyfile(version(place) / name, place / name)
    shutil.copytree(version(place) / "encoder", place / "encoder")
    (place / ".current.0123abcd.unfinished").write_text("0123")
    (place / "notes.txt").write_text("mine")
    yield place
    assert (place / "notes.txt").read_text() == "mine"


def test_leftovers_are_cleared_and_what_is_somebodys_own_is_kept(
    tmp_path: Path, leftovers: Path, encoder_folder: Path
) -> None:
    build_index([corpus(tmp_path, "twice")], leftovers, encoder_folder)
    assert sorted(path.name for path in leftovers.iterdir()) == sorted(
        [".lock", current_version(leftovers), "current", "notes.txt"]
    )


def test_an_encoder_beside_the_versions_is_kept(tmp_path: Path, leftovers: Path) -> None:
    before = contents(leftovers / "encoder")
    build_index([corpus(tmp_path, "twice")], leftovers, leftovers / "encoder")
    assert contents(leftovers / "encoder") == before
    assert not (version(leftovers) / "encoder").exists()
    assert Judge.open(leftovers, tmp_path / "twice").ask(QUESTION).answers
