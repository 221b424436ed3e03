"""Entries as Markdown in the corpus dialect, sentence by sentence."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge.errors import Defect, InputFileError
from judge.importing.model import Entry, Facts, Paragraph, Recognised
from judge.importing.parting.sentences import sentences
from judge.importing.write import document_of, markdown_of, points_of
from judge.rulings.dates import parse_date_range
from judge.rulings.model import Document, PowerText, Ruling
from judge.rulings.reader import read_document


def recognised(*entries: Entry, facts: Facts | None = None) -> Recognised:
    facts = facts or Facts(title="Shore FAQ", published="2008-10-03", game="vs-system")
    return Recognised("shore", facts, entries, (), (), (), ())


def entry(title: str = "Gulls", **given: object) -> Entry:
    values = {"slug": "gulls", "kind": "rule", "section": None, "form": "headings", "part": "", "lines": ((1, 1),)}
    return Entry(title=title, **(values | {"paragraphs": (Paragraph("Gulls fly."),)} | given))  # type: ignore[arg-type]


def read_back(tmp_path: Path, *entries: Entry) -> list[Ruling]:
    result = recognised(*entries)
    path = tmp_path / "shore.md"
    path.write_text(markdown_of(document_of(result), entries), encoding="utf-8")
    defects: list[Defect] = []
    _, rulings = read_document(path, defects)
    assert defects == []
    return rulings


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Gulls fly. Crabs walk.", ["Gulls fly.", "Crabs walk."]),
        ("Dr. Moss sees J. R. Brine. He waves.", ["Dr. Moss sees J. R. Brine.", "He waves."]),
        ("It reads, “Flies. Lands.” You choose.", ["It reads, “Flies. Lands.”", "You choose."]),
        ('It reads, "Flies. Lands." You choose.', ['It reads, "Flies. Lands."', "You choose."]),
        ("Gulls fly (Not far. Never.) all day. Crabs?", ["Gulls fly (Not far. Never.) all day.", "Crabs?"]),
        ("Play Row On! only once. Then stop!", ["Play Row On! only once.", "Then stop!"]),
        ("Live . . . or Die is a card. So is Wait... What.", ["Live . . . or Die is a card.", "So is Wait... What."]),
        ("It has 2.5 wings, e.g. Two. More?", ["It has 2.5 wings, e.g. Two.", "More?"]),
        ("It becomes a gull.” It flies.", ["It becomes a gull.”", "It flies."]),
        ("Choose X. You lose X.", ["Choose X.", "You lose X."]),
        ("", []),
    ],
)
def test_sentences_end_where_they_end(text: str, expected: list[str]) -> None:
    assert sentences(text) == expected


@given(st.text(alphabet='AaB. !?"“”()[]…1x', max_size=80))
def test_sentences_lose_nothing(text: str) -> None:
    assert "".join(" ".join(sentences(text)).split()) == "".join(text.split())


def test_examples_and_notes_stand_under_the_last_sentence_above_them(tmp_path: Path) -> None:
    paragraphs = (
        Paragraph("Gulls fly. Crabs walk.", ("One flies.", "Two fly."), ("Why not?",)),
        Paragraph("Eels swim."),
    )
    points = read_back(tmp_path, entry(paragraphs=paragraphs))[0].points
    assert [(point.text, point.examples, point.notes) for point in points] == [
        ("Gulls fly.", (), ()),
        ("Crabs walk.", ("One flies.", "Two fly."), ("Why not?",)),
        ("Eels swim.", (), ()),
    ]


def test_errata_without_a_ruling_have_the_new_text_as_points() -> None:
    powers = (PowerText("old", ("Flies.",)), PowerText("new", ("Flies far.", "Lands.")))
    points = points_of(entry(kind="errata", powers=powers, paragraphs=()))
    assert [point.text for point in points] == ["Flies far.", "Lands."]


def test_cards_carry_facts_and_powers_and_rules_a_section(tmp_path: Path) -> None:
    card = entry(
        "Gull, Loud", slug="gull-loud", kind="card", facts="Character · cost 2", powers=(PowerText("", ("Flies.",)),)
    )
    rule = entry("Loud (very)", slug="2.1-loud", section="2.1")
    rulings = read_back(tmp_path, card, rule)
    assert [(ruling.id, ruling.kind, ruling.facts, ruling.section) for ruling in rulings] == [
        ("shore/gull-loud", "card", "Character · cost 2", None),
        ("shore/2.1-loud", "rule", None, "2.1"),
    ]
    assert rulings[0].powers == (PowerText("", ("Flies.",)),)


STRUCTURE = [
    "- x",
    "+ x",
    "* x",
    "1. x",
    "12) x",
    "# x",
    "> x",
    ">>> x",
    "```",
    "~~~ x",
    "<div>",
    "===",
    "---",
    "* * *",
    "_ _ _",
    "x #",
]
STRUCTURE += [
    "Old: x",
    "New: x",
    "Example: x",
    "Note: x",
    "[x]: y",
    "| a | b |",
    "    x",
    "\\",
    "&amp;",
    "<!-- x",
    "![x](y)",
    "a\\",
]


@pytest.mark.parametrize("text", STRUCTURE)
def test_words_that_look_like_markdown_stay_words(tmp_path: Path, text: str) -> None:
    one = entry(
        text,
        kind="errata",
        facts=text,
        powers=(PowerText("", (text, text)), PowerText("new", (text,))),
        paragraphs=(Paragraph(text, (text,), (text,)),) * 2,
    )
    ruling = read_back(tmp_path, one)[0]
    bare = "".join(text.replace("\\", "").split())
    said = [ruling.title, ruling.facts or "", *(line for power in ruling.powers for line in power.lines)]
    said += [part for point in ruling.points for part in (point.text, *point.examples, *point.notes)]
    assert ["".join(part.replace("\\", "").split()) for part in said] == [bare] * len(said)
    assert len(said) == 11


def test_front_matter_is_what_the_document_or_the_caller_says() -> None:
    stated = Facts("Shore FAQ", "Shore Frequently Asked Questions", "2008-10", "2009-04-09", "Ana: Holm", "vs-system")
    document = document_of(recognised(facts=stated))
    assert (document.published.text, document.in_force.text, document.game) == ("2008-10", "2008-10", "vs-system")
    assert (document.compiled_by, document.source) == ("Ana: Holm", "Shore Frequently Asked Questions")
    other = document_of(recognised(facts=stated), game="vs-remix", published="about 2007")
    assert (other.published.text, other.game) == ("about 2007", "vs-remix")


def test_a_known_document_keeps_its_dates() -> None:
    published, in_force = parse_date_range("2006-08-29"), parse_date_range("2006-09-23")
    known = Document("shore", "Shore FAQ", "vs-remix", published, in_force, "Ben", "Shore")
    document = document_of(recognised(), known=known)
    assert (document.published, document.in_force, document.game) == (published, in_force, "vs-remix")


@pytest.mark.parametrize(
    ("facts", "named", "cause"),
    [
        (Facts(published="2008"), {}, "nothing in the document tells its game"),
        (Facts(published="2008", game="vs-system"), {"game": "chess"}, "'chess' is no game"),
        (Facts(game="vs-system", posted="2009-04-09"), {}, "the page bears 2009-04-09, the day of a post"),
        (Facts(game="vs-system"), {"published": "soon"}, "'soon' is no date"),
    ],
)
def test_what_the_dialect_needs_and_nobody_says_is_one_line(facts: Facts, named: dict[str, str], cause: str) -> None:
    with pytest.raises(InputFileError, match=cause):
        document_of(recognised(facts=facts), **named)  # type: ignore[arg-type]  # names of parameters
