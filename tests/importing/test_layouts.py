"""Layouts that people write FAQs in, as text, Markdown and pages: what opens an entry there, and what is set aside."""

from __future__ import annotations

from pathlib import Path

import pytest

from judge.importing.model import Recognised
from judge.importing.parting.recognise import recognise
from judge.importing.reading.source import read_source

COUNTED_QUESTIONS = """TIDE & TALON FREQUENTLY ASKED QUESTIONS
Version 2.3 - 14 March 2011

GENERAL

1) May I play a Current in my opponent's draw step?
   No. Currents are played in your own flow step only, unless the card
   says "at any time".

2) What happens if my deck runs out of cards?
   You lose at the end of that turn, not at once.

CARD QUESTIONS

3) Does Old Harpooner hit vessels that entered this turn?
   Yes. It asks for a vessel, and that is one.

4) Is the Lighthouse a vessel?
   No. It is a building.
"""
LETTERED_RULES = """Tide & Talon Organised Play
Tournament Rules

These rules take effect on 1 September 2014.

1. Players
1.1 Duties of a player
1.1.a Players come to the table on time with a legal deck.
1.1.b A player who is late by more than five minutes
loses the first game.
1.2 Decks
1.2.R1 A deck has exactly fifty cards.
3.2 Disqualification
The head judge alone disqualifies.
Appendix A. Time limits
Rounds of Swiss last fifty minutes.
"""
CARDS_OF_SETS = """Tide & Talon - Errata and Rulings

Last revised: 22-Mar-2012

Undertow (Deep Water, 14): Should read: "Choose a vessel."
Lighthouse (First Light, 7): This card is a building. It was printed
without a type.
Grey Gull (Spring Tide, P3): The gull has Flying.
"""
UNDERLINED = """Tide & Talon Player's FAQ
=========================
Last modified: 12 Aug 1998

Table of Contents
-----------------
1. The basics
   1.1 What is a vessel?
   1.2 What is a reef?
2. Credits

1. The basics
=============

1.1 What is a vessel?
---------------------

A vessel is a card that fights.

1.2 What is a reef?
-------------------

Five cards that guard you.

2. Credits
==========

Thanks to Tom and Kit.
"""
WIKI_TEXT = """== Undertow ==

Undertow is a keyword.

=== Stacking ===

* each copy is counted

== Drowning ==

A drowned vessel goes to the abyss.
"""
BRACKETS = """Harbour Duel Judge Bulletin No. 7
Date: 2018.05.21

[001] Lamp
A lamp burns until its keeper leaves.

[002] Fog
In fog a lamp shines on one ship only.

[003] Bell
A bell is heard by all.

[004] Rope
A rope binds two ships.
"""
POLISH = """Morze i Szpony: Wyjaśnienia
Obowiązuje od 1 marca 2021

Źródło światła
Latarnia świeci tylko na jeden statek.

Łódź!
Łódź nie jest statkiem.

„Ślepy” Maciek
Widzi we mgle.
"""
BOLD = """**Tide and Talon Basic Rules**

**I. The Pieces**

Each player has a deck and a reef.

**A. The deck**

Fifty cards.

**B. The reef**

Five cards, face down.

**II. The Turn**

**A. Flow**

Draw a card.

**B. Ebb**

Discard down to seven.

**GLOSSARY**

Abyss – where drowned vessels lie.

Current – a card that is played once.

Reef – five cards that guard you.

Vessel – a card that fights.
"""
QUOTES = """# Canon

## Index

- Undertow
- Drowning
- Flying

## Undertow

> "Choose a vessel.
>
> Q: Which one?
>
> A: Any.

## Drowning

> Every vessel can be drowned.[^1]

## Flying

> What flies can't be drowned.
>
> THE GULL FLIES

## Change log

- 2022/11/05: added Flying

[^1]: Judge chat,
    12 May 2009
"""
WIKI_PAGE = """<html><head><title>Rulings by keyword - Talon Wiki</title></head><body><h1>Rulings by keyword</h1>
<ul><li><a href="#u">1 Undertow</a></li><li><a href="#d">2.1 Drowning</a></li></ul>
<h2><a href="#u">Undertow</a> [edit]</h2><p>It is a keyword.</p><h2>Drowning [edit | edit source]</h2><p>It goes to the abyss.</p>
<h2>Hide</h2><p>Nobody sees it.</p><h2>References</h2><ol><li>Judge chat, 12 May 2009</li></ol><p>Return to the index</p></body></html>"""
CASES = {
    "questions.txt": (
        COUNTED_QUESTIONS,
        [
            "May I play a Current in my opponent's …",
            "What happens if my deck runs out of …",
            "Does Old Harpooner hit vessels that entered this …",
            "Is the Lighthouse a vessel?",
        ],
        "2011-03-14",
    ),
    "rules.txt": (
        LETTERED_RULES,
        [
            "Players come to the table on time with …",
            "A player who is late by more than …",
            "A deck has exactly fifty cards",
            "Disqualification",
            "Time limits",
        ],
        "2014-09-01",
    ),
    "sets.txt": (
        CARDS_OF_SETS,
        ["Undertow (Deep Water, 14)", "Lighthouse (First Light, 7)", "Grey Gull (Spring Tide, P3)"],
        "2012-03-22",
    ),
    "underlined.txt": (UNDERLINED, ["What is a vessel?", "What is a reef?"], "1998-08-12"),
    "wiki.txt": (WIKI_TEXT, ["Undertow", "Stacking", "Drowning"], ""),
    "brackets.txt": (BRACKETS, ["Lamp", "Fog", "Bell", "Rope"], "2018-05-21"),
    "polish.txt": (POLISH, ["Źródło światła", "Łódź!", "„Ślepy” Maciek"], "2021-03-01"),
    "bold.md": (
        BOLD,
        ["I. The Pieces", "A. The deck", "B. The reef", "A. Flow", "B. Ebb", "Abyss", "Current", "Reef", "Vessel"],
        "",
    ),
    "quotes.md": (QUOTES, ["Undertow", "Drowning", "Flying"], ""),
    "page.html": (WIKI_PAGE, ["Undertow", "Drowning", "Hide"], ""),
}


