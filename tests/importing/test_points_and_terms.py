"""What stands inside an entry or among entries and looks like the other: bold points, steps, terms called like parts of a page."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.helpers.recognised import read, titles

THINGS = ("lamp", "anchor", "bell", "crate", "rope", "oar", "sail", "mast", "buoy", "net", "hook", "barrel")
POINTS = ("By day", "At night", "In fog", "On the ebb", "On the flood", "In harbour")


def things(level: int = 2) -> str:
    return "".join(f"{'#' * level} The {thing}\n\nA {thing} is lifted once by its keeper.\n\n" for thing in THINGS)


@pytest.mark.parametrize("form", ["**{}:** ", "**{}**: ", "**{}.** ", "__{}__ - "])
@pytest.mark.parametrize("count", [2, 5, 6])
def test_points_in_bold_type_below_a_text_are_part_of_it(form: str, count: int, tmp_path: Path) -> None:
    points = "".join(
        f"{form.format(point)}A lamp costs {n} ropes to its keeper.\n\n" for n, point in enumerate(POINTS[:count], 2)
    )
    text = (
        f"# Lantern Bay\n\n{things()}## Costs\n\nWhat a lamp costs is told by the hour at which it is lit.\n\n{points}"
    )
    found = read(text, tmp_path)
    assert titles(found) == [*(f"The {thing}" for thing in THINGS), "Costs"]
    assert f"costs {count + 1} ropes" in " ".join(paragraph.text for paragraph in found.entries[-1].paragraphs)


@pytest.mark.parametrize("form", ["**{}:** ", "**{}**: "])
def test_names_in_bold_type_right_below_a_heading_open_entries(form: str, tmp_path: Path) -> None:
    points = "".join(
        f"{form.format(point)}A lamp costs {n} ropes to its keeper.\n\n" for n, point in enumerate(POINTS, 2)
    )
    found = read(f"# Lantern Bay\n\n{things()}## Words\n\n{points}", tmp_path)
    assert titles(found)[-len(POINTS) :] == list(POINTS)


@pytest.mark.parametrize("term", ["Copyright", "License", "Credits", "Sources"])
@pytest.mark.parametrize("place", [3, len(THINGS) // 2, len(THINGS)])
def test_a_term_may_be_called_like_what_a_document_says_of_itself(term: str, place: int, tmp_path: Path) -> None:
    heads = [f"The {thing}" for thing in THINGS]
    heads.insert(place, term)
    text = "# Lantern Bay\n\n## Parts of a card\n\n"
    text += "".join(f"### {head}\n\nIt stands at the lower edge and says who keeps it.\n\n" for head in heads)
    found = read(f"{text}## The turn\n\nEach player lights one lamp.\n", tmp_path)
    assert titles(found) == [*heads, "The turn"]


@pytest.mark.parametrize(
    "said",
    [
        "© Lantern Bay Press, all rights reserved.",
        "Written by Ana Holm in 2019.",
        "Made by Ana Holm and Ben Ruiz",
        "Write to ana@bay.example, please.",
    ],
)
def test_what_a_document_says_of_people_is_no_term(said: str, tmp_path: Path) -> None:
    text = f"# Lantern Bay\n\n## Things\n\n{things(3)}### Credits\n\n{said}\n\n## The turn\n\nEach player lights one lamp.\n"
    assert titles(read(text, tmp_path)) == [*(f"The {thing}" for thing in THINGS), "The turn"]


@pytest.mark.parametrize("term", ["Copyright", "Credits", "Licence"])
def test_a_section_beside_the_chapters_is_no_term(term: str, tmp_path: Path) -> None:
    text = f"# Lantern Bay\n\n{things()}## {term}\n\nThis text is free for all keepers.\n\n## The turn\n\nEach player lights a lamp.\n"
    assert titles(read(text, tmp_path)) == [*(f"The {thing}" for thing in THINGS), "The turn"]


@pytest.mark.parametrize(
    "form",
    [
        "<p><strong>{}. {}:</strong> {}</p>",
        "<p><b>{}.</b> {}: {}</p>",
        "<p><strong>{}) {}.</strong> {}</p>",
        "<p>{}. <em>{}:</em> {}</p>",
    ],
)
@pytest.mark.parametrize("times", [1, 2])
def test_steps_in_bold_type_below_headings_are_part_of_their_entries(form: str, times: int, tmp_path: Path) -> None:
    steps = "".join(
        f"{form.format(n, point, f'The keeper names {THINGS[n]} and bell.')}<p>Nobody may speak in between, not even for a {THINGS[n]}.</p>"
        for n, point in enumerate(POINTS[:4], 1)
    )
    text = "".join(
        f"<h3>The {thing}</h3><p>A {thing} is lifted once by its keeper.</p>"
        + (steps if n % 5 < times and n < 6 else "")
        for n, thing in enumerate(THINGS)
    )
    found = read(f"<html><body><h1>Lantern Bay</h1>{text}</body></html>", tmp_path, "rules.html")
    assert titles(found) == [f"The {thing}" for thing in THINGS]
