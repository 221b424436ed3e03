"""Recognition where something is lost, doubled, swapped or broken: what is found, and what is reported."""

from __future__ import annotations

from pathlib import Path

from judge.importing.model import Recognised, SourceLine
from judge.importing.parting.recognise import recognise
from judge.importing.reading.source import read_source, split_lines

DATA = Path(__file__).parent / "data"


def of(name: str) -> Recognised:
    return recognise(read_source(DATA / f"{name}.txt").lines)


def of_text(text: str) -> Recognised:
    return recognise(split_lines(text))


def test_a_second_entry_of_a_name_is_kept_and_reported() -> None:
    block = "Gull, Loud\nCharacter, 2, Harbour, 2/2\nGull flies.\n\n\nGull flies over anything.\n\n"
    result = of_text(f"Gulls FAQ\n\n{block}{block}")
    assert [entry.slug for entry in result.entries] == ["gull-loud", "gull-loud-2"]
    assert [entry.title for entry in result.entries] == ["Gull, Loud", "Gull, Loud (2)"]
    assert [(doubt.line, "already on line 3" in doubt.message) for doubt in result.doubts] == [(10, True)]


def test_a_ruling_that_speaks_of_another_card_is_a_warning() -> None:
    gull = "Gull, Loud\nCharacter, 2, Harbour, 2/2\nGull flies.\n\n\n{}\n\n"
    crab = "Crab, Slow\nCharacter, 1, Harbour, 0/3\nCrab cannot ready.\n\n\n{}\n\n"
    right = of_text("Shore FAQ\n\n" + gull.format("Gull flies over all.") + crab.format("Crab stays exhausted."))
    swapped = of_text("Shore FAQ\n\n" + gull.format("Crab stays exhausted.") + crab.format("Gull flies over all."))
    assert right.doubts == ()
    assert [doubt.line for doubt in swapped.doubts] == [8, 15]
    assert "don't fit 'Gull, Loud'; they name Crab" in swapped.doubts[0].message


def test_a_lost_name_gives_no_lines_to_the_card_above() -> None:
    result = of_text(
        "Shore FAQ\n\nGull, Loud\nCharacter, 2, Harbour, 2/2\nGull flies.\n\n\nGull flies over all.\n\n"
        "Character, 1, Harbour, 0/3\nCrab cannot ready.\n\n\nCrab stays exhausted.\n"
    )
    assert [entry.lines for entry in result.entries] == [((3, 8),)]
    assert [item.line for item in result.unassigned] == [10, 11, 14]
    assert any(doubt.line == 10 for doubt in result.doubts)


def test_a_missing_gap_is_a_warning() -> None:
    result = of_text("Shore FAQ\n\nGull, Loud\nCharacter, 2, Harbour, 2/2\nGull flies.\nGull flies over all.\n")
    assert result.entries[0].lines == ((3, 6),)
    assert ["no gap" in doubt.message for doubt in result.doubts] == [True]


def test_missing_blank_lines_between_cards_lose_no_card() -> None:
    text = (DATA / "outline.txt").read_text(encoding="utf-8")
    lines = text[text.index("Anchor Point") :].split("\n")
    doubled = [not line and not lines[n - 1] for n, line in enumerate(lines)]
    # Single blank lines go, the double ones before the rulings stay.
    kept = [line for n, line in enumerate(lines) if line or doubled[n] or (n + 1 < len(lines) and doubled[n + 1])]
    assert len(kept) < len(lines)
    titles = [entry.title for entry in of_text("Tidewatch FAQ\n\n" + "\n".join(kept)).entries]
    assert titles == ["Anchor Point, Team-Up", "Captain Brine, Old Salt", "Drowned Gate", "Eel, S.H.O.A.L. Scout"]


def test_running_heads_and_page_numbers_are_set_aside_inside_an_entry() -> None:
    page = "Shore Rules Summary\n{}\n"
    rule = "1. Gulls\n\nGulls fly.\n\n" + page.format(1) + "\nGulls land.\n\n2. Crabs\n\nCrabs walk.\n\n"
    result = of_text("Shore FAQ\n\n" + rule + page.format(2) + "\nCrabs stop.\n\n" + page.format(3))
    assert [(entry.slug, entry.lines) for entry in result.entries] == [
        ("1-gulls", ((3, 5), (10, 10))),
        ("2-crabs", ((12, 14), (19, 19))),
    ]
    assert {item.reason for item in result.furniture} == {"title", "running head", "page number"}


def test_a_sentence_that_repeats_is_no_running_head() -> None:
    block = "Gull {0}, Loud\nCharacter, 2, Harbour, 2/2\nGull flies.\n\n\nGulls fly over all.\n\n"
    result = of_text("Shore FAQ\n\n" + "".join(block.format(word) for word in ("One", "Two", "Three", "Four")))
    assert [len(entry.paragraphs) for entry in result.entries] == [1, 1, 1, 1]


def test_numbers_inside_a_ruling_open_no_section() -> None:
    result = of_text(
        "Shore FAQ\n\nGull, Loud\nCharacter, 2, Harbour, 2/2\nGull flies.\n\n\nDo this:\n\n1. Land.\n\n2. Take off.\n"
    )
    assert [entry.lines for entry in result.entries] == [((3, 12),)]


