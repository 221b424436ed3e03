"""Files are held against their hashes whenever they have changed, and only then."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from judge.errors import IndexStoreError
from judge.store import held
from judge.store.manifest import FileStamp

LONG_AGO = 1_000_000_000  # seconds


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("JUDGE_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(held, "_TOO_FRESH", 0)
    return tmp_path / "cache"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "vectors"
    path.write_bytes(b"abc" * 1000)
    return path


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """The files that were read whole."""
    found: list[Path] = []
    whole = FileStamp.of

    def watched(path: Path) -> FileStamp:
        found.append(path)
        return whole(path)

    monkeypatch.setattr(FileStamp, "of", watched)
    return found


def hold(file: Path, stamp: FileStamp, *, afresh: bool = False) -> None:
    held.hold(file.parent, {file: stamp}, afresh=afresh)


def test_a_file_is_read_once_and_again_when_that_is_asked_for(file: Path, read: list[Path]) -> None:
    stamp = FileStamp.of(file)
    read.clear()
    hold(file, stamp)
    hold(file, stamp)
    assert read == [file]
    hold(file, stamp, afresh=True)
    hold(file, stamp)
    assert read == [file, file]


def test_a_file_that_has_just_changed_is_read_again(
    file: Path, read: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    stamp = FileStamp.of(file)
    monkeypatch.setattr(held, "_TOO_FRESH", 10**12)
    read.clear()
    hold(file, stamp)
    hold(file, stamp)
    assert read == [file, file]


def flip(file: Path) -> None:
    raw = bytearray(file.read_bytes())
    raw[1500] ^= 1
    file.write_bytes(raw)


def flip_and_hide_it(file: Path) -> None:
    before = file.stat()
    flip(file)
    os.utime(file, ns=(before.st_atime_ns, before.st_mtime_ns))


def replace_by_a_twin(file: Path) -> None:
    before = file.stat()
    other = file.with_name("other")
    other.write_bytes(file.read_bytes())
    flip(other)
    os.utime(other, ns=(before.st_atime_ns, before.st_mtime_ns))
    other.replace(file)


@pytest.mark.parametrize("damage", [flip, flip_and_hide_it, replace_by_a_twin])
def test_damage_is_told_though_the_file_was_held_before(file: Path, damage: Callable[[Path], None]) -> None:
    stamp = FileStamp.of(file)
    hold(file, stamp)
    time.sleep(0.02)  # a file system's clock ticks more slowly than the processor's
    damage(file)
    for _ in range(2):
        with pytest.raises(IndexStoreError, match="is not the file that the manifest describes; run 'judge build'"):
            hold(file, stamp)


def test_a_file_of_another_hash_is_read_though_it_did_not_change(file: Path) -> None:
    hold(file, FileStamp.of(file))
    with pytest.raises(IndexStoreError, match="is not the file"):
        hold(file, FileStamp(3000, "0" * 64))


@pytest.mark.parametrize("note", [b"", b"{", b"[]", b"\xff", b'{"a": [1]}', b"[" * 100_000])
def test_a_damaged_note_only_costs_time(file: Path, cache: Path, read: list[Path], note: bytes) -> None:
    stamp = FileStamp.of(file)
    hold(file, stamp)
    (path,) = cache.rglob("*.json")
    path.write_bytes(note)
    read.clear()
    hold(file, stamp)
    hold(file, stamp)
    assert read == [file]


def test_where_no_note_can_be_kept_every_file_is_read_every_time(
    file: Path, tmp_path: Path, read: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "a file").touch()
    monkeypatch.setenv("JUDGE_CACHE", str(tmp_path / "a file"))
    stamp = FileStamp.of(file)
    read.clear()
    hold(file, stamp)
    hold(file, stamp)
    assert read == [file, file]


def test_the_note_holds_what_is_there_and_nothing_of_earlier_versions(file: Path, cache: Path) -> None:
    hold(file, FileStamp.of(file))
    other = file.with_name("words")
    other.write_bytes(b"a")
    hold(other, FileStamp.of(other))
    (path,) = cache.rglob("*.json")
    assert b"vectors" not in path.read_bytes()
