"""The output of a batch is removed, replaced, cut, or written to by somebody else while the run is at work: it says so, and his bytes stay.

With ``--attacks 100``: each change after each row of six, in both forms, begun anew, resumed and with ``--force``.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from judge.answers import Answer
from judge.batch import Row
from judge.batch.results import ResultFile
from tests.helpers.batches import Place, is_one_line

pytestmark = pytest.mark.skipif(os.name == "nt", reason="an open file is neither removed nor renamed there")
ROWS = 6


@pytest.fixture
def place(tmp_path: Path, invented_index: Path, invented_corpus: Path) -> Place:
    (tmp_path / "sub").mkdir()
    return Place(tmp_path, invented_index, invented_corpus)


def replaced_by_a_copy(out: Path) -> None:
    shutil.copy(out, out.with_name("copy"))
    out.with_name("copy").rename(out)


def replaced_in_an_editor(out: Path) -> None:
    out.rename(out.with_name("backup"))
    out.write_bytes(out.with_name("backup").read_bytes())


def appended(out: Path, data: bytes = b"FOREIGN\n") -> None:
    with out.open("ab") as file:
        file.write(data)


def written_over(out: Path) -> None:
    with out.open("r+b") as file:
        file.seek(-3, os.SEEK_END)
        file.write(b"XYZ")


def cut_and_refilled(out: Path) -> None:
    size = out.stat().st_size
    out.write_bytes(b"F" * size)


def linked_elsewhere(out: Path) -> None:
    out.rename(out.with_name("moved"))
    out.with_name("other").write_bytes(b"FOREIGN\n")
    out.symlink_to("other")


def folder_replaced_by_a_file(out: Path) -> None:
    shutil.rmtree(out.parent)
    out.parent.touch()


def replaced_by_a_folder(out: Path) -> None:
    out.unlink()
    out.mkdir()


CHANGES: dict[str, tuple[Callable[[Path], object], str]] = {
    "removed": (Path.unlink, "was removed or renamed"),
    "renamed": (lambda out: out.rename(out.with_name("moved")), "was removed or renamed"),
    "folder removed": (lambda out: shutil.rmtree(out.parent), "was removed or renamed"),
    "folder replaced by a file": (folder_replaced_by_a_file, "was removed or renamed"),
    "replaced by a copy": (replaced_by_a_copy, "another file has taken the place"),
    "replaced in an editor": (replaced_in_an_editor, "another file has taken the place"),
    "replaced by a folder": (replaced_by_a_folder, "another file has taken the place"),
    "linked elsewhere": (linked_elsewhere, "another file has taken the place"),
    "emptied": (lambda out: os.truncate(out, 0), "has 0 bytes"),
    "cut": (lambda out: os.truncate(out, out.stat().st_size - 1), "bytes, where judge left"),
    "made longer": (lambda out: os.truncate(out, out.stat().st_size + 1), "bytes, where judge left"),
    "appended to": (appended, "bytes, where judge left"),
    "appended a row of ours": (lambda out: appended(out, out.read_bytes().splitlines(True)[-1]), "where judge left"),
    "written over": (written_over, "does not hold what judge wrote"),
    "cut and refilled": (cut_and_refilled, "does not hold what judge wrote"),
}


def state(folder: Path) -> dict[str, bytes]:
    """What stands in all files of a folder but the records of runs."""
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file() and path.suffix != ".judge"
    }


def changed_after(
    place: Place, row: int, change: Callable[[Path], object], *options: str
) -> tuple[dict[str, bytes], str]:
    """Run a batch during which somebody changes its output once ``row`` is written; what stood there then, and what the run told."""
    out, write = place.folder / options[2], ResultFile.write
    stood: list[dict[str, bytes]] = []

    def followed(results: ResultFile, answer: Answer, asked: Row) -> None:
        write(results, answer, asked)
        if results.done == row:
            change(out)
            stood.append(state(place.folder))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ResultFile, "write", followed)
        done = place.batch(*options)
    assert (done.returncode, is_one_line(done.stderr)) == (2, True), done.stderr
    return stood[0], done.stderr


@pytest.mark.parametrize("how", ["anew", "resumed", "forced"])
@pytest.mark.parametrize("what", CHANGES)
def test_it_is_told_in_a_line_and_what_stands_there_stays(place: Place, what: str, how: str, attacks: int) -> None:
    change, told = CHANGES[what]
    place.write("q.jsonl", ROWS)
    for out in ("sub/out.jsonl", "sub/out.csv"):
        whole = place.whole("q.jsonl", Path(out).name)
        for row in range(1, ROWS + 1) if attacks > 1 else (2, ROWS):
            shutil.rmtree(place.folder / "sub", ignore_errors=True)
            (place.folder / "sub").unlink(missing_ok=True)
            (place.folder / "sub").mkdir()
            if how != "anew":
                (place.folder / out).write_bytes(whole[: len(whole) // 2] if how == "resumed" else b"old\n" * 1000)
            options = {"anew": (), "resumed": ("--resume",), "forced": ("--force",)}[how]
            if how == "resumed" and row < ROWS and told == "does not hold what judge wrote":
                continue  # found as it is compared, and told as in a file that was there before
            stood, message = changed_after(place, row, change, "q.jsonl", "-o", out, *options)
            assert told in message
            left = state(place.folder)
            if told == "does not hold what judge wrote":  # which is seen at the end: the rows between stand behind it
                assert left.keys() == stood.keys()
                assert all(left[name].startswith(stood[name]) for name in stood)
            else:
                assert left == stood


def test_bytes_that_come_between_the_look_and_the_row_are_kept_and_told(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    from judge.batch import record, results

    place.write("q.jsonl", ROWS)
    write_all = record.write_all
    out = place.folder / "out.jsonl"
    written: list[bytes] = []

    def late(file: object, data: bytes) -> None:
        written.append(data)
        if len(written) == 3:
            appended(out)
        write_all(file, data)  # type: ignore[arg-type]

    monkeypatch.setattr(results, "write_all", late)
    done = place.batch("q.jsonl", "-o", "out.jsonl")
    assert (done.returncode, is_one_line(done.stderr)) == (2, True)
    assert "bytes, where judge left" in done.stderr
    assert out.read_bytes() == b"".join([*written[:2], b"FOREIGN\n", written[2]])


def test_a_file_put_back_is_gone_on_with(place: Place) -> None:
    place.write("q.jsonl", ROWS)
    whole = place.whole("q.jsonl", "out.jsonl")
    changed_after(place, 3, lambda out: out.rename(out.with_name("moved")), "q.jsonl", "-o", "out.jsonl")
    (place.folder / "moved").rename(place.folder / "out.jsonl")
    assert place.batch("q.jsonl", "-o", "out.jsonl", "--resume").returncode == 0
    assert (place.folder / "out.jsonl").read_bytes() == whole
    assert not (place.folder / "out.jsonl.judge").exists()


def test_what_leaves_name_and_bytes_alone_ends_no_run(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    place.write("q.jsonl", ROWS)
    whole = place.whole("q.jsonl", "out.jsonl")
    write = ResultFile.write

    def followed(results: ResultFile, answer: Answer, asked: Row) -> None:
        write(results, answer, asked)
        os.utime(place.folder / "out.jsonl")
        (place.folder / "out.jsonl").chmod(0o644)
        (place.folder / f"link{results.done}.jsonl").hardlink_to(place.folder / "out.jsonl")
        (place.folder / "out.jsonl.judge").unlink(missing_ok=True)

    monkeypatch.setattr(ResultFile, "write", followed)
    done = place.batch("q.jsonl", "-o", "out.jsonl")
    assert done.returncode == 0, done.stderr
    assert (place.folder / "out.jsonl").read_bytes() == whole
