"""How a file is cut into lines: at the line ends of every system, and within bounds."""

from __future__ import annotations

import io
import re
import tracemalloc
from pathlib import Path
from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge.batch import Row, lines, questions, read_questions
from judge.errors import InputFileError

LESS = 100_000  # bytes
MAC = b"what is press?\rcan klaw be KOd?\rwhat is for lunch?\r"


@pytest.mark.parametrize(
    "content", [MAC, MAC[:-1], MAC.replace(b"\r", b"\r\n"), MAC.replace(b"\r", b"\r\r\n"), b"\xef\xbb\xbf" + MAC]
)
def test_text_with_the_line_ends_of_any_system_holds_a_question_a_line(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "q.txt").write_bytes(content)
    rows = list(read_questions(str(tmp_path / "q.txt")))
    assert [row.question for row in rows] == ["what is press?", "can klaw be KOd?", "what is for lunch?"]


def test_an_old_mac_s_file_longer_than_a_line_may_be_is_read_whole(tmp_path: Path) -> None:
    (tmp_path / "q.txt").write_bytes(MAC * 30_000)
    rows = list(read_questions(str(tmp_path / "q.txt")))
    assert len(rows) == 90_000
    assert rows[-1] == Row(90_000, "what is for lunch?")


@given(
    content=st.lists(st.sampled_from([b"a", b"b", b"\r", b"\n", b"\r\n", b" "]), max_size=60).map(b"".join),
    longest=st.integers(2, 9),
)
def test_wherever_it_is_read_in_parts_the_lines_are_the_same(content: bytes, longest: int) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(lines, "LONGEST", longest)
        found = list(lines._cut(io.BytesIO(content), at_cr=True))
    expected = [None if len(line) > longest else line for line in re.split(rb"\r\n|\r|\n", content) if line]
    assert [line and line.rstrip(b"\r\n") for line in found if line is None or line.strip(b"\r\n")] == expected


class Endless(io.RawIOBase):
    """Gives a beginning, then the same bytes again and again; counts what was read."""

    def __init__(self, start: bytes, again: bytes) -> None:
        self.read_bytes = 0
        self._left = start
        self._again = again * (65_536 // len(again))

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: memoryview) -> int:  # type: ignore[override]
        part = (self._left or self._again)[: len(buffer)]
        self._left = self._left[len(part) :]
        buffer[: len(part)] = part
        self.read_bytes += len(part)
        return len(part)


@pytest.mark.parametrize("again", [b"y\n", b'","\n', b"\xff\n", b"\n", b"x" * 1000 + b"\n"])
@pytest.mark.parametrize(("start", "count"), [(b'question\nfirst\n"\n', 1), (b'"\n', 0), (b'question\n"\n', 0)])
def test_a_quote_that_is_never_closed_is_not_followed_without_end(
    monkeypatch: pytest.MonkeyPatch, start: bytes, count: int, again: bytes
) -> None:
    for module in (lines, questions):
        monkeypatch.setattr(module, "LONGEST", LESS)  # a tenth of it takes a tenth of the time
    stream = Endless(start, again)
    readline = io.BufferedReader(stream).readline
    monkeypatch.setattr("sys.stdin", SimpleNamespace(buffer=SimpleNamespace(readline=readline)))
    rows: list[Row] = []
    tracemalloc.start()
    with pytest.raises(InputFileError, match=r"the record of stdin that begins in line \d is longer than"):
        rows.extend(read_questions("-", "csv"))
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert (len(rows) <= count, stream.read_bytes < 3 * LESS, most < 300 * LESS) == (True, True, True)
    assert all(row.error is None for row in rows)
