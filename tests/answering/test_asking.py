"""What an answer says beyond its rulings: the game and day taken from the question, its parts, its notices and its reasons."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from judge import Judge
from judge.store.learnt import DEFAULTS
from tests.helpers.documents import CARDS, RULES, build, front
from tests.helpers.indexes import change_manifest, manifest

MOON = f"""{front("moon", "The Moon FAQ")}{CARDS}### Grimble

Character · cost 5

1. Grimble hoots twice each night.

### Nettle Sting

Plot Twist · cost 2

1. Nettle Sting wakes a sleeping bat.

{RULES}### Hooting

1. Hooting wakes no bat.

### Moonlight

1. Moonlight lasts until dawn.

### Moonlight, second printing

1. Moonlight lasts until noon.

- supersedes: moon/moonlight from 2006-09-23
"""
SUN = f"""{front("sun", "The Sun Glossary", game="vs-remix", published="2002-01-15")}{RULES}### Hooting

1. Hooting wakes every bat.
"""
GRIMBLE, STING = "How many hoots does Grimble give each night?", "Which sleeping bat does Nettle Sting wake?"

# By words and names alone, whatever the encoder; sure of every answer, unless the question names another game.
CERTAIN = dict.fromkeys(DEFAULTS, 0.0) | {
    "weight.name_card": 0.4,
    "weight.name_rule": 0.2,
    "weight.focus_cover_entry": 0.4,
    "confidence.bias": 2.0,
    "confidence.other_game": -8.0,
    "threshold": 0.5,
    "threshold.bears": 0.2,
    "threshold.point": 0.6,
}


@pytest.fixture(scope="module")
def judge(tmp_path_factory: pytest.TempPathFactory) -> Judge:
    """A judge over two invented documents."""
    folder = tmp_path_factory.mktemp("asking")
    files = {
        "vs-system/moon.md": MOON,
        "vs-system/words.yaml": "games: [vs. system]\nothers: [chess]\n",
        "vs-remix/sun.md": SUN,
        "vs-remix/words.yaml": "games: [remix]\n",
    }
    build(folder, files, CERTAIN)
    return Judge.open(folder / "index", folder / "corpus")


@pytest.fixture(scope="module")
def doubting(judge: Judge, tmp_path_factory: pytest.TempPathFactory) -> Judge:
    """The same judge, never sure enough to answer."""
    index = Path(shutil.copytree(judge.status().index, tmp_path_factory.mktemp("doubting") / "index"))
    change_manifest(index, learnt=manifest(index)["learnt"] | {"threshold": 1.1})
    return Judge.open(index, judge.status().corpus)


# -- game and day -----------------------------------------------------------------------------------------------------


def test_a_game_that_the_question_names_is_the_only_one_that_answers_and_that_is_told(judge: Judge) -> None:
    answer = judge.ask("In Remix, which bat does hooting wake?")
    assert [view.id for view in answer.answers] == ["sun/hooting"]
    assert answer.notice == "Taken as asked about VS Remix (“remix”); --game says otherwise."


@pytest.mark.parametrize("given", [{"game": "vs-system"}, {"doc": "moon"}])
def test_a_filter_goes_before_the_game_that_the_question_names(judge: Judge, given: dict[str, str]) -> None:
    answer = judge.ask("In Remix, which bat does hooting wake?", **given)  # type: ignore[arg-type]
    assert answer.answers[0].id == "moon/hooting"
    assert answer.notice is None


def test_a_day_that_the_question_names_is_that_of_the_answer_and_that_is_told(judge: Judge) -> None:
    now, then = judge.ask("how long did moonlight last"), judge.ask("how long did moonlight last in 2005")
    assert (now.answers[0].id, now.notice) == ("moon/moonlight-second-printing", None)
    assert then.answers[0].id == "moon/moonlight"
    assert then.notice is not None
    assert then.notice.startswith("Taken as asked of 2005-12-31 (“in 2005”); --as-of says otherwise. ")
    assert "From 2006-09-23 on, moon/moonlight-second-printing replaces moon/moonlight." in then.notice


def test_a_day_given_goes_before_the_day_that_the_question_names(judge: Judge) -> None:
    answer = judge.ask("how long did moonlight last in 2005", as_of="2006-09-23")
    assert (answer.answers[0].id, answer.notice) == ("moon/moonlight-second-printing", None)


# -- parts ------------------------------------------------------------------------------------------------------------


def test_each_thing_that_a_post_asks_has_an_answer_of_its_own(judge: Judge) -> None:
    answer = judge.ask(f"We played all day. {GRIMBLE} I say four. {STING}")
    assert [(part.question, part.status, part.answers[0].id) for part in answer.parts] == [
        (GRIMBLE, "answered", "moon/grimble"),
        (STING, "answered", "moon/nettle-sting"),
    ]
    assert all(part.parts == () for part in answer.parts)


@pytest.mark.parametrize("post", [GRIMBLE, f"{GRIMBLE} Grimble, how many hoots in a night?", "Grimble hoots."])
def test_what_asks_one_thing_however_often_has_no_parts(judge: Judge, post: str) -> None:
    assert judge.ask(post).parts == ()


def test_a_post_of_which_only_a_part_is_sure_is_answered_by_it_first(judge: Judge) -> None:
    post = f"{GRIMBLE} Can bats wake Grimble like in chess? {STING}"
    answer = judge.ask(post, k=50)
    assert [part.status for part in answer.parts] == ["answered", "abstained", "answered"]
    assert (answer.question, answer.status, answer.reason) == (post, "answered", None)
    assert answer.confidence == answer.parts[0].confidence
    assert answer.answers[: len(answer.parts[0].answers)] == answer.parts[0].answers
    assert len({view.id for view in answer.answers}) == len(answer.answers)
    assert [view.id for view in judge.ask(post, k=1).answers] == ["moon/grimble"]


def test_a_part_that_is_refused_is_told_beside_one_that_is_answered(judge: Judge) -> None:
    answer = judge.ask(f"How many hoots does Grimble give in chess? {STING}")
    assert [part.status for part in answer.parts] == ["abstained", "answered"]
    assert answer.answers[0].id == "moon/nettle-sting"


def test_a_post_of_which_nothing_is_answered_is_refused_as_a_whole(judge: Judge, doubting: Judge) -> None:
    post = f"{GRIMBLE} {STING}"
    assert len(judge.ask(post).parts) == 2
    refused = doubting.ask(post)
    assert (refused.status, refused.parts) == ("abstained", ())


# -- notices and reasons ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("question", "notice"),
    [
        ("can Nettle Sting wake Ivory Squid?", "No ruling names Ivory Squid; this is a ruling on Nettle Sting."),
        (
            "may hooting wake Ivory Squid or Ivory Bat or Keeper of Squids or Lord of Ink?",
            "No ruling names Ivory Squid or Ivory Bat or Keeper of Squids; this is the general rule.",
        ),
        ("can Nettle Sting wake a bat?", None),
    ],
)
def test_what_no_ruling_names_is_told_with_what_the_ruling_is_about(
    judge: Judge, question: str, notice: str | None
) -> None:
    answer = judge.ask(question, game="vs-system")
    assert (answer.status, answer.notice) == ("answered", notice)


@pytest.mark.parametrize(
    ("question", "reason"),
    [
        ("may Grimble castle in chess?", "the question seems to be about another game (“chess”)"),
        ("can Ivory Squid wake Grimble?", "no ruling names Ivory Squid; the nearest says nothing of “wake”"),
        (
            "Grimble hoots in the stable each night",
            "the nearest shares “night” and “hoots” with the question but says nothing of “stable”",
        ),
        ("which printing lasts until noon", "the nearest is only 88% likely to settle it"),
    ],
)
def test_what_bears_on_a_question_says_why_it_does_not_settle_it(doubting: Judge, question: str, reason: str) -> None:
    answer = doubting.ask(question)
    assert (answer.status, answer.reason) == ("abstained", reason)
    assert answer.answers


def test_another_version_of_a_card_is_no_answer() -> None:
    owner = Judge.open()
    refused = owner.ask("My Sabretooth, Feral Rage caused breakthrough, is he safe from stuns in a further attack?")
    assert refused.status == "abstained"
    assert refused.reason is not None
    assert "no ruling names Sabretooth, Feral Rage" in refused.reason
    answered = owner.ask("My Sabretooth, Savage Killer caused breakthrough, is he safe from stuns in a further attack?")
    assert answered.answers[0].id == "x-men/sabretooth-savage-killer"
    assert answered.status == "answered"
