"""Documents as they are found: mail archives, old boards, run-in headings, questions that end otherwise, title pages."""

from __future__ import annotations

from pathlib import Path

import pytest

from judge.importing.asked_game import how_to_name
from judge.importing.model import Recognised
from judge.importing.parting.dates import stated_date
from judge.importing.parting.layout import clean
from judge.importing.parting.recognise import recognise
from judge.importing.reading.source import read_source, split_lines

DATA = Path(__file__).parent / "data" / "found"


def read(path: Path) -> Recognised:
    return recognise(read_source(path).lines, name=path.stem)


@pytest.mark.parametrize(
    ("name", "title", "titles"),
    [
        (
            "run-in-cards.txt",
            "Harbour Lights Rulings by Card",
            ["Ash Lantern", "Bell Buoy", "Cold Harbour", "Drift Net", "Evening Fog", "Final Tide"],
        ),
        (
            "run-in-rules.txt",
            "Tidewatch Compendium",
            ["Movement", "Attack", "Anchor", "Repair", "Cargo", "Harbour", "Weather"],
        ),
        (
            "run-in-capitals.txt",
            "Lost Mines card rulings",
            ["ARMOUR CLASS", "BLESSING", "CURSE", "DOOR", "TRAP", "GOBLIN"],
        ),
        (
            "run-in-dense.txt",
            "Old Gate Compendium",
            ["Alpha Gate", "Beta Gate", "Delta Gate", "Gamma Gate", "Mill", "Lighthouse", "Well"],
        ),
    ],
)
def test_a_name_with_a_dash_at_the_begin_of_a_paragraph_opens_an_entry(
    name: str, title: str, titles: list[str]
) -> None:
    found = read(DATA / name)
    assert found.facts.title == title
    assert [entry.title for entry in found.entries] == titles
    assert not any(":" in entry.title for entry in found.entries)


def test_a_few_dashes_among_numbers_open_nothing() -> None:
    text = "Rules\n\n" + "".join(f"{n}. Lamp - A lamp burns {n} times a day.\n\n" for n in range(1, 9))
    text += "".join(f"Sort {sign} - This is one of the sorts of lamp.\n\n" for sign in "ABCDEFG")
    assert all(entry.section for entry in recognise(split_lines(text)).entries)


@pytest.mark.parametrize(
    "name", ["board-rows.html", "board-two-rows.html", "board-one-row.html", "board-subjects.html"]
)
def test_a_post_in_rows_of_a_table_is_named_after_author_and_day(name: str) -> None:
    found = read(DATA / name)
    assert [entry.slug for entry in found.entries] == [
        "ana-2018-06-14",
        "ben-the-keeper-2018-06-15",
        "cyd-2018-06-15",
        "ana-2018-06-16",
        "dora-2018-06-17",
    ]
    said = " ".join(paragraph.text for entry in found.entries for paragraph in entry.paragraphs)
    assert "May a lamp be lit in fog?" in said
    assert "rofile" not in said
    assert "cannot post" not in said
    assert not found.unassigned or name in ("board-subjects.html",)


@pytest.mark.parametrize(
    ("name", "title", "firsts"),
    [
        ("mail-list.txt", "Lamps in fog", [2, 14, 38]),
        ("mail-box.txt", "HARBOUR: weekly rulings digest", [6, 20, 29]),
        ("mail-archive.txt", "harbour-rules", [3, 12, 19]),
    ],
)
def test_mails_part_at_their_envelope_lines_and_end_above_signatures(name: str, title: str, firsts: list[int]) -> None:
    found = read(DATA / name)
    assert found.facts.title == title
    assert [entry.lines[0][0] for entry in found.entries] == firsts
    said = [paragraph.text for entry in found.entries for paragraph in entry.paragraphs]
    assert not any("From " in text[:5] or "mailing list" in text or "scrubbed" in text or text == "--" for text in said)
    assert {"signature", "head of a mail"} <= {aside.reason for aside in found.furniture}
    assert not found.unassigned


