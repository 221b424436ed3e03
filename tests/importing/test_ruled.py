"""Tables whose cells lines part: every cell stays with its row, however the lines were drawn and wherever a page breaks a row."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise, zip_longest
from pathlib import Path

import pytest

from judge.importing.parting.recognise import recognise
from judge.importing.reading.source import read_source
from tests.helpers.drawn import Shown, drawn

Rules = list[tuple[float, float, float, float]]
EDGES = (48, 140, 340, 565)
ROWS = 24
BIRDS = ["Gull", "Heron", "Tern", "Plover", "Dunlin", "Avocet", "Knot", "Eider", "Puffin", "Curlew"]


def strokes(rules: Rules) -> str:
    return "".join(f"{a} {b} m {c} {d} l S\n" for a, b, c, d in rules)


def thin_boxes(rules: Rules, end: str = "f") -> str:
    return "".join(f"{a - 0.25} {min(b, d) - 0.25} {c - a + 0.5} {abs(d - b) + 0.5} re {end}\n" for a, b, c, d in rules)


def one_path(rules: Rules) -> str:
    return "".join(f"{a} {b} m {c} {d} l\n" for a, b, c, d in rules) + "S\n"


def one_path_of_boxes(rules: Rules) -> str:
    return thin_boxes(rules, "") + "f\n"


def cells_of(n: int) -> tuple[list[str], list[str], list[str]]:
    bird = BIRDS[n % len(BIRDS)]
    topic = [f"{bird} {n}", *(["of the Shore"] if n % 3 == 0 else [])]
    asked = [
        f"- Can {bird.lower()} {n} be moved",
        "when the tide is low?",
        f"- Does {bird.lower()} {n} count",
        "twice?",
    ]
    told = [f"\u2022 Yes, {bird.lower()} {n} moves once", "in each of your turns.", f"\u2022 It counts {n} times"]
    told += ["while the tide is high.", "", f"\u2022 A third case of {n}", "is left to the pilot."]
    return topic, asked[: 4 if n % 2 else 2], told[: (7, 4, 2)[n % 3]]


def table(draw: Callable[[Rules], str], *, upright: bool, breaks: bool, closes: bool) -> bytes:
    """:param breaks: whether a page's end breaks a row, and ``closes`` whether a line stands there."""
    pages, drawings = [[Shown(48, 740, "Shore Answers", 16)]], list[str]()
    y = 700.0
    rules: Rules = [(EDGES[0], y, EDGES[-1], y)]
    for cells in ((["Topic"], ["Question"], ["Answer"]), *map(cells_of, range(ROWS))):
        lines = list(zip_longest(*cells, fillvalue=""))
        while lines:
            room = int((y - 66) // 11)
            if len(lines) > room and not (breaks and room > 1):
                taken = 0
            else:
                taken = min(len(lines), room)
                bottom = y - 11 * taken - 6
                for at, line in enumerate(lines[:taken]):
                    pages[-1] += [
                        Shown(x + 4, y - 10 - 11 * at, text, 8.5) for x, text in zip(EDGES, line, strict=False) if text
                    ]
                rules += [(x, bottom, x, y) for x in EDGES] if upright else []
                y, lines = bottom, lines[taken:]
                rules += [(EDGES[0], y, EDGES[-1], y)] if closes or not lines else []
            if lines:
                drawings.append(draw(rules))
                pages.append([])
                y = 740.0
                rules = [(EDGES[0], y, EDGES[-1], y)] if closes or not taken else []
    return drawn(pages, drawings=[*drawings, draw(rules)])


def _said(text: str) -> str:
    return " ".join(re.findall(r"\w+", text))


@pytest.mark.parametrize(
    ("upright", "breaks", "closes"),
    [(True, False, True), (True, True, True), (True, True, False), (False, False, True), (False, True, True)],
)
@pytest.mark.parametrize("draw", [strokes, thin_boxes, one_path, one_path_of_boxes])
def test_cells_stay_with_their_row(
    tmp_path: Path, draw: Callable[[Rules], str], upright: bool, breaks: bool, closes: bool
) -> None:
    (tmp_path / "x.pdf").write_bytes(table(draw, upright=upright, breaks=breaks, closes=closes))
    found = recognise(read_source(tmp_path / "x.pdf").lines)
    told = {
        entry.title: _said(" ".join(t for p in entry.paragraphs for t in (p.text, *p.examples, *p.notes)))
        for entry in found.entries
    }
    wanted = {
        " ".join(topic): _said(" ".join([*asked, *answer])) for topic, asked, answer in map(cells_of, range(ROWS))
    }
    assert told == wanted
    assert found.facts.title == "Shore Answers"
    assert not found.unassigned


def test_lines_across_two_full_columns_of_text_part_no_cells(tmp_path: Path) -> None:
    heights = (720, 560, 400, 240)
    page = [
        Shown(x, top - 14 - 11 * n, f"{word}{top} line {n} of what the gulls do.")
        for top in heights[:-1]
        for x, word in ((50, "left"), (320, "right"))
        for n in range(12)
    ]
    lines = [(48, y, 565, y) for y in heights]
    (tmp_path / "x.pdf").write_bytes(drawn([page], lines=lines))
    marks = [
        mark
        for line in read_source(tmp_path / "x.pdf").lines
        for mark in re.findall(r"(?:left|right)\d+", line.text)
        if line.mark != "cell"
    ]
    assert len(marks) == len(page)
    for above, below in pairwise(heights):
        between = [mark for mark in marks if mark.endswith(str(above))]
        assert between == [f"left{above}"] * 12 + [f"right{above}"] * 12, below
