"""Whose document it is: the id of an import, another source under the same id, facts that differ from ours, and cards it names."""

from __future__ import annotations

from pathlib import Path

import pytest

from judge.errors import InputFileError
from judge.importing.install import Options, import_files
from judge.importing.model import Entry, Paragraph
from judge.importing.parting.cards import difference_of_facts, with_mentions
from judge.importing.parting.dates import normal_date, stated_date
from judge.importing.parting.game import guess_game
from judge.importing.parting.layout import clean
from judge.importing.parting.recognise import recognise
from judge.importing.reading.source import split_lines
from judge.importing.write import markdown_of
from judge.rulings.model import Corpus
from tests.helpers.command_line import refusal, run

RULES = (
    "\n\nGENERAL RULES\n\n1.1 Lamps\n\nA lamp is lit by its keeper.\n\n1.2 Fog\n\nIn fog a lamp shines on one ship.\n"
)
OTHER = "\n\nGENERAL RULES\n\n7.1 Nets\n\nA net is cast once.\n\n7.2 Hooks\n\nA hook is baited by hand.\n"
GIVEN = ("--game", "vs-system", "--published", "2008")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("JUDGE_DATA", str(tmp_path / "data"))
    return tmp_path


def written(folder: Path, name: str, text: str) -> Path:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("first", "name", "doc", "title"),
    [
        ("Harbour Lights FAQ", "x", "harbour-lights", "Harbour Lights FAQ"),
        ("Card Rulings", "harbour_lights", "harbour-lights", "Card Rulings"),
        ("Notes, Errata and Frequently Asked Questions v4.1, 22/01/2024", "lights-4", "lights-4", None),
        (
            "HARBOUR LIGHTS: THE GAME\nRules Reference",
            "x",
            "harbour-lights-the-game-rules-reference",
            "Harbour Lights: The Game Rules Reference",
        ),
        (
            "A Game of Lights: The Card\nGame – Rules Reference",
            "x",
            None,
            "A Game of Lights: The Card Game – Rules Reference",
        ),
        ("", "harbour_lights", "harbour-lights", "harbour lights"),
    ],
)
def test_the_id_comes_from_the_title_else_from_the_name_of_the_file(
    first: str, name: str, doc: str | None, title: str | None
) -> None:
    found = recognise(split_lines(first + RULES), name=name)
    assert doc in (None, found.doc)
    assert title in (None, found.facts.title)


def test_without_title_and_name_there_is_no_id(folder: Path) -> None:
    path = written(folder, "…….txt", RULES)
    assert refusal("import", path, *GIVEN) == (
        f"judge: neither the title nor the name of {path} makes an id; give one with --doc, like my-faq\n"
    )


def test_another_source_under_the_same_id_is_asked_about(folder: Path) -> None:
    first = written(folder, "a.txt", f"Harbour Lights FAQ{RULES}")
    second = written(folder, "b.txt", f"Harbour Lights FAQ{RULES}\n1.3 Pilots\n\nA pilot boards one ship.\n")
    assert run("import", first, *GIVEN).returncode == 0
    before = (folder / "data" / "corpus" / "vs-system" / "harbour-lights.md").read_bytes()
    line = "'harbour-lights' was imported from a.txt, not from b.txt"
    assert (
        refusal("import", second, *GIVEN)
        == f"judge: {line}; replace it with --replace, or give another id with --doc\n"
    )
    assert (folder / "data" / "corpus" / "vs-system" / "harbour-lights.md").read_bytes() == before
    assert run("import", second, *GIVEN, "--dry-run").stdout.endswith(
        f"To be said when it is imported\n  --replace: {line}\n"
    )
    assert run("import", second, *GIVEN, "--replace").returncode == 0
    assert run("import", second, *GIVEN).returncode == 0
    assert refusal("import", first, *GIVEN).startswith(
        "judge: 'harbour-lights' was imported from b.txt, not from a.txt; "
    )


