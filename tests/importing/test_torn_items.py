"""Items of lists between which a picture tore a gap, and lists of what a chapter holds."""

from __future__ import annotations

import pytest

from judge.importing.parting.recognise import recognise
from judge.importing.reading.source import split_lines

SECTIONS = ["Lamps", "Piers of a harbour", "Fog and bells", "Boats", "The tide"]
ITEMS = "{name}\n1. The first point says what it is.\n2. The second one says what it does, and\ngoes on.\n3. The third ends it.\n\n"
# A picture inside a sentence leaves blank lines, its own letters, or both.
TORN = {
    "a gap": "1. Buoys are cards of their own. They have the\n\nicon.\n\n2. Each buoy belongs to one pier.\n",
    "a gap and letters": "1. A buoy moves by the\n\n+1\n\nsign on it, and never otherwise.\n\n2. Each buoy belongs to one pier.\n",
    "a quoted picture": "1. If a buoy has “floats at\n\n3 or more cards\n\n” on it, it floats.\n\n2. Each buoy belongs to one pier.\n",
}


@pytest.mark.parametrize("torn", TORN)
def test_points_behind_a_picture_stay_points(torn: str) -> None:
    text = "Harbour Rules\n\n" + "".join(ITEMS.format(name=name) for name in SECTIONS)
    text += "Buoys\n" + TORN[torn] + "3. The last of them ends the game.\n\n" + ITEMS.format(name="The end")
    found = recognise(split_lines(text))
    assert [entry.title for entry in found.entries] == [*SECTIONS, "Buoys", "The end"]
    assert "The last of them ends the game." in str(found.entries[-2].paragraphs)


@pytest.mark.parametrize("count", [3, 5])
def test_a_count_that_gaps_part_everywhere_opens_rules(count: int) -> None:
    rules = "".join(f"{n}. Rule number {n} says something of its own.\n\n" for n in range(1, count + 1))
    found = recognise(split_lines(f"Harbour Rules\n\nRules\n\n{rules}"))
    assert [entry.section for entry in found.entries] == [str(n) for n in range(1, count + 1)]


@pytest.mark.parametrize("is_named", [True, False])
def test_the_list_of_a_chapter_is_no_entry(is_named: bool) -> None:
    chapters = {"Setup": SECTIONS[:3], "Play": [*SECTIONS[3:], "Winning the game"], "Ends": ["Ties", "Scores", "Ranks"]}
    top = "Contents\nSetup\nPlay\nEnds\n\n" if is_named else ""
    text = "Harbour Rules\n\n" + top
    for chapter, names in chapters.items():
        text += "\n".join([chapter, *names]) + "\n\n" + "".join(ITEMS.format(name=name) for name in names)
    found = recognise(split_lines(text))
    assert [entry.title for entry in found.entries] == [name for names in chapters.values() for name in names]
    listed = [line.text for line in found.furniture if line.reason == "table of contents"]
    assert {name for names in chapters.values() for name in names} <= set(listed)


def test_names_that_do_not_come_again_are_no_list() -> None:
    text = "Harbour Rules\n\n" + "".join(ITEMS.format(name=name) for name in SECTIONS)
    text += "Boats that float\nThe ferry\nThe barge\nThe dinghy\n"
    found = recognise(split_lines(text))
    assert "table of contents" not in {line.reason for line in found.furniture}
    assert "The dinghy" in str(found.entries[-1])
