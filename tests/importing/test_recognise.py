"""Recognition on small dumps of every family of layout (``data/``, own text)."""

from __future__ import annotations

from pathlib import Path

import pytest

from judge.importing.model import Entry, Recognised
from judge.importing.parting.recognise import recognise
from judge.importing.reading.source import read_source, split_lines
from judge.rulings.dates import parse_date_range
from judge.rulings.model import Point, Ruling

DATA = Path(__file__).parent / "data"

EXPECTED = {
    "outline": """
        1-legality rule 1 12-12
        2-tidal rule 2 14-20
        2.1-tidal-ebb rule 2.1 22-26
        2.2-tidal-characters rule 2.2 28-32
        3.1-lit-lanterns rule 3.1 36-41
        3.2-errata-to-fog-bell errata 3.2 43-47
        anchor-point-team-up card - 51-57
        captain-brine-old-salt card - 59-67
        drowned-gate card - 70-78
        eel-s-h-o-a-l-scout card - 80-85
    """,
    "rulebook": """
        312.5a rule 312.5a 12-12
        312.5c rule 312.5c 14-16
        807.9 rule 807.9 18-18
        405.3 rule 405.3 20-23
        becomes-a-watcher rule - 25-27
        changing-lamps rule - 29-33
        moth-night-flyer card - 37-46
        snuffed-out card - 48-56
        wick-last-light-errata errata - 60-74
        two-matches-errata errata - 76-84
    """,
    "glossary": """
        moor keyword - 8-12
        tidal keyword - 14-19
        tidal-ebb keyword - 21-23
        salvage-reveal keyword - 25-35
        rigging keyword - 39-47
        pay-rig-this-turn rule - 51-55
        legend-cards rule - 57-59
    """,
    "errata": """
        tw-12-harpooners-oath errata TW_12 15-16
        errata-general errata - 18-19
        tw-31-gull-roost errata TW_31 21-23
        tw-7-kraken errata TW_7 25-27
        reduction rule - 33-35
        the-letter-x rule - 37-39
        phase-0-dawn timing Phase_0 42-43
        phase-1-tide-phase timing Phase_1 45-47
        faq-can-i-attack-a-sunken-zone faq - 49-50
        faq-does-a-card-drawn-at-dawn-count-for-the-tide faq - 52-55
    """,
    "mixed": """
        1-reeds rule 1 5-7
        2.1-rowing rule 2.1 11-13
        reed-bed-errata errata 2.1 15-15,17-18
        mud-bank-errata errata 2.1 15-15,20-21
        2.2-sinking rule 2.2 23-25
        heron-still-hunter card - 29-35
        never-row-alone card - 37-42
    """,
}
SET_ASIDE = {
    "outline": [1, 3, 5, 6, 7, 10, 34, 49, 69, 87],
    "rulebook": [1, 3, 5, 6, 8, 10, 35, 58, 86, 87, 88],
    "glossary": [2, 4, 6, 37, 49],
    "errata": [1, 3, 4, 5, 6, 8, 10, 11, 13, 29, 31, 41, 57, 59, 61],
    "mixed": [1, 3, 9, 27],
}


def of(name: str) -> Recognised:
    return recognise(read_source(DATA / f"{name}.txt").lines)


def entry(name: str, slug: str) -> Entry:
    return next(entry for entry in of(name).entries if entry.slug == slug)


def of_text(text: str) -> Recognised:
    return recognise(split_lines(text))


@pytest.mark.parametrize("name", EXPECTED)
def test_every_entry_has_its_id_kind_section_and_lines(name: str) -> None:
    found = [
        f"{entry.slug} {entry.kind} {(entry.section or '-').replace(' ', '_')} "
        + ",".join(f"{first}-{last}" for first, last in entry.lines)
        for entry in of(name).entries
    ]
    assert found == [line.strip() for line in EXPECTED[name].strip().splitlines()]


@pytest.mark.parametrize("name", SET_ASIDE)
def test_the_page_is_set_aside_and_nothing_else(name: str) -> None:
    result = of(name)
    assert [item.line for item in result.furniture] == SET_ASIDE[name]
    assert result.unassigned == ()
    assert all(item.reason for item in result.furniture)


def test_the_facts_of_a_document_are_not_those_of_the_page() -> None:
    facts = of("outline").facts
    assert (facts.title, facts.full_title) == ("Tidewatch FAQ", "Tidewatch Frequently Asked Questions")
    assert (facts.published, facts.posted) == ("2008-10-03", "2011-03-02")
    assert facts.compiled_by == "Ana Holm, with help from Ben Ruiz"
    assert facts.game == "vs-system"
    assert of("rulebook").facts.published == ""
    assert of("glossary").facts.published == "Spring 2021"
    assert of("glossary").facts.game == "vs-remix"
    assert of("errata").facts.title == "Tidewatch FAQ 1.2"


