"""The texts that one question is searched under: whole and cut to what asks, as they stand and in the rulings' words."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from judge.indexing.phrases import phrase_book
from judge.rulings.model import Words
from judge.search.readings import Reading, readings
from judge.search.sayings import Sayings
from judge.search.text import Text

SAYINGS = Sayings(
    phrase_book(
        [
            Words("vs-system", terms={"character": ("guy",), "KO'd pile": ("graveyard",)}),
            Words("warhammer-invasion", terms={"unit": ("guy",)}),
        ]
    )
)
VS, INVASION = ("vs-system",), ("warhammer-invasion",)


def read(
    whole: str,
    focus: list[str],
    names: list[str],
    games: tuple[str, ...] = (*VS, *INVASION),
    kinds: dict[str, str] | None = None,
) -> list[Reading]:
    return readings(Text(whole), [Text(text) for text in focus], names, SAYINGS, games, kinds or {})


def test_the_whole_comes_first_and_is_followed_by_its_translations() -> None:
    assert read("My guy died. From the graveyard?", ["From the graveyard?"], []) == [
        Reading(Text("My guy died. From the graveyard?"), False),
        Reading(Text("my character died. from the KO'd pile?"), False, VS),
        Reading(Text("my unit died. from the graveyard?"), False, INVASION),
        Reading(Text("From the graveyard?"), True),
    ]


def test_where_the_whole_is_what_asks_there_is_no_focus() -> None:
    assert read("who hoots?", ["who hoots?", "who hoots?"], []) == [Reading(Text("who hoots?"), False)]
    assert read("who hoots?", [], []) == [Reading(Text("who hoots?"), False)]


def test_names_are_no_sayings() -> None:
    assert read("Nice Guy?", [], ["nice guy"]) == [Reading(Text("Nice Guy?"), False)]


def test_what_the_players_of_another_game_say_means_nothing_where_the_game_is_known() -> None:
    assert read("my guy", [], [], INVASION) == [
        Reading(Text("my guy"), False),
        Reading(Text("my unit"), False, INVASION),
    ]


def test_a_question_about_any_card_is_read_without_the_name_that_it_gives() -> None:
    kinds = {"healer": "character"}
    assert read("May Healer's friend attack?", [], [], VS, kinds)[1:] == [
        Reading(Text("may character's friend attack?"), False, VS)
    ]
    assert read("May nobody attack?", [], [], VS, kinds) == [Reading(Text("May nobody attack?"), False)]


TEXTS = st.sampled_from(["my guy", "a graveyard", "owls", "guy's graveyard", ""])


@given(TEXTS, st.lists(TEXTS, max_size=4))
def test_every_text_is_read_once_as_it_stands_for_all_games(whole: str, focus: list[str]) -> None:
    found = read(whole, focus, [])
    assert found[0] == Reading(Text(whole), False)
    assert [reading.text.raw for reading in found if reading.games is None] == list(dict.fromkeys([whole, *focus]))
    assert len(set(found)) == len(found)
