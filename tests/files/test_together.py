"""Several files of a folder change as one, whatever cuts it short, and nothing of another hand is lost by it."""

from __future__ import annotations

import hashlib
import os
import shutil
from pathlib import Path

import msgspec
import pytest

from judge.errors import InputFileError
from judge.files import together
from judge.files.settled import DECISION, settle
from judge.files.together import LOCK, Change, at_rest, change, read_at_rest
from tests.helpers.imports import tree


class Killed(BaseException):
    """Stands for the end of the process."""


def digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with two files that are to change, and one that is not."""
    (tmp_path / "a").mkdir()
    (tmp_path / "a" / "old.md").write_bytes(b"old")
    (tmp_path / "a" / "goes.md").write_bytes(b"goes")
    (tmp_path / "a" / "stays.md").write_bytes(b"stays")
    return tmp_path


CHANGES = [
    Change("a/old.md", b"new", (digest(b"old"),)),
    Change("b/fresh.md", b"fresh", ()),
    Change("a/goes.md", None, (digest(b"goes"),)),
    Change("list.json", b"{}"),
]
AFTER = {"a": None, "a/old.md": b"new", "a/stays.md": b"stays", "b": None, "b/fresh.md": b"fresh", "list.json": b"{}"}


def decide(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Decide the changes, and be killed before the first is carried out."""

    def kill(_: Path) -> None:
        raise Killed

    with monkeypatch.context() as patch, at_rest(folder, "test", None):
        patch.setattr(together, "_carry_out", kill)
        with pytest.raises(Killed):
            change(folder, CHANGES)
    assert (folder / DECISION).is_file()


def test_all_of_it_is_done(folder: Path) -> None:
    with at_rest(folder, "test", None):
        change(folder, CHANGES)
    assert tree(folder) == AFTER