@pytest.mark.parametrize(
    ("name", "count", "otherwise"),
    [
        ("asked-bold.html", 6, "Does a ship stop at a lamp? My friend says it does."),
        ("asked-plain.txt", 5, "Does a ship stop at a lit lamp? My opponent says that it does."),
        ("asked-marked.md", 4, "Is a ship in fog hidden from a lamp? I can't find it in the rules."),
    ],
)
def test_a_question_that_ends_otherwise_opens_an_entry(name: str, count: int, otherwise: str) -> None:
    found = read(DATA / name)
    assert [entry.kind for entry in found.entries] == ["faq"] * count
    assert otherwise in [entry.title for entry in found.entries]


@pytest.mark.parametrize(
    ("name", "title", "published", "count"),
    [
        ("front-slug-line.txt", "Harbour Lights Rules of Play", "", 3),
        ("front-underlined.txt", "Questions about Harbour Lights, answered by its makers", "2014-03-03", 4),
        ("front-columns.txt", "Harbour Lights Card Texts", "", 3),
        ("front-cut.html", "Harbour Lights - Frequently asked questions about the second edition", "", 4),
        ("front-handbook.txt", "The Harbour Lights Handbook", "2019", 3),
        ("front-page.txt", "HARBOUR LIGHTS Living Rulebook", "", 4),
        ("front-version.html", "Harbour Lights Rules", "2014-03", 3),
        ("front-contents.md", "front contents", "", 3),
    ],
)
def test_a_title_page_gives_title_and_day_and_no_entry(name: str, title: str, published: str, count: int) -> None:
    found = read(DATA / name)
    assert (found.facts.title, found.facts.published, len(found.entries)) == (title, published, count)
    assert not found.doubts


@pytest.mark.parametrize(
    ("text", "date"),
    [
        ("(Updated 4/9/19 by Ana)", "2019"),
        ("(Updated 4/9/19; first printed 3/29/18)", "2019-04-09"),
        ("(Updated 4/29/19)", "2019-04-29"),
        ("Last updated: 19th of December 2007", "2007-12-19"),
        ("Last revised on the 3rd of May 2009", "2009-05-03"),
        ("Rev. 3 (Sept 2010)", "2010-09"),
        ("Version 2.0 / 2024-05-06", "2024-05-06"),
        ("Rules as of 5/2007", "2007-05"),
        ("Überarbeitet am 12. Okt. 2009", "2009-10-12"),
        ("Mise à jour : 3 mars 2014", "2014-03-03"),
        ("v1.2 (12.03.2015)", "2015-03-12"),
        ("The rules (rev. 12/3/98)", "1998"),
        ("page 5/2007 of the book", ""),
        ("Version 10. Effective August 12, 2019", "2019-08-12"),
        ("v2.1 - effective from 3 May 2014", "2014-05-03"),
        ("Rev. 3 (effective as of 2010-09-01)", "2010-09-01"),
        ("The Lamp is banned, effective August 12, 2019", ""),
    ],
)
def test_a_day_is_read_as_people_write_it(text: str, date: str) -> None:
    assert stated_date([clean(line) for line in split_lines(text)]) == date


@pytest.mark.parametrize(
    ("title", "told"),
    [
        ("KeyForge Rulebook v1.3", '--game keyforge --game-name "KeyForge"'),
        ("HARBOUR LIGHTS FAQ (March 2014)", '--game harbour-lights --game-name "Harbour Lights"'),
        ("Netrunner: Comprehensive Rules", '--game netrunner --game-name "Netrunner"'),
        ("Frequently Asked Questions", '--game my-game --game-name "My Game"'),
    ],
)
def test_a_new_game_is_suggested_as_the_title_names_it(title: str, told: str) -> None:
    assert how_to_name(title, "a b.txt") == f"judge import 'a b.txt' {told}"


