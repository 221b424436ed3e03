"""Players' words: put into the rulings' words without touching the rest, and what they tell of the game."""

from __future__ import annotations

import re
from collections.abc import Iterable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge.indexing.phrases import phrase_book
from judge.rulings.model import Words
from judge.search.sayings import Sayings, by_first_word, put_for
from judge.search.text import Text, plain

WORDS = [
    Words(
        "vs-system",
        terms={
            "character": ("guy", "dude", "7-drop dude"),
            "KO'd pile": ("graveyard", "pile of the dead"),
            "hidden": ("sneaky", "guy nobody sees"),
            "can't be stunned": ("can't die",),
            "opponent": ("enemy",),
        },
        games=("vs. system",),
        signs=("golden age",),
        others=("magic: the gathering", "d&d"),
    ),
    Words("vs-remix", terms={"revealed": ("sneaky",)}, games=("remix",), signs=("megazord",)),
    Words("warhammer-invasion", terms={"unit": ("guy",)}, games=("invasion",), signs=("burning zone",)),
]
VS, INVASION = ("vs-remix", "vs-system"), ("warhammer-invasion",)
SAYINGS = Sayings(phrase_book(WORDS))

PHRASES = [phrase for each in WORDS for phrase in (*each.games, *each.signs, *each.others)]
POSTS = st.lists(
    st.one_of(
        st.sampled_from([*PHRASES, "Guy's", "7-drop", "DUDE", "can’t", "die", "fat", " ", ", "]), st.text(max_size=5)
    ),
    max_size=15,
).map(" ".join)


def raw(translations: Iterable[tuple[tuple[str, ...], Text]]) -> dict[tuple[str, ...], str]:
    return {games: text.raw for games, text in translations}


def translated(question: str, *names: str) -> dict[tuple[str, ...], str]:
    return raw(SAYINGS.translations(Text(question), names))


# -- translations -----------------------------------------------------------------------------------------------------


def test_a_saying_becomes_what_each_game_calls_it() -> None:
    assert translated("Is my guy in the graveyard?") == {
        VS: "is my character in the KO'd pile?",
        INVASION: "is my unit in the graveyard?",
    }


@pytest.mark.parametrize(
    ("question", "expected"),
    [
        ("a guy nobody sees", "a hidden"),  # the longest saying
        ("a 7-drop dude", "a character"),
        ("a 7 drop dude", "a character"),
        ("the pile of the dead dude", "the KO'd pile character"),
        ("The DUDE’s power, dúde", "the character's power, character"),
        ("he cant die, he can’t die", "he can't be stunned, he can't be stunned"),
        ("sneaky", "revealed"),  # a remix's own meaning goes before
    ],
)
def test_sayings_are_found_whole_and_however_they_are_written(question: str, expected: str) -> None:
    assert translated(question)[VS] == expected


@pytest.mark.parametrize("question", ["", "guyana, dudes", "the pile of the living", "7-drop", "is the owl hidden?"])
def test_a_question_without_a_saying_has_no_translation(question: str) -> None:
    assert translated(question) == {}


def test_a_name_found_in_the_question_is_no_saying() -> None:
    question = "Does Enemy of My Enemy find my enemy's guy?"
    assert translated(question, "enemy of my enemy", "dude")[VS] == (
        "does enemy of my enemy find my opponent's character?"
    )
    assert translated("Guy's Throne and the guy", "guy throne")[INVASION] == "guy's throne and the unit"


def test_words_of_one_game_from_several_folders_count_together() -> None:
    more = Words("warhammer-invasion", terms={"unit": ("dude",), "tactic": ("guy",)})
    assert raw(Sayings(phrase_book([*WORDS, more])).translations(Text("dude, guy")))[INVASION] == "unit, unit"


MARKED = Sayings(phrase_book([Words("vs-system", terms={"§": ("guy", "fat guy", "guy who", "7-drop", "can't")})]))
SAYING = r"(?:fat(?:'s)?[^a-z0-9]+guy|guy(?:'s)?[^a-z0-9]+who|guy|7(?:'s)?[^a-z0-9]+drop|can't|cant)"


@given(
    st.lists(st.one_of(st.sampled_from(["guy", "Fat", "WHO", "7", "-drop", "can’t", "'s", " "]), st.text(max_size=5)))
)
def test_a_translation_keeps_every_character_outside_the_sayings(parts: list[str]) -> None:
    text = "".join(parts).replace("§", "")
    for _, found in MARKED.translations(Text(text)):
        kept = found.raw.split("§")
        assert len(kept) > 1
        assert re.fullmatch(SAYING.join(map(re.escape, kept)), plain(text), re.DOTALL)