def test_what_was_decided_is_done_by_who_comes_next(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    decide(folder, monkeypatch)
    settle(folder)
    assert tree(folder) == AFTER


@pytest.mark.parametrize("steps_done", range(4))
def test_what_is_half_done_is_finished(folder: Path, monkeypatch: pytest.MonkeyPatch, steps_done: int) -> None:
    decide(folder, monkeypatch)
    done: list[str] = []
    do = together._do

    def step(folder: Path, one: together._Step) -> None:
        if len(done) == steps_done:
            raise Killed
        done.append(one.name)
        do(folder, one)

    with monkeypatch.context() as patch:
        patch.setattr(together, "_do", step)
        with pytest.raises(Killed):
            settle(folder)
    settle(folder)
    assert tree(folder) == AFTER


def test_what_somebody_wrote_since_is_kept_beside_it(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    decide(folder, monkeypatch)
    (folder / "a" / "old.md").write_bytes(b"mine")
    (folder / "a" / "old.md.edited").write_bytes(b"mine, from before")
    (folder / "a" / "goes.md").write_bytes(b"mine, too")
    (folder / "b" / "fresh.md").write_bytes(b"and mine")
    settle(folder)
    kept = {"a/old.md.edited-2": b"mine", "a/old.md.edited": b"mine, from before", "a/goes.md.edited": b"mine, too"}
    assert tree(folder) == AFTER | kept | {"b/fresh.md.edited": b"and mine"}


def test_a_link_of_somebodys_is_kept_and_not_followed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    decide(folder, monkeypatch)
    aim = folder / "a" / "stays.md"
    (folder / "a" / "old.md").unlink()
    (folder / "a" / "old.md").symlink_to(aim)
    settle(folder)
    assert aim.read_bytes() == b"stays"
    assert (folder / "a" / "old.md").read_bytes() == b"new"
    assert (folder / "a" / "old.md.edited").readlink() == aim


@pytest.mark.parametrize(
    "steps",
    [
        b"",
        b"[",
        b"{}",
        b"[1]",
        b"\xff",
        msgspec.json.encode([{"name": "../out.md", "staged": None, "known": None}]),
        msgspec.json.encode([{"name": "a/b/c.md", "staged": None, "known": None}]),
        msgspec.json.encode([{"name": "/etc/passwd", "staged": None, "known": None}]),
        msgspec.json.encode([{"name": "a/old.md", "staged": "a/stays.md", "known": None}]),
        msgspec.json.encode([{"name": "a/old.md", "staged": "../.x.00000000.unfinished", "known": None}]),
        msgspec.json.encode([{"name": "a/..", "staged": None, "known": None}]),
    ],
)
def test_a_decision_that_is_none_is_one_line_and_changes_nothing(folder: Path, steps: bytes) -> None:
    (folder / DECISION).write_bytes(steps)
    before = tree(folder)
    with pytest.raises(InputFileError, match="is damaged; move it away, then import the documents again"):
        settle(folder)
    assert tree(folder) == before


@pytest.mark.parametrize("name", [LOCK, DECISION])
def test_no_link_in_the_place_of_lock_or_decision_is_followed(folder: Path, tmp_path: Path, name: str) -> None:
    aim = tmp_path / "aim"
    aim.write_bytes(b"not yours")
    (folder / name).symlink_to(aim)
    with pytest.raises(InputFileError, match=name), at_rest(folder, "test", None):
        pass
    assert aim.read_bytes() == b"not yours"


def test_leftovers_are_cleared_and_nothing_of_another_hand(
    folder: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    aim = tmp_path_factory.mktemp("aim") / "aim"
    aim.write_bytes(b"not yours")
    before = tree(folder)
    (folder / "made").mkdir()
    (folder / ".made.0123abcd.unfinished").touch()
    (folder / "a" / ".old.md.0123abcd.unfinished").symlink_to(aim)
    (folder / "a" / ".old.md.staged").symlink_to(aim)
    (folder / ".imports.json.staged").touch()
    mine = ("empty", ".mine.staged", ".mine.unfinished", "a.md.staged")
    (folder / "empty").mkdir()
    for name in mine[1:]:
        (folder / name).write_bytes(b"mine")
    with at_rest(folder, "test", None):
        pass
    assert tree(folder) == before | dict.fromkeys(mine[1:], b"mine") | {"empty": None}
    assert aim.read_bytes() == b"not yours"


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write anywhere")
def test_a_folder_that_may_not_be_written_is_one_line_and_stays(folder: Path) -> None:
    with at_rest(folder, "test", None):
        (folder / "a").chmod(0o500)
        try:
            with pytest.raises(InputFileError, match="can't write"):
                change(folder, CHANGES)
        finally:
            (folder / "a").chmod(0o700)
    assert (folder / "a" / "old.md").read_bytes() == b"old"


def test_a_corpus_that_no_import_has_touched_is_read_without_a_trace(folder: Path) -> None:
    assert read_at_rest([folder], "test", None, lambda: tree(folder)) == tree(folder)
    assert not (folder / LOCK).exists()


def test_what_was_read_while_the_first_change_began_is_read_again(folder: Path) -> None:
    found = []

    def read() -> None:
        found.append(tree(folder))
        if len(found) == 1:
            with at_rest(folder, "writer", None):
                change(folder, CHANGES)
        else:  # now nobody changes it
            with pytest.raises(InputFileError, match="another reader"), at_rest(folder, "writer", None):
                pass

    read_at_rest([folder], "reader", None, read)
    assert found[1:] == [AFTER]


def test_a_change_whose_first_step_fails_is_taken_back(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As on Windows, where another program has the file open."""
    before = tree(folder)

    def refused(_: Path, step: together._Step) -> None:
        raise PermissionError(13, "Permission denied", step.name)

    with at_rest(folder, "test", None):
        with monkeypatch.context() as patch:
            patch.setattr(together, "_do", refused)
            with pytest.raises(InputFileError, match=r"can't write a/old.md \(Permission denied\)"):
                change(folder, CHANGES)
        assert tree(folder) == before
        change(folder, CHANGES)
    assert tree(folder) == AFTER


def test_a_folder_that_vanishes_is_one_line(folder: Path) -> None:
    with at_rest(folder, "test", None):
        shutil.rmtree(folder)
        with pytest.raises(InputFileError, match="No such file or directory"):
            change(folder, CHANGES)
    assert not folder.exists()
    assert not list(folder.parent.glob(".*.unfinished"))