def read(tmp_path: Path, name: str, text: str) -> Recognised:
    path = tmp_path / name
    path.write_text(text, encoding="utf-8")
    return recognise(read_source(path).lines, name=path.stem)


@pytest.mark.parametrize("name", CASES)
def test_each_layout_gives_its_entries_and_its_date(tmp_path: Path, name: str) -> None:
    text, titles, published = CASES[name]
    found = read(tmp_path, name, text)
    assert [entry.title for entry in found.entries] == titles
    assert found.facts.published == published


def test_a_table_of_contents_is_set_aside_up_to_what_it_names_first(tmp_path: Path) -> None:
    names = "\n".join(f"   {number}. Rule of {number}" for number in range(100, 110))
    rules = "\n\n".join(f"{number}.1. Rule {number} says something, and this is it." for number in range(103, 106))
    found = read(tmp_path, "x.txt", f"Shore Rules\n\nContents\n\n1. Shore\n{names}\n\nCredits\n\n1. Shore\n\n{rules}\n")
    assert [entry.section for entry in found.entries] == ["103.1", "104.1", "105.1"]
    assert sum(aside.reason == "table of contents" for aside in found.furniture) == 13


def test_what_a_document_says_of_itself_is_set_aside_with_what_stands_below_it(tmp_path: Path) -> None:
    found = read(
        tmp_path,
        "x.md",
        "# Shore\n\n## Introduction\n\nRead it.\n\n### For whom?\n\nFor all.\n\n## Crab\n\nSideways.\n\n## Gull\n\nIt flies.\n\n"
        "## Introduction\n\nOf a crab to the shore.\n\n## Credits\n\nAna.\n",
    )
    assert [entry.title for entry in found.entries] == ["Crab", "Gull", "Introduction"]
    about = [aside.text for aside in found.furniture if aside.reason == "about the document"]
    assert about == ["Introduction", "Read it.", "For whom?", "For all.", "Credits", "Ana."]


def test_meanings_counted_below_a_word_are_no_entries(tmp_path: Path) -> None:
    words = "\n\n".join(
        f"{name}\n1. The {name} of a ship.\n2. The {name} of a lamp." for name in ("Keel", "Mast", "Rope")
    )
    assert [entry.title for entry in read(tmp_path, "x.txt", f"Glossary of ships\n\n{words}\n").entries] == [
        "Keel",
        "Mast",
        "Rope",
    ]
