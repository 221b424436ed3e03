"""Markdown whose rules bear numbers of three digits: an ordered list by its signs, rules by their order."""

from __future__ import annotations

from pathlib import Path

import pytest

from judge.importing.model import Recognised
from judge.importing.parting.recognise import recognise
from judge.importing.reading.source import read_source

THINGS = ("lamp", "anchor", "bell", "crate", "rope", "oar", "sail", "mast", "buoy", "net", "hook", "barrel")
PARTS = {
    "points": ("", ".1", ".2"),
    "letters": ("", ".a", ".b"),
    "both": ("", ".1", ".1.a", ".1.b.2", ".2"),
    "close": ("", ".1a", ".1b"),
}


def read(text: str, tmp_path: Path) -> Recognised:
    path = tmp_path / "rules.md"
    path.write_text(text, encoding="utf-8")
    return recognise(read_source(path).lines, name="rules")


@pytest.mark.parametrize("first", [1, 101, 350])
@pytest.mark.parametrize("parts", list(PARTS))
@pytest.mark.parametrize(
    "form",
    [
        "{0}. Each {1} {2} by day.\n",
        "**{0}.** Each {1} {2} by day.\n",
        "**{0}**. Each {1} {2} by day.\n\n",
        "{0}. **Each {1}** {2} by day.\n",
        "{0}. Each {1} {2} by\n    day.\n",
        "{0}. Each {1} {2} by\nday.\n",
    ],
)
def test_each_number_of_three_digits_that_counts_on_opens_a_rule(
    first: int, parts: str, form: str, tmp_path: Path
) -> None:
    text, sections = "# Lantern Bay Rules\n\n## Of Things\n\n", []
    for n, thing in enumerate(THINGS, first):
        for m, part in enumerate(PARTS[parts]):
            sections.append(f"{n:03}{part}")
            text += form.format(sections[-1], thing, f"moves {m + 2} yards")
        text += "\n" if n % 4 == 0 else ""
    found = read(text, tmp_path)
    assert [entry.section for entry in found.entries] == sections
    for entry, section in zip(found.entries, sections, strict=True):
        words = f"{entry.title} {' '.join(paragraph.text for paragraph in entry.paragraphs)}"
        assert THINGS[int(section[:3]) - first] in words
    assert not found.unassigned


def test_steps_and_points_inside_such_rules_stay_items(tmp_path: Path) -> None:
    text = "# Lantern Bay Rules\n\n"
    for n, thing in enumerate(THINGS, 201):
        text += f"{n}. To lift a {thing}:\n    1. Name the {thing}.\n    2. Pay for the {thing}.\n    - Nobody may answer.\n"
    found = read(text, tmp_path)
    assert [entry.section for entry in found.entries] == [str(n) for n in range(201, 213)]


@pytest.mark.parametrize("count", [1, 5, 40])
def test_lists_of_steps_stay_lists(count: int, tmp_path: Path) -> None:
    text = "# Lantern Bay Rules\n\n"
    for thing in THINGS:
        text += f"## The {thing}\n\nIt is lifted so:\n\n{count}. Name it.\n{count + 1}. Pay for it.\n{count + 2}. Lift it.\n\n"
    found = read(text, tmp_path)
    assert [entry.title for entry in found.entries] == [f"The {thing}" for thing in THINGS]


def test_lists_that_begin_anew_stay_lists_whatever_their_numbers(tmp_path: Path) -> None:
    text = "# Lantern Bay Rules\n\n"
    for thing in THINGS:
        text += f"## The {thing}\n\nIt costs:\n\n300. by day\n200. at night\n100. for its keeper\n\n"
    found = read(text, tmp_path)
    assert [entry.title for entry in found.entries] == [f"The {thing}" for thing in THINGS]
