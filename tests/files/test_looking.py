"""What can't be looked at is not taken for missing, and only ordinary files are read."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from judge.errors import InputFileError
from judge.files.looking import LONGEST, OddFileError, check_name, is_folder, is_there, read_file, read_text, unreadable
from judge.files.settled import DECISION, settle
from judge.files.together import LOCK, read_at_rest
from tests.helpers.rights import forbidden


def test_what_is_there_is_told_from_what_is_not(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    (tmp_path / "link").symlink_to("nowhere")
    names = ("file", "link", "", "absent", "absent/below", "file/below", "a\0b", "\ud800")
    assert [is_there(tmp_path / name) for name in names] == [True] * 3 + [False] * 5
    assert [is_folder(tmp_path / name) for name in names if name != "link"] == [False, True] + [False] * 5


@pytest.mark.parametrize("look", [is_there, is_folder, read_file])
def test_what_can_not_be_looked_at_is_not_missing(tmp_path: Path, look: Callable[[Path], object]) -> None:
    (tmp_path / "below").mkdir()
    with forbidden(tmp_path / "below"), pytest.raises(PermissionError) as told:
        look(tmp_path / "below" / "name")
    assert str(unreadable(told.value)) == f"can't read {tmp_path}/below/name (Permission denied); make it readable"


@pytest.mark.parametrize("aim", ["nowhere", "link"])
def test_a_link_that_leads_nowhere_is_no_missing_folder(tmp_path: Path, aim: str) -> None:
    (tmp_path / "link").symlink_to(aim)
    with pytest.raises(OSError, match=r"No such file|Too many levels"):
        is_folder(tmp_path / "link")


def test_a_pipe_and_a_device_are_refused_at_once(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "zeros").symlink_to("/dev/zero")
    for name in ("pipe", "zeros"):
        with pytest.raises(OddFileError, match="it is no ordinary file"):
            read_file(tmp_path / name)
    with pytest.raises(IsADirectoryError):
        read_file(tmp_path)


def test_a_file_is_read_up_to_a_limit(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"a\r\nb\rc\n")
    assert read_file(path, 7) == b"a\r\nb\rc\n"
    assert read_text(path) == "a\nb\nc\n"
    with pytest.raises(OSError, match="it holds more than 6 bytes") as told:
        read_file(path, 6)
    assert told.value.errno == errno.EFBIG
    with path.open("ab") as file:
        file.truncate(LONGEST + 1)  # of which nothing is on the disk
    with pytest.raises(OSError, match="it holds more than 64 MB"):
        read_file(path)


def test_a_name_that_is_not_utf_8_is_refused() -> None:
    check_name(Path("tidewätch.md"))
    with pytest.raises(InputFileError, match="is not UTF-8"):
        check_name(Path(os.fsdecode(b"tide\xffwatch.md")))


def test_a_change_that_was_decided_is_not_overlooked_in_a_folder_that_can_not_be_entered(tmp_path: Path) -> None:
    folder = tmp_path / "own"
    folder.mkdir()
    (folder / DECISION).touch()
    (folder / LOCK).touch()
    with forbidden(folder):
        with pytest.raises(InputFileError, match="Permission denied"):
            settle(folder)
        with pytest.raises(InputFileError, match="Permission denied"):
            read_at_rest([folder], "judge build", None, lambda: None)