@pytest.mark.parametrize("answer", [True, False])
def test_on_a_terminal_the_user_is_asked(folder: Path, corpus: Corpus, answer: bool) -> None:
    first = written(folder, "a.txt", f"Harbour Lights FAQ{RULES}")
    second = written(folder, "b.txt", f"Harbour Lights FAQ{OTHER}")
    asked: list[str] = []

    def may_replace(question: str) -> bool:
        asked.append(question)
        return answer

    own = folder / "own"
    options = Options(game="vs-system", published="2008", may_replace=may_replace)
    import_files([first], own, corpus, options)
    before = (own / "vs-system" / "harbour-lights.md").read_bytes()
    if answer:
        import_files([second], own, corpus, options)
    else:
        with pytest.raises(InputFileError) as caught:
            import_files([second], own, corpus, options)
        assert str(caught.value) == (
            "'harbour-lights' was imported from a.txt, not from b.txt, and nothing was replaced; give another id with --doc"
        )
    assert asked == ["'harbour-lights' was imported from a.txt, not from b.txt. Replace it?"]
    assert ((own / "vs-system" / "harbour-lights.md").read_bytes() == before) is not answer


def test_a_file_of_the_same_name_with_other_entries_is_another_source(folder: Path) -> None:
    run("import", written(folder, "one/faq.txt", f"Harbour Lights FAQ{RULES}"), *GIVEN)
    other = written(folder, "two/faq.txt", f"Harbour Lights FAQ{OTHER}")
    assert refusal("import", other, *GIVEN).startswith(
        "judge: 'harbour-lights' was imported from another faq.txt, which has other entries; "
    )
    newer = written(folder, "three/faq.txt", f"Harbour Lights FAQ{RULES}\n1.3 Pilots\n\nA pilot boards one ship.\n")
    assert run("import", newer, *GIVEN).returncode == 0


def test_importing_something_else_removes_nothing(folder: Path) -> None:
    run("import", written(folder, "a.txt", f"Harbour Lights FAQ{RULES}"), *GIVEN)
    run("import", written(folder, "b.txt", f"Night Nets FAQ{OTHER}"), *GIVEN)
    there = sorted(path.name for path in (folder / "data" / "corpus" / "vs-system").iterdir())
    assert there == ["harbour-lights.md", "night-nets.md"]


# -- dates ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "date"),
    [
        ("December 19, 2007", "2007-12-19"),
        ("19 December 2007", "2007-12-19"),
        ("22/01/2024", "2024-01-22"),
        ("1/16/2026", "2026-01-16"),
        ("05.05.2024", "2024-05-05"),
        ("02/03/2026", "2026"),
        ("31/31/2026", "2026"),
        ("2024/1/9", "2024-01-09"),
        ("2024-01-09", "2024-01-09"),
        ("30 February 2024", "2024"),
        ("October 2016", "2016-10"),
        ("no date", ""),
    ],
)
def test_a_date_of_any_usual_form_is_read_and_one_of_two_meanings_only_to_its_year(text: str, date: str) -> None:
    assert normal_date(text) == date


@pytest.mark.parametrize(
    ("line", "date"),
    [
        ("Notes and Errata v4.1, 22/01/2024", "2024-01-22"),
        ("This document is effective 02 March 2026.", "2026-03-02"),
        ("Last Updated: 1/16/2026", "2026-01-16"),
        ("Revised 4 June 2023. Send corrections to the list.", "2023-06-04"),
        ("Taken from the rules as of September 30, 2011", "2011-09-30"),
        ("This page was last updated on 3 March 2024", ""),
        ("Published on January 2017 by somebody who posted it", "2017-01"),
        ("Posted by Ana, updated 3 March 2024", ""),
        ("This set is legal for tournaments, effective November 1, 2008", ""),
        ("Ana on June 14, 2018", ""),
        ("These rules are effective as of August 7, 2026.", "2026-08-07"),
        ("last_updated: '2025-10-21'", "2025-10-21"),
    ],
)
def test_a_sentence_that_dates_the_document_is_told_from_the_day_of_a_page(line: str, date: str) -> None:
    assert stated_date([clean(each) for each in split_lines(f"Harbour Lights\n\n{line}\n")]) == date


# -- the game -------------------------------------------------------------------------------------------------------------


def guessed(*texts: str, own: dict[str, str] | None = None) -> str:
    return guess_game([clean(line) for line in split_lines("\n".join(texts))], own)


