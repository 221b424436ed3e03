"""Dumps in which no blank line stands above a heading, and an order of lines that makes no sense of them."""

from __future__ import annotations

import random
import textwrap
from pathlib import Path

from judge.importing.parting.recognise import recognise
from judge.importing.reading.source import read_source
from judge.importing.torn.recognised import recognised_torn

WORDS = [
    "tide",
    "anchor",
    "player",
    "deck",
    "turn",
    "counts",
    "draws",
    "harbour",
    "shore",
    "twice",
    "lantern",
    "keel",
    "each",
    "other",
    "may",
    "not",
    "until",
    "leaves",
]
NAMES = [
    "Opening the Harbour",
    "Lamp Oil",
    "Who May Row",
    "Borrowed Boats",
    "Storm Tokens",
    "Ending a Watch",
    "Lost Cargo",
    "Low Water",
]


def prose(seed: int, sentences: int = 4) -> list[str]:
    dice = random.Random(seed)
    said = [" ".join(["The", *dice.choices(WORDS, k=dice.randint(9, 16))]) + "." for _ in range(sentences)]
    return textwrap.wrap(" ".join(said), 60)


def dump(*, numbered: bool = False) -> str:
    lines = ["Harbour Watch Rulebook", ""]
    for n, name in enumerate(NAMES):
        lines += [name, *prose(n)]
        lines += [f"{n + 1}.{part} {line}" for part, line in enumerate(prose(n + 50), 1)] if numbered else []
    return "\n".join(lines)


def titles(folder: Path, text: str) -> list[str]:
    (folder / "x.txt").write_text(text)
    return [entry.title for entry in recognise(read_source(folder / "x.txt").lines, doc="d").entries]


def test_a_name_between_sentences_heads_what_is_below_it(tmp_path: Path) -> None:
    assert titles(tmp_path, dump()) == NAMES


def test_a_part_with_terms_of_its_own_leaves_the_others_their_headings(tmp_path: Path) -> None:
    terms = sorted(f"{word} {n}" for n, word in enumerate(WORDS[:12]))
    terms = [
        f"{term.rstrip('0123456789 ')}: {prose(n + 80, 1)[0].removesuffix('.')} now." for n, term in enumerate(terms)
    ]
    found = titles(tmp_path, "\n".join([dump(), "Glossary", *terms]))
    assert set(NAMES) <= set(found)
    assert len(found) >= len(NAMES) + 10


def test_two_glossaries_behind_each_other_are_both_read(tmp_path: Path) -> None:
    first = [f"{letter}nchor: It holds {n} boats and no more." for n, letter in enumerate("abcdefghklmn")]
    second = [f"{letter}torm: It sinks {n} boats at once." for n, letter in enumerate("abcdefghklmn")]
    found = titles(
        tmp_path, "\n".join(["Harbour Terms", "", *first, "Weather Terms", "These are words for the weather.", *second])
    )
    assert len([title for title in found if title.endswith("nchor")]) == len(first)
    assert len([title for title in found if title.endswith("torm")]) == len(second)


def test_small_and_large_names_parted_from_their_texts_are_terms(tmp_path: Path) -> None:
    names = ["Admiral", "anchor", "berth", "Boom", "cargo", "dock", "Eddy", "ferry", "Gale", "harbour", "jetty", "Keel"]
    text = "\n\n".join(
        f"{name}\n\nWhat {name} means is said once, in the rule of number {n}, and holds everywhere."
        for n, name in enumerate(names)
    )
    assert titles(tmp_path, f"Glossary of the Harbour\n\n{text}") == names


def test_an_order_that_leaves_many_lines_nowhere_is_none(tmp_path: Path) -> None:
    """Captions of pictures stand between the lines of a text that is in order."""
    lines: list[str] = []
    for n, name in enumerate(NAMES * 3):
        told = prose(n, 6)
        lines += ["", *([f"Berth Number {n}", ""] if n % 8 == 3 else []), f"{name} {n}"]
        lines += [*told[:3], "", f"Picture of Boat {n}", "", *told[3:]]
    (tmp_path / "x.txt").write_text("\n".join(lines))
    source = read_source(tmp_path / "x.txt")
    found = recognised_torn(source, lambda some: recognise(some, doc="d"), lambda _: ())
    assert found is not None
    assert len(found.unassigned) <= 0.1 * sum(bool(line.text.strip()) for line in source.lines)
    assert "goes on here in mid-sentence" in found.doubts[0].message