def test_what_holds_for_most_entries_is_one_doubt() -> None:
    cards = "".join(
        f"Lamp {name}\n\nHero, 3\n\nIt burns all night and {name} is its name.\n\n\n" for name in "abcdefghijkl"
    )
    doubts = recognise(split_lines(f"Harbour Lights Guide\n\n{cards}")).doubts
    assert len([doubt for doubt in doubts if "power text" in doubt.message]) <= 1


PLACES = ("Anchorage", "Beacon", "Channel", "Dock", "Estuary", "Ferry", "Gull", "Harbour")


@pytest.mark.parametrize("sign", [" - ", " -- ", " — "])
@pytest.mark.parametrize(
    "name", ["Ships: Ferry", "When may I light a lamp?", "What becomes of a ship that nobody sails any more?"]
)
def test_a_run_in_head_may_name_a_sort_or_ask(sign: str, name: str) -> None:
    said = "A keeper may do this once in each turn,\nand nobody else may do it."
    other = " - " if "—" in sign else " — "
    heads = [*PLACES[:3], name, *PLACES[3:]]
    text = "".join(f"{head}{sign}{said}\n\nIt costs nothing.\n\n" for head in heads)
    text += f"Old lamps{other}Those of the first set{other}burn for two turns.\n\nReefs: A ship may not sail here - There are rocks.\n"
    found = recognise(split_lines(f"Harbour Lights Rules\n\nRevised March 3, 2014\n\n{text}"))
    assert [entry.title for entry in found.entries] == heads
    assert not found.unassigned
    assert len([doubt for doubt in found.doubts if "another sign" in doubt.message]) == 1


@pytest.mark.parametrize("name", ["Search", "Hide", "Share", "Cancel", "Report"])
@pytest.mark.parametrize("gap", ["", "\n"])
def test_a_keyword_may_be_called_like_a_button(name: str, gap: str) -> None:
    heads = ["Anchor", "Beacon", name, "Tide"]
    text = "".join(
        f"{head}\n{gap if head != name else ''}A player who has this may do\nit once in each turn.\n\n"
        for head in heads
    )
    found = recognise(split_lines(f"Harbour Lights Glossary\n\n{text}"))
    assert [entry.title for entry in found.entries] == heads


@pytest.mark.parametrize("buttons", ["Search\nShare\n\n", "Search\n\n", "Share\nSearch this blog\n\n", "Reply\n\n"])
def test_buttons_of_a_page_stay_furniture(buttons: str) -> None:
    heads = ["Anchor", "Beacon", "Tide"]
    text = "".join(f"{head}\nA player who has this may do\nit once in each turn.\n\n{buttons}" for head in heads)
    found = recognise(split_lines(f"Harbour Lights Glossary\n\n{text}"))
    assert [entry.title for entry in found.entries] == heads
    assert not any(word in p.text for entry in found.entries for p in entry.paragraphs for word in ("Se", "Sh", "Re"))


@pytest.mark.parametrize(
    ("asked", "title"),
    [
        (
            "Q: Does a ship that is in fog\nsee a lamp on the shore?",
            "Does a ship that is in fog see a lamp on the shore?",
        ),
        ("Q: Is fog a ship? And may\nit be sunk? (See 1.4)", "Is fog a ship? And may it be sunk? (See 1.4)"),
        (
            "Q: My ship is in the fog\nof the bay. May it sail?\nI think so.",
            "My ship is in the fog of the bay. May it sail? I think so.",
        ),
        ("Q: Tell me what fog is.\nI can't find it.", "Tell me what fog is."),
    ],
)
def test_a_question_goes_on_up_to_its_answer(asked: str, title: str) -> None:
    text = "".join(f"{asked}\nA: It is so in round {n}.\n\n" for n in range(4))
    found = recognise(split_lines(f"Harbour Lights FAQ\n\n{text}"))
    assert [entry.title.partition(" (")[0] for entry in found.entries] == [title.partition(" (")[0]] * 4