def test_no_game_is_guessed_from_words_that_other_games_have() -> None:
    shared = [
        "Burning the capital corrupts the kingdom.",
        "A development is in the quest zone of the battlefield.",
    ] * 20
    lords = ["A lord kneels to win the challenge."] * 20
    few = ["Stun a character, and it loses endurance."] * 5
    several = [*few, "A plot twist may replace a resource row's card in the recovery phase."] * 3
    assert [guessed(*shared), guessed(*lords, *few), guessed(*lords, *several)] == ["", "", "vs-system"]
    assert guessed("Rules of A Game of Lights", *shared, own={"lights": "A Game of Lights"}) == "lights"


@pytest.mark.parametrize(
    ("top", "game"),
    [
        ("Warhammer: Invasion FAQ 1.0", "warhammer-invasion"),
        ("WARHAMMER INVASION RULINGS", "warhammer-invasion"),
        ("Warhammer: Diskwars Rules Reference", ""),
        ("Rulings for the Vs. System", "vs-system"),
    ],
)
def test_a_game_is_guessed_by_its_whole_name(top: str, game: str) -> None:
    assert guessed(top, "", *["Each player draws a card."] * 9) == game


@pytest.mark.parametrize(
    "top",
    ["Harbour: The Card Game", "HARBOUR: THE CARD GAME", "Lamp Wars Collectible Card Game FAQ", "Harbour TCG Rules"],
)
def test_a_document_that_names_another_game_is_not_ours(top: str) -> None:
    ours = ["Stun a character, and it loses endurance.", "A plot twist in the resource row may reinforce it."] * 9
    assert [guessed("Official FAQ", *ours), guessed("Official FAQ", top, *ours)] == ["vs-system", ""]
    assert guessed("Official FAQ of the trading card game", *ours) == "vs-system"


def test_a_game_that_the_text_names_again_and_again_is_guessed() -> None:
    above = [f"A lamp of kind {n} is lit." for n in range(30)]
    assert guessed(*above, *["In Warhammer: Invasion a lamp burns."] * 4) == "warhammer-invasion"
    assert guessed(*above, "In Warhammer: Invasion a lamp burns.") == ""


# -- cards ----------------------------------------------------------------------------------------------------------------


def test_a_card_without_a_fact_line_is_a_card_and_a_question_on_it_is_none() -> None:
    text = "Harbour Lights FAQ\n\nSPECIFIC CARDS\n\nOld Bosun Barnacle\n\nHe lights two lamps.\n\nThe Drowned Bell\n\nIt rings in fog.\n"
    assert [(entry.title, entry.kind) for entry in recognise(split_lines(text)).entries] == [
        ("Old Bosun Barnacle", "card"),
        ("The Drowned Bell", "card"),
    ]


def test_errata_of_a_card_without_facts_mention_it() -> None:
    def errata(title: str, section: str | None = None) -> Entry:
        return Entry(
            "x", "errata", section, title, "headings", "", ((1, 2),), paragraphs=(Paragraph("Reads otherwise."),)
        )

    found = with_mentions(
        [errata("Errata to Old Bosun"), errata("The Drowned Bell"), errata("Card Errata"), errata("Lamps", "3.1")]
    )
    assert [entry.mentions for entry in found] == [("Old Bosun",), ("The Drowned Bell",), (), ()]


def test_facts_that_differ_from_ours_are_told() -> None:
    ours = "Character · cost 5 · Inhumans · 9 ATK / 10 DEF"
    assert difference_of_facts("Character · cost 4 · Inhumans · 9 ATK / 11 DEF · flight", ours) == (
        "cost 4 in the document, 5 in ours; DEF 11 in the document, 10 in ours"
    )
    assert difference_of_facts("Plot Twist · cost 5", ours) == "type Plot Twist in the document, Character in ours"
    assert difference_of_facts(ours, ours) is None
    assert difference_of_facts(None, ours) is None


def test_mentions_are_written_as_the_dialect_has_them() -> None:
    from judge.importing.write import document_of

    found = recognise(split_lines(f"Harbour Lights FAQ{RULES}"))
    document = document_of(found, game="lights", published="2008", games={"lights": "A Game of Lights"})
    entry = Entry("1.1", "errata", None, "The Bell", "headings", "", ((1, 1),), paragraphs=(Paragraph("Rings."),))
    text = markdown_of(document, with_mentions([entry]))
    assert "\n- mentions: The Bell" in text
    assert "game: lights\n" in text
    assert "game_name: A Game of Lights\n" in text


