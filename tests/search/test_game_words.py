"""Which games a question may be about: told by words that one game's rulings use and others don't, and left open without."""

from __future__ import annotations

import pytest

from judge.search.game_words import GameWords
from judge.search.text import Text

OWLS, BATS, CATS = (frozenset(range(start, start + 60)) for start in (0, 60, 120))
NUMBERS = {"vs-system": OWLS, "vs-remix": BATS, "warhammer-invasion": CATS}
STANDS_IN = {"hoot": OWLS, "flap": BATS, "purr": CATS, "hunt": OWLS | BATS | CATS, "odd": frozenset((3,))}
VS, ALL = frozenset(("vs-system", "vs-remix")), frozenset(NUMBERS)
CAT = frozenset(("warhammer-invasion",))


def by_game(token: str) -> dict[int, int]:
    """How many rulings of each game hold a token; only games that have any."""
    held = (len(rulings.intersection(STANDS_IN.get(token, ()))) for rulings in NUMBERS.values())
    return {n: count for n, count in enumerate(held) if count}


@pytest.fixture(scope="module")
def words() -> GameWords:
    sizes = {game: len(rulings) for game, rulings in NUMBERS.items()}
    return GameWords(by_game, sizes, [("vs-remix", "vs-system")])


@pytest.mark.parametrize(
    ("question", "games"),
    [
        ("who hoots and hunts?", VS),  # words can't tell games apart whose players speak alike
        ("who purrs?", CAT),
        ("who hunts?", ALL),
        ("who hoots and purrs?", ALL),
        ("is it odd?", ALL),  # a word of one ruling says little
        ("unheard-of", ALL),
        ("who is it, and why?", ALL),
        ("", ALL),
    ],
)
def test_a_question_is_about_the_games_that_its_words_clearly_speak_for(
    words: GameWords, question: str, games: frozenset[str]
) -> None:
    assert words.may_be_about(Text(question)) == games


def test_signs_and_names_speak_as_loud_as_a_clear_question(words: GameWords) -> None:
    assert words.may_be_about(Text("who hunts?"), ["warhammer-invasion"]) == CAT
    assert words.may_be_about(Text("who hoots?"), ["warhammer-invasion"]) == ALL


def test_what_a_misspelt_word_may_have_been_meant_to_be_tells_nothing(words: GameWords) -> None:
    assert words.may_be_about(Text("who purrs?"), guessed={"purr"}) == ALL


def test_games_are_told_with_those_like_them(words: GameWords) -> None:
    assert words.like(["vs-remix"]) == VS
    assert words.like(["warhammer-invasion"]) == CAT
    assert words.like(["vs-system", "warhammer-invasion"]) == ALL


def test_one_game_alone_is_what_every_question_is_about() -> None:
    alone = GameWords(by_game, {"vs-system": len(OWLS)})
    assert alone.may_be_about(Text("who purrs?")) == {"vs-system"}
