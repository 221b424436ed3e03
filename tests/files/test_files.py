"""Files are put in place whole, and one process at a time writes."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from judge.errors import InputFileError
from judge.files.locked import hold, locked
from judge.files.whole import clear_unfinished, unfinished, write_whole
from tests.helpers.command_line import PATIENCE


def test_a_file_is_replaced_and_nothing_else_is_left(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    path.write_bytes(b"old")
    path.chmod(0o640)
    write_whole(path, b"new")
    assert path.read_bytes() == b"new"
    assert path.stat().st_mode & 0o777 == 0o640
    assert list(tmp_path.iterdir()) == [path]


def test_what_can_not_be_written_leaves_the_old_file_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.json"
    path.write_bytes(b"old")

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        write_whole(path, b"new")
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_a_link_is_replaced_and_not_followed(tmp_path: Path) -> None:
    aim, path = tmp_path / "aim", tmp_path / "a.json"
    aim.write_bytes(b"not yours")
    path.symlink_to(aim)
    write_whole(path, b"new")
    assert aim.read_bytes() == b"not yours"
    assert path.read_bytes() == b"new"


def test_what_killed_writers_left_is_cleared_and_nothing_else(tmp_path: Path) -> None:
    aim = tmp_path / "kept"
    aim.mkdir()
    (tmp_path / ".mine.unfinished").touch()
    left = [unfinished(tmp_path / name) for name in ("a.json", "folder", "link")]
    left[0].touch()
    left[1].mkdir()
    (left[1] / "half").touch()
    left[2].symlink_to(aim)
    clear_unfinished(tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted([".mine.unfinished", "kept", left[1].name])
    clear_unfinished(tmp_path, lambda name: name == "other", folders=True)
    assert left[1].is_dir()
    clear_unfinished(tmp_path, lambda name: name == "folder", folders=True)
    assert sorted(path.name for path in tmp_path.iterdir()) == [".mine.unfinished", "kept"]


HOLD = """
import sys, time
from pathlib import Path
from judge.files.locked import hold, locked
with locked(Path(sys.argv[1]), "judge build", None):
    print("held", flush=True)
    time.sleep(float(sys.argv[2]))
"""


def test_who_has_to_wait_is_told_for_whom_and_goes_on_when_the_holder_is_killed(tmp_path: Path) -> None:
    lock = tmp_path / "lock"
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, lock, str(PATIENCE)], stdout=subprocess.PIPE, text=True
    ) as other:
        assert other.stdout
        assert other.stdout.readline() == "held\n"
        told: list[str] = []
        with pytest.raises(InputFileError, match=rf"another judge build \(process {other.pid}\) is at work on"):
            locked(lock, "judge import", None).__enter__()

        def kill(sentence: str) -> None:
            told.append(sentence)
            other.kill()

        began = time.monotonic()
        with locked(lock, "judge import", kill):
            assert time.monotonic() - began < PATIENCE
        assert told == [f"another judge build (process {other.pid}) is at work on {tmp_path}; waiting for it"]


def test_a_folder_that_can_not_be_written_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "lock").mkdir()
    with pytest.raises(InputFileError, match="can't write to"):
        locked(tmp_path / "lock", "judge build", None).__enter__()


def test_a_file_is_held_by_one_opening_at_a_time_and_stays_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "rows"
    path.write_bytes(b"precious")
    with path.open("r+b") as first, path.open("r+b") as second:
        assert hold(first)
        assert not hold(second)
        assert path.read_bytes() == b"precious"
    with path.open("r+b") as third:
        assert hold(third)