# -- names of cards ---------------------------------------------------------------------------------------------------


CARD_FAQ = """Harbour Card Rulings

SPECIFIC CARDS

.30 Harpoon

The harpoon is thrown once.

419 Lanterns

Its lanterns are lit together.

"Gull" [Old]

It flies.

Bell (Rung 2)

It rings.
"""


def test_names_with_digits_dots_brackets_and_quotes_are_cards() -> None:
    found = recognise(split_lines(CARD_FAQ)).entries
    assert [(entry.title, entry.kind, entry.section) for entry in found] == [
        (".30 Harpoon", "card", None),
        ("419 Lanterns", "card", None),
        ('"Gull" [Old]', "card", None),
        ("Bell (Rung 2)", "card", None),
    ]


def test_a_number_of_three_digits_is_a_rule_where_it_has_others_beside_it_or_a_sentence_behind_it() -> None:
    two = recognise(split_lines("Harbour Rules\n\n601 Lamps\n\nA lamp is lit.\n\n602 Fog\n\nFog falls.\n")).entries
    assert [entry.section for entry in two] == ["601", "602"]
    one = recognise(split_lines("Harbour Rules\n\n601 A lamp is lit by its keeper, and by nobody else.\n")).entries
    assert [entry.section for entry in one] == ["601"]


PLACED = """Harbour FAQ

FREQUENTLY ASKED QUESTIONS

Drowned Bell

Does Drowned Bell (Low Tide, 12) ring for Old Bosun's Lamp (High Tide, 7)? Yes.

Timing

If Mirri of the Quay (Low Tide, 3) leaves, she is gone.
"""


def test_a_card_is_known_by_its_place_in_a_set() -> None:
    bell, timing = recognise(split_lines(PLACED)).entries
    assert (bell.kind, timing.kind) == ("card", "faq")
    told = {entry.title: entry.mentions for entry in with_mentions([bell, timing])}
    assert told == {"Drowned Bell": ("Old Bosun's Lamp",), "Timing": ("Mirri of the Quay",)}


def test_errata_of_a_card_in_a_set_mention_the_card_and_not_its_place() -> None:
    entry = Entry(
        slug="crab", kind="errata", section="v1.2", title="Walking Crab (Low Tide, 4)", form="citations",
        part="", lines=((1, 2),), paragraphs=(Paragraph("Should read: Walks."),),
    )  # fmt: skip
    assert with_mentions([entry])[0].mentions == ("Walking Crab",)


# -- doubts about what is right ---------------------------------------------------------------------------------------


def messages(text: str) -> list[str]:
    return [doubt.message for doubt in recognise(split_lines(text)).doubts]


def test_two_cards_of_one_name_are_no_doubt_and_three_entries_of_one_are() -> None:
    cards = (
        "Harbour Card Rulings\n\nSPECIFIC CARDS\n\nCrab\n\nIt walks twice.\n\nGull\n\nIt flies.\n\nCrab\n\nIt swims."
    )
    assert messages(cards) == []
    assert any("'crab' stands already on line 5" in told for told in messages(cards + "\n\nCrab\n\nIt digs."))
    assert any("'crab' stands already" in told for told in messages(cards.replace("swims", "walks twice")))


def test_a_rule_without_a_stop_is_a_rule_and_no_title_that_lacks_one() -> None:
    text = (
        "Harbour Rules\n\n1-1-1. When a lamp goes out in the fog, its keeper lights it again (See 9. Lamps)\n\n"
        "1-1-2. A lamp is lit.\n"
    )
    first = recognise(split_lines(text)).entries[0]
    assert first.paragraphs[0].text == "When a lamp goes out in the fog, its keeper lights it again (See 9. Lamps)"
    assert messages(text) == []


@pytest.mark.parametrize("heads", ["Card Name | Question | Answer", "Card No. Card Name", "No. Name Text"])
def test_heads_of_columns_are_no_title(heads: str) -> None:
    found = recognise(split_lines(f"{heads}\n\n1.1 Lamps\n\nA lamp is lit.\n"), name="harbour-qa")
    assert (found.facts.title, found.doc) == ("harbour qa", "harbour-qa")