def test_a_number_out_of_order_is_reported() -> None:
    result = of_text("Shore FAQ\n\n2. Crabs\n\nCrabs walk.\n\n1. Gulls fly over everything that stands in their way.\n")
    assert [entry.slug for entry in result.entries] == ["2-crabs"]
    assert [doubt.line for doubt in result.doubts] == [7]


def test_lines_in_another_order_keep_their_numbers() -> None:
    lines = [
        SourceLine(number, text)
        for number, text in [(5, "Reduction"), (6, ""), (9, "Nothing at all,"), (3, "falls below zero.")]
    ]
    result = recognise([SourceLine(1, "Shore FAQ"), SourceLine(2, ""), *lines])
    assert [entry.lines for entry in result.entries] == [((5, 5), (9, 9), (3, 3))]


def test_nothing_that_looks_like_a_ruling_gives_no_entries() -> None:
    result = of_text("dear diary,\ntoday it rained.\n\nthen it stopped.\n")
    assert result.entries == ()
    assert [item.line for item in result.unassigned] == [1, 2, 4]


def test_a_title_on_two_lines_is_one() -> None:
    result = of_text("Harbour Storm\n\nFrequently Asked Questions\n\nby Ana Holm\n\n1. Gulls\n\nGulls fly.\n")
    assert (result.facts.title, result.doc) == ("Harbour Storm FAQ", "harbour-storm")
    assert [item.line for item in result.furniture] == [1, 3, 5]
    assert result.unassigned == ()


def test_a_sentence_broken_before_a_number_opens_no_section() -> None:
    text = "Shore FAQ\n\n1. Gulls\n\nGulls fly over whatever stands on the shore, and more than\n2. Crabs as well.\n"
    assert [entry.lines for entry in of_text(text).entries] == [((3, 6),)]


def test_a_keyword_opens_below_text_where_a_blank_line_was_lost() -> None:
    result = of_text("Shore Glossary\n\nMOOR:\n\nMoor is a keyword.\nTIDAL:\n\nTidal is one too.\n")
    assert [(entry.slug, entry.lines) for entry in result.entries] == [("moor", ((3, 5),)), ("tidal", ((6, 8),))]


def test_broken_lines_are_joined_in_power_text_and_ruling() -> None:
    card = of_text(
        "Shore FAQ\n\nGull, Loud\nCharacter, 2, Harbour, 2/2\nWhenever Gull attacks, you may\nreveal your hand.\nGull flies.\n\n\n"
        "Gull flies over\nall that walks. It lands later.\n"
    ).entries[0]
    assert card.powers[0].lines == ("Whenever Gull attacks, you may reveal your hand.", "Gull flies.")
    assert [paragraph.text for paragraph in card.paragraphs] == ["Gull flies over all that walks. It lands later."]


def test_where_only_single_gaps_stand_the_end_of_the_power_text_is_reported_as_a_guess() -> None:
    head = "Shore FAQ\n\nGull, Loud\nCharacter, 2, Harbour, 2/2\nGull flies.\n\n"
    one = of_text(head + "Gull flies over all.\n")
    two = of_text(head + "Gull cannot ready.\n\nGull flies over all.\n")
    assert (one.entries[0].powers[0].lines, one.doubts) == (("Gull flies.",), ())
    assert two.entries[0].powers[0].lines == ("Gull flies.", "Gull cannot ready.")
    assert ["is a guess" in doubt.message for doubt in two.doubts] == [True]


def test_a_heading_is_found_where_the_blank_line_above_it_was_lost() -> None:
    text = (DATA / "rulebook.txt").read_text(encoding="utf-8").replace("\n\nChanging Lamps", "\nChanging Lamps")
    assert [entry.slug for entry in of_text(text).entries] == [entry.slug for entry in of("rulebook").entries]


def test_a_document_without_blank_lines_is_reported() -> None:
    text = (DATA / "outline.txt").read_text(encoding="utf-8")
    messages = [doubt.message for doubt in of_text(text.replace("\n\n", "\n").replace("\n\n", "\n")).doubts]
    assert sum("hardly a blank line" in message for message in messages) == 1
    assert not any("hardly a blank line" in doubt.message for doubt in of("outline").doubts)


def test_announced_errata_that_do_not_follow_lose_no_line() -> None:
    text = "Shore FAQ\n\n1. Gulls\n\nGulls fly.\n\nOne card has received errata:\n\nReed Bed, Location, 2\nCharacter, Marsh\nIt hides.\n"
    result = of_text(text)
    assert [item.line for item in result.unassigned] == [7]
    assert [entry.lines for entry in result.entries] == [((3, 5),), ((9, 11),)]


def test_a_number_before_a_cards_name_is_kept() -> None:
    (entry,) = of_text(
        "Shore FAQ\n\nTWA-014 Gull, Loud\nCharacter, 2, Harbour, 2/2\nGull flies.\n\n\nGull flies over all.\n"
    ).entries
    assert (entry.slug, entry.section, entry.title) == ("gull-loud", "TWA-014", "Gull, Loud")
