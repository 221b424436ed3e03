"""A build writes into no folder of somebody else's, and removes nothing that is not judge's own."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from judge.errors import InputFileError
from judge.indexing.build import build_index
from judge.store.manifest import current_version
from judge.store.ours import is_index
from tests.helpers.documents import RULES, contents, front, write
from tests.helpers.indexes import version
from tests.helpers.rights import forbidden

THEIRS = (
    "manifest.json",
    "words.npy",
    "rulings.sqlite",
    "current",
    "encoder/vocab.txt",
    "deadbeef01234567/thesis.txt",
    "deadbeef01234567/manifest.json",
    ".thesis.0123abcd.unfinished",
    ".building-thesis00/chapter.txt",
    ".0123abcd.unfinished/draft.txt",
)


@pytest.fixture
def corpus(tmp_path: Path) -> Path:
    text = f"{front('moon')}{RULES}### Owls\n\n1. An owl hoots at night.\n"
    return write(tmp_path / "corpus", {"vs-system/moon.md": text})


@pytest.fixture
def place(tmp_path: Path, corpus: Path, encoder_folder: Path) -> Path:
    build_index([corpus], tmp_path / "index", encoder_folder)
    return tmp_path / "index"


def put(folder: Path, *names: str) -> None:
    write(folder, dict.fromkeys(names, "mine"))


@pytest.mark.parametrize("name", [*THEIRS, ".lock", "notes.txt"])
def test_a_folder_of_somebody_elses_is_refused_and_left_as_it_is(
    tmp_path: Path, corpus: Path, encoder_folder: Path, name: str
) -> None:
    place = tmp_path / "papers"
    put(place, name)
    before = contents(place)
    with pytest.raises(InputFileError, match="papers holds other files, and no index of judge's; give an empty folder"):
        build_index([corpus], place, encoder_folder)
    assert contents(place) == before


def test_in_an_index_what_is_somebodys_own_is_kept(place: Path, corpus: Path, encoder_folder: Path) -> None:
    theirs = [name for name in THEIRS if name != "current"]
    put(place, *theirs)
    shutil.copytree(version(place), place / "0123456789abcdef")
    put(place / "0123456789abcdef", "remarks.txt")
    linked = place.parent / "elsewhere"
    shutil.copytree(version(place), linked)
    (place / "fedcba9876543210").symlink_to(linked)
    (corpus / "vs-system" / "moon.md").write_text(f"{front('moon')}{RULES}### Owls\n\n1. An owl hoots.\n")
    before = version(place)
    build_index([corpus], place, encoder_folder)
    assert not before.exists()
    assert {name: (place / name).read_text() for name in theirs} == dict.fromkeys(theirs, "mine")
    assert (place / "0123456789abcdef" / "remarks.txt").read_text() == "mine"
    assert (linked / "manifest.json").is_file()


def empty(place: Path) -> None:
    shutil.rmtree(place)
    place.mkdir()


def left_by_a_first_build(place: Path) -> None:
    version(place).rename(place / ".version.0123abcd.unfinished")
    (place / "current").unlink()


def older_layout(place: Path) -> None:
    (version(place) / "rulings.arrays").unlink()  # which these had not
    for path in version(place).iterdir():
        path.rename(place / path.name)
    version(place).rmdir()
    (place / "current").unlink()
    (place / ".lock").unlink()


def without_lock_and_manifest(place: Path) -> None:
    (version(place) / "manifest.json").write_bytes(b"")
    (place / ".lock").unlink()


def without_current_and_lock(place: Path) -> None:
    (place / "current").write_bytes(b"\0\0\0")
    (place / ".lock").unlink()


def only_the_lock_is_whole(place: Path) -> None:
    (version(place) / "manifest.json").unlink()
    (place / "current").write_bytes(b"\0\0\0")


@pytest.mark.parametrize(
    "change",
    [
        empty,
        left_by_a_first_build,
        older_layout,
        without_lock_and_manifest,
        without_current_and_lock,
        only_the_lock_is_whole,
    ],
)
def test_what_is_judges_own_is_built_into_however_damaged(
    place: Path, corpus: Path, encoder_folder: Path, change: Callable[[Path], None]
) -> None:
    change(place)
    build_index([corpus], place, encoder_folder)
    assert is_index(place)
    assert (version(place) / "rulings.sqlite").is_file()
    # A version without a readable manifest is not known to be one.
    kept = {current_version(place)} | ({"current", ".lock"})
    assert {path.name for path in place.iterdir() if not (path.is_dir() and path.name not in kept)} == kept


def test_a_folder_that_can_not_be_read_is_told(place: Path, corpus: Path, encoder_folder: Path) -> None:
    with forbidden(place), pytest.raises(InputFileError, match=r"index.*\(Permission denied\)"):
        build_index([corpus], place, encoder_folder)


def test_a_name_that_is_not_utf_8_is_refused_before_anything_is_made(
    tmp_path: Path, corpus: Path, encoder_folder: Path
) -> None:
    place = tmp_path / os.fsdecode(b"d\xff") / "index"
    with pytest.raises(InputFileError, match="is not UTF-8"):
        build_index([corpus], place, encoder_folder)
    assert not place.parent.exists()
