"""The record of a batch: what it vouches for, and for nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from judge.batch.questions import Row
from judge.batch.record import HASH, Record
from judge.errors import InputFileError

MADE = {"judge": "1", "index": f"{HASH}abc", "-k": "5", "--game": None}
ASKED = [Row(n, f"question {n}") for n in range(1, 4)]
LINES = [b"row %d\n" % n for n in range(1, 4)]


@pytest.fixture
def output(tmp_path: Path) -> Path:
    """An output, beside which lies the record of three rows."""
    record = Record(tmp_path / "out.csv", MADE)
    for asked, line in zip(ASKED, LINES, strict=True):
        record.note(record.of(asked, line, "answered"))
    record.close(is_wanted=True)
    return tmp_path / "out.csv"


def test_a_record_vouches_for_its_rows_in_their_order(output: Path) -> None:
    record = Record(output, MADE)
    assert record.go_on() == []
    for asked, line in zip(ASKED, LINES, strict=True):
        assert record.vouched() == record.of(asked, line, "answered")
    assert record.vouched() is None


@pytest.mark.parametrize(
    "other",
    [
        (Row(1, "question 2"), LINES[0], "answered"),
        (Row(1, "question 1", game="vs-remix"), LINES[0], "answered"),
        (Row(1, "question 1", as_of="2006"), LINES[0], "answered"),
        (Row(1, "question 1", error="no"), LINES[0], "answered"),
        (ASKED[0], b"row 2\n", "answered"),
        (ASKED[0], LINES[0], "abstained"),
    ],
)
def test_a_record_vouches_for_no_other_row(output: Path, other: tuple[Row, bytes, str]) -> None:
    record = Record(output, MADE)
    record.go_on()
    assert record.vouched() != record.of(*other)


@pytest.mark.parametrize(
    ("made", "told"),
    [
        ({"-k": "3"}, ["with -k 5"]),
        ({"-k": None}, ["with -k 5"]),
        ({"--game": "vs-remix"}, ["without --game"]),
        ({"index": f"{HASH}def"}, ["with another index"]),
        ({"--new": "1", "judge": "2"}, ["with judge 1", "without --new"]),
    ],
)
def test_what_was_made_otherwise_is_named(output: Path, made: dict[str, str | None], told: list[str]) -> None:
    assert Record(output, {**MADE, **made}).go_on() == told


def test_what_is_written_on_goes_behind_what_was_read(output: Path) -> None:
    record = Record(output, MADE)
    record.go_on()
    record.vouched()
    record.step_back(record.of(ASKED[0], LINES[0], "answered"))
    record.note(record.of(ASKED[2], LINES[2], "error"))
    record.close(is_wanted=True)
    again = Record(output, MADE)
    again.go_on()
    assert again.vouched() == again.of(ASKED[2], LINES[2], "error")
    assert again.vouched() is None


def test_the_head_of_a_record_is_part_of_what_it_vouches_for(output: Path) -> None:
    at = output.with_name("out.csv.judge")
    at.write_bytes(at.read_bytes().replace(b'"-k":"5"', b'"-k":"4"'))
    record = Record(output, {**MADE, "-k": "4"})
    assert record.go_on() == []
    assert record.vouched() != record.of(ASKED[0], LINES[0], "answered")


def test_a_record_that_is_not_wanted_goes_and_one_that_somebody_else_put_there_stays(output: Path) -> None:
    at = output.with_name("out.csv.judge")
    record = Record(output, MADE)
    record.go_on()
    at.rename(output)
    at.write_bytes(b'{"judge batch":')
    record.close(is_wanted=False)
    assert at.exists()
    Record(output, MADE).close(is_wanted=False)
    assert not at.exists()


@pytest.mark.parametrize("kind", ["text", "folder", "link"])
def test_what_is_no_record_is_refused(tmp_path: Path, kind: str) -> None:
    at = tmp_path / "out.csv.judge"
    if kind == "text":
        at.write_bytes(b"precious")
    elif kind == "folder":
        at.mkdir()
    else:
        at.symlink_to("elsewhere")
    with pytest.raises(InputFileError, match=r"out\.csv\.judge belongs to this output and is no record"):
        Record(tmp_path / "out.csv", MADE)