@pytest.mark.parametrize(
    ("name", "slug", "facts"),
    [
        (
            "outline",
            "captain-brine-old-salt",
            "Character · cost 5 · Harbour / Deep Ones · 9 ATK / 10 DEF · flight · range",
        ),
        ("outline", "eel-s-h-o-a-l-scout", "Character · cost 1 · S.H.O.A.L. · 1 ATK / 1 DEF"),
        ("rulebook", "moth-night-flyer", "Character · cost 2 · Wings · 3 ATK / 1 DEF · flight"),
        ("rulebook", "wick-last-light-errata", "Character · cost 6 · Wings · 11 ATK / 9 DEF"),
        ("mixed", "heron-still-hunter", "Character · Marsh · Mutant—Physical"),
        ("mixed", "reed-bed-errata", "Location · cost 2"),
        ("mixed", "never-row-alone", "Plot Twist"),
    ],
)
def test_a_card_has_its_fact_line(name: str, slug: str, facts: str) -> None:
    assert entry(name, slug).facts == facts


def test_power_text_ends_where_the_ruling_begins() -> None:
    card = entry("outline", "drowned-gate")
    assert [power.lines for power in card.powers] == [("Activate >>> Send target Deep Ones character to the wharf.",)]
    assert [paragraph.text for paragraph in card.paragraphs] == [
        "The target need not be visible. If two Drowned Gates are in play, • each may be activated once; and "
        "• neither readies the other."
    ]


def test_old_and_new_text_are_kept_apart() -> None:
    card = entry("rulebook", "wick-last-light-errata")
    assert [(power.label, power.lines) for power in card.powers] == [
        ("old", ("Wick cannot be stunned.", "Discard a card >>> Ready Wick.")),
        ("new", ("Wick cannot be stunned while lit.", "Discard a card >>> Ready Wick.")),
    ]
    assert [paragraph.text for paragraph in card.paragraphs] == [
        "This change keeps a game with Wick from never ending."
    ]


def test_text_that_updates_the_printed_card_is_new() -> None:
    assert [power.label for power in entry("outline", "captain-brine-old-salt").powers] == ["new"]
    assert [power.label for power in entry("mixed", "reed-bed-errata").powers] == ["new"]
    assert [power.label for power in entry("outline", "anchor-point-team-up").powers] == [""]
    assert [power.lines for power in entry("errata", "tw-31-gull-roost").powers] == [
        ("Forced: When a gull leaves play, draw a card.",)
    ]


def test_examples_and_notes_stand_under_their_paragraph() -> None:
    rule = entry("outline", "2.1-tidal-ebb")
    assert len(rule.paragraphs) == 1
    assert rule.paragraphs[0].examples == (
        "Ebb Warden has no counter as it comes into play. Put one on it as the next recovery phase starts.",
    )
    assert entry("rulebook", "312.5c").paragraphs[0].notes == (
        "Leave a gap, so that everyone sees which row is which.",
    )
    assert entry("errata", "tw-7-kraken").paragraphs[0].examples == ("Ann copies Squall without paying. X is 0.",)


def test_a_quotation_that_runs_over_paragraphs_stays_one() -> None:
    result = of_text(
        "Reeds FAQ\n\n1. Reeds\n\nExample: A reads, “Play A.\n\nThen B.\n\nOngoing: C.” You play A.\n\nEnd of it.\n"
    )
    assert [paragraph.text for paragraph in result.entries[0].paragraphs] == [
        "A reads, “Play A. Then B. Ongoing: C.” You play A.",
        "End of it.",
    ]


def test_a_known_section_gives_its_id() -> None:
    date = parse_date_range("2008")
    known = Ruling("other/2.2-stunned", "other", "vs-system", "rule", "2.2", "x", date, (Point(1, "x"),))
    lines = read_source(DATA / "outline.txt").lines
    assert "2.2-stunned" in [entry.slug for entry in recognise(lines, doc="other", known=[known]).entries]
    assert "2.2-tidal-characters" in [entry.slug for entry in recognise(lines, doc="tidewatch", known=[known]).entries]


def test_a_document_is_known_by_its_entries() -> None:
    date = parse_date_range("2008")
    slugs = [entry.slug for entry in of("mixed").entries]
    known = [
        Ruling(f"marsh/{slug}", "marsh", "vs-system", "rule", None, slug, date, (Point(1, "x"),)) for slug in slugs
    ]
    lines = read_source(DATA / "mixed.txt").lines
    assert recognise(lines, known=known).doc == "marsh"
    assert recognise(lines, known=known[:3]).doc == "saltmarsh"