@given(POSTS)
def test_where_everything_is_a_name_nothing_is_translated(text: str) -> None:
    assert translated(text, plain(text)) == {}


# -- the game ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("question", "games"),
    [
        ("in Vs. System, who hoots?", {"vs-system": "vs. system"}),
        ("vs system: who hoots?", {"vs-system": "vs system"}),
        ("Remix's owl, or that of Invasion?", {"vs-remix": "remix", "warhammer-invasion": "invasion"}),
        ("who hoots in the golden age?", {}),
        ("systemic remixes", {}),
    ],
)
def test_the_games_that_a_question_names_are_told_with_its_words(question: str, games: dict[str, str]) -> None:
    assert SAYINGS.games_named(Text(question)) == games


def test_signs_and_names_of_a_game_speak_for_it_by_their_share() -> None:
    question = "Golden Age: my megazord, two golden age owls and an invasion"
    assert SAYINGS.game_shares(Text(question)) == {"vs-system": 0.5, "vs-remix": 0.25, "warhammer-invasion": 0.25}
    assert SAYINGS.game_shares(Text("who hoots?")) == {}


@pytest.mark.parametrize(
    ("question", "shares"),
    [
        ("The old game, not Remix: who hoots?", {"vs-system": 1.0}),
        ("Vs. System, not the Remix: who hoots?", {"vs-system": 1.0}),
        ("Remix, no Vs. System: who hoots?", {"vs-remix": 1.0}),
        ("not in Invasion: who hoots?", {}),
        ("This is not good. Remix: who hoots?", {"vs-remix": 1.0}),
    ],
)
def test_a_game_that_a_question_is_not_about_is_not_named_and_speaks_for_those_like_it(
    question: str, shares: dict[str, float]
) -> None:
    assert SAYINGS.game_shares(Text(question)) == shares
    assert set(SAYINGS.games_named(Text(question))) <= set(shares)


def test_what_a_short_misspelt_word_may_have_been_tells_no_game() -> None:
    question = Text("two owls in the golden age, one megazord")
    assert SAYINGS.game_shares(question, {"golden"}) == {"vs-remix": 1.0}
    assert SAYINGS.game_shares(question, {"golden", "megazord"}) == {}


@pytest.mark.parametrize(
    ("question", "words"),
    [("as in D&D?", "d&d"), ("Magic the Gathering owls", "magic the gathering"), ("black magic", None), ("", None)],
)
def test_a_game_without_rulings_here_is_told_by_its_words(question: str, words: str | None) -> None:
    assert SAYINGS.other_game(Text(question)) == words


def test_a_word_within_the_name_of_a_game_that_is_not_ours_tells_nothing_of_ours() -> None:
    sayings = Sayings(phrase_book([Words("warhammer-invasion", games=("warhammer",), others=("warhammer 40k",))]))
    assert sayings.games_named(Text("in Warhammer, who hoots?")) == {"warhammer-invasion": "warhammer"}
    assert sayings.games_named(Text("in Warhammer 40k, who hoots?")) == {}
    assert sayings.game_shares(Text("in Warhammer 40k, who hoots?")) == {}


def test_the_games_whose_players_speak_alike_are_told() -> None:
    assert SAYINGS.alike == [VS, INVASION]


def test_what_phrases_mean_stands_in_their_place_except_where_it_is_taken() -> None:
    phrases = by_first_word([("nice guy", "owl"), ("guy", "unit")])
    assert put_for(Text("A Nice Guy, a guy"), phrases) == Text("a owl, a unit")
    assert put_for(Text("A Nice Guy, a guy"), phrases, [(2, 10)]) == Text("a nice guy, a unit")
    assert put_for(Text("An OWL"), phrases) == Text("An OWL")


@given(POSTS)
def test_what_a_question_says_of_its_game_stands_in_it(text: str) -> None:
    question = Text(text)
    named, shares = SAYINGS.games_named(question), SAYINGS.game_shares(question)
    other = SAYINGS.other_game(question)
    assert all(words in plain(text) for words in named.values())
    assert other is None or other in plain(text)
    assert named.keys() <= shares.keys() <= {each.game for each in WORDS}
    assert not shares or sum(shares.values()) == pytest.approx(1)


def test_without_any_words_nothing_is_said() -> None:
    sayings, remix = Sayings(phrase_book([])), Text("remix")
    assert list(sayings.translations(Text("my guy"))) == []
    assert (sayings.games_named(remix), sayings.game_shares(remix), sayings.other_game(Text("d&d"))) == ({}, {}, None)
