"""Names in another type at the begin of paragraphs, without a gap between these, as printed rules have glossaries and card changes."""

from __future__ import annotations

import textwrap
from pathlib import Path

import pytest

from judge.importing.model import Recognised
from judge.importing.parting.recognise import recognise
from judge.importing.reading.source import read_source
from tests.helpers.drawn import Shown, drawn

SIZE, LEADING, LETTERS = 9.0, 11.0, 60
TERMS = [
    ("Anchor", "holds a boat at its pier until the end of the turn, whatever the tide does."),
    ("Fog bank", "hides all the lamps of one harbour from every rival. It goes when its owner's turn ends."),
    ("Keeper", "means whoever lit the lamp last. Nobody is the keeper of a lamp that has never been lit at all."),
    ("Pier, sunken", "is a pier on which no boat may be put until somebody has paid for its repair in full."),
    ("Tide", "comes once in a turn of each player, and before anything else that happens then."),
]


def page(rows: list[tuple[str, str, bool]], look: str) -> bytes:
    """Rows of a name (in a look), text behind it, and whether they are a heading, line below line without a gap."""
    shown: list[Shown] = []
    y = 740.0
    for name, text, is_heading in rows:
        name = name.upper() if look == "capitals" else name
        wrapped = textwrap.wrap(f"{name} {text}".strip(), LETTERS)
        for n, line in enumerate(wrapped):
            size = 14.0 if is_heading else SIZE
            y -= size - SIZE
            if n or not name or look == "capitals":
                shown.append(Shown(60, y, line, size))
            else:
                shown.append(Shown(60, y, name, size, bold=look == "bold", italic=look == "italic"))
                begin = 60 + 0.6 * size * (len(name) + 1)
                shown.append(Shown(begin, y, line[len(name) + 1 :], size))
            y -= LEADING
    return drawn([shown])


def read(folder: Path, data: bytes) -> Recognised:
    (folder / "x.pdf").write_bytes(data)
    return recognise(read_source(folder / "x.pdf").lines)


def rules(names: list[tuple[str, str]], sign: str) -> list[tuple[str, str, bool]]:
    setup = "Every player lays out a harbour of three piers, and puts one boat at each of them before the first turn."
    end = "The game ends as soon as somebody has lit the last lamp of the harbour, even in the fog of a rival."
    rows = [("", "Harbour Lights Rules", True), ("", "Setup", True), ("", setup, False), ("", "Glossary", True)]
    rows += [(f"{name}{sign}", text.capitalize() if sign else text, False) for name, text in names]
    return [*rows, ("", "End of the game", True), ("", end, False)]


@pytest.mark.parametrize("sign", ["", ":"])
@pytest.mark.parametrize("look", ["italic", "bold", "capitals"])
def test_each_name_opens_an_entry(tmp_path: Path, look: str, sign: str) -> None:
    found = read(tmp_path, page(rules(TERMS, sign), look))
    titles = [entry.title.lower() for entry in found.entries]
    assert titles == ["setup", *(name.lower() for name, _ in TERMS), "end of the game"]
    told = {entry.title.lower(): " ".join(each.text for each in entry.paragraphs) for entry in found.entries}
    for name, text in TERMS:
        assert told[name.lower()].lower().endswith(text.lower())


def test_an_example_in_the_same_look_stays_with_its_name(tmp_path: Path) -> None:
    some = [*TERMS[:2], ("Example:", "A boat at the pier stays there."), *TERMS[2:]]
    found = read(tmp_path, page(rules(some, ""), "italic"))
    assert [entry.title for entry in found.entries] == ["Setup", *(name for name, _ in TERMS), "End of the game"]
    assert "A boat at the pier stays there." in str(found.entries[2].paragraphs)


@pytest.mark.parametrize("count", [1, 2])
def test_a_name_here_and_there_opens_nothing(tmp_path: Path, count: int) -> None:
    plain = [
        ("", "A lamp that burns is seen from every pier of its harbour, and by all who pass it in a boat.", False)
    ] * 1
    rows = rules(TERMS[:count], "")
    found = read(tmp_path, page([*rows[:4], *plain, *rows[4:]], "italic"))
    assert [entry.title for entry in found.entries] == ["Setup", "Glossary", "End of the game"]


def test_a_cover_of_who_made_what_is_no_entry(tmp_path: Path) -> None:
    cover = [
        ("", "Harbour Lights Handbook Version 2.1 - March 2009", True),
        ("", "Game design by Ana Holm. All pictures of boats by Ben Ruiz and Carla Weir", False),
        ("", "Printed by Dora Press", False),
        ("", "Edited by Emil Stone", False),
        ("", "Cards drawn by Fay Moor and painted by her brother", False),
    ]
    found = read(tmp_path, page([*cover, *rules(TERMS, ":")[1:]], "italic"))
    assert found.entries[0].title == "Setup"
    assert {line.reason for line in found.furniture if "Printed" in line.text} == {"about the document"}
