"""The report: what became of every line."""

from __future__ import annotations

from pathlib import Path

import msgspec

from judge.importing.recognise import recognise
from judge.importing.report import Report, report_of, report_text
from judge.importing.source import read_source, split_lines

DATA = Path(__file__).parent / "data"


def report(name: str) -> Report:
    source = read_source(DATA / f"{name}.txt")
    return report_of(recognise(source.lines), source.name, len(source.lines))


def test_the_counts_make_up_the_file() -> None:
    for path in (DATA / f"{name}.txt" for name in ("errata", "glossary", "mixed", "outline", "rulebook")):
        found = report(path.stem)
        assert found.total == found.assigned + len(found.furniture) + len(found.unassigned) + found.blank
        assert sum(found.kinds.values()) == len(found.entries)
        inside = {n for entry in found.entries for first, last in entry.lines for n in range(first, last + 1)}
        texts = path.read_text(encoding="utf-8").split("\n")
        assert found.assigned == sum(bool(texts[n - 1]) for n in inside)


def test_the_text_names_entries_kinds_and_lines() -> None:
    text = report_text(report("mixed"))
    assert text.splitlines()[0] == "mixed.txt → saltmarsh: Saltmarsh FAQ (vs-system)"
    assert "7 entries: 2 card, 2 errata, 3 rule" in text
    assert "15-15,17-18" not in text  # a single line is written as one
    assert "15,17-18  saltmarsh/reed-bed-errata  (errata)" in text
    assert "Set aside: 4 lines" in text
    assert "           9  part heading: 2. Boats" in text
    assert "Not assigned" not in text
    assert "Warnings" not in text


def test_the_text_lists_every_line_not_assigned_and_every_warning() -> None:
    lines = split_lines("what is this\n\nand this.\n\n1. Gulls\n\nGulls fly.\n\n2. Crabs\n")
    text = report_text(report_of(recognise(lines), "x.txt", len(lines)))
    assert "Not assigned: 3 lines" in text
    assert "           1  what is this" in text
    assert "           9  2. Crabs" in text
    assert "Warnings: 1\n             9  nothing stands under '2. Crabs'" in text
    assert "no title found" in text
    assert "1 entry: 1 rule" in text


def test_the_report_travels_as_json() -> None:
    found = report("errata")
    assert msgspec.json.decode(msgspec.json.encode(found), type=Report) == found
