"""Steps that an entry counts open no entries, where headings open those; rules that parts count do."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from judge.importing.model import Recognised
from judge.importing.parting.recognise import recognise
from judge.importing.reading.source import read_source
from tests.helpers.drawn import Shown, drawn

NAMES = ["Anchor", "Buoy", "Cargo", "Dock", "Ebb", "Ferry", "Gull", "Harbour", "Island", "Jetty", "Keel", "Lantern"]
STEPS = {
    "Cargo": ["Loading: Put the goods on deck.", "Weighing: Count what lies there.", "Sailing: The boat may leave."],
    "Gull": ["Feeding: It takes a fish from the market.", "Resting: It sits down on a mast."],
    "Keel": ["Cleaning: Lift the boat.", "Painting: Choose a colour.", "Drying: Wait a turn.", "Launching: Let go."],
}


def texts(number: str, *, is_bare: bool = False) -> list[tuple[str, list[str]]]:
    """Each name with its paragraphs; below some of them counted steps."""
    found = []
    for name in NAMES:
        steps = [number.format(n) + step for n, step in enumerate(STEPS.get(name, ()), 1)]
        told = [] if is_bare and steps else [f"What the {name.lower()} does in the harbour is told here."]
        last = ["All of this takes a single turn."] if steps else []
        found.append((name, [*told, *steps, *last]))
    return found


def imported(folder: Path, kind: str, entries: Sequence[tuple[str, Sequence[str]]]) -> Recognised:
    path = folder / f"x.{kind}"
    if kind == "pdf":
        shown: list[Shown] = []
        for name, paragraphs in entries:
            shown += [Shown(0, 0, name.upper(), 12, bold=True), *(Shown(0, 0, text) for text in ("", *paragraphs, ""))]
        pages = [
            [text._replace(x=48, y=740 - 16 * n) for n, text in enumerate(shown[at : at + 40]) if text.text]
            for at in range(0, len(shown), 40)
        ]
        path.write_bytes(drawn(pages))
    elif kind == "html":
        body = "".join(
            f"<h3>{name}</h3>" + "".join(f"<p>{text}</p>" for text in paragraphs) for name, paragraphs in entries
        )
        path.write_text(f"<html><body><h1>Harbour Glossary</h1>{body}</body></html>")
    else:
        sign = "### " if kind == "md" else ""
        blocks = []
        for name, paragraphs in entries:
            blocks.append(sign + name if sign else name.upper())
            blocks += [text.replace(". ", "\\. ", 1) if sign else text for text in paragraphs]
        path.write_text("\n\n".join(blocks) + "\n")
    return recognise(read_source(path).lines)


@pytest.mark.parametrize("kind", ["pdf", "html", "md", "txt"])
@pytest.mark.parametrize("number", ["{}. ", "{}) "])
def test_steps_below_the_text_of_a_heading_are_text_of_its_entry(tmp_path: Path, kind: str, number: str) -> None:
    entries = texts(number)
    found = imported(tmp_path, kind, entries)
    assert [entry.title.lower() for entry in found.entries] == [name.lower() for name in NAMES]
    for entry, (_, paragraphs) in zip(found.entries, entries, strict=True):
        said = " ".join(point.text for point in entry.paragraphs).replace("\\", "")
        assert all(text[4:] in said for text in paragraphs)


@pytest.mark.parametrize("kind", ["pdf", "html", "txt"])
def test_rules_that_are_more_than_the_headings_around_them_are_entries(tmp_path: Path, kind: str) -> None:
    entries = [(name, told[:1]) for name, told in texts("{}. ")]
    rules = [f"{n}. Rule {n} on boats says what happens at sea." for n in range(1, 16)]
    entries.insert(6, ("What holds for boats", ["Boats follow these.", *rules]))
    found = imported(tmp_path, kind, entries)
    assert [entry.section for entry in found.entries if entry.section] == [str(n) for n in range(1, 16)]


def test_numbers_right_below_a_heading_are_rules(tmp_path: Path) -> None:
    entries = [(name, told[:1]) for name, told in texts("{}. ")]
    entries.insert(
        6, ("What holds for boats", [f"{n}. Rule {n} on boats says what happens at sea." for n in (1, 2, 3)])
    )
    found = imported(tmp_path, "txt", entries)
    assert [entry.section for entry in found.entries if entry.section] == ["1", "2", "3"]
