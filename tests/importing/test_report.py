"""The report: what became of every line."""

from __future__ import annotations

from pathlib import Path

import msgspec

from judge.importing.parting.recognise import recognise
from judge.importing.reading.source import read_source
from judge.importing.report import Report, report_of

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


def test_the_report_travels_as_json() -> None:
    found = report("errata")
    assert msgspec.json.decode(msgspec.json.encode(found), type=Report) == found
