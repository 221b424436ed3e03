"""Long questions: answered or refused within two seconds of CPU, in memory that a laptop has."""

from __future__ import annotations

import contextlib
import random
import sys
import time

import pytest

from judge import Judge
from judge.errors import QuestionError
from judge.search.text import MOST_READ
from tests.helpers.hostile_text import ASKED, SHAPES, random_text

LONG = 4  # inputs
SHORTEST, LONGEST = 2_000, 1_000_000  # characters
PATIENCE = 2  # seconds, the quicker of two tries
ROOM = 300 * 2**20  # bytes by which memory may grow at its highest


def highest() -> int:
    """The most memory that this process had so far, in bytes."""
    import resource

    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024


def long_text(chance: random.Random) -> str:
    """A text of a random length, as long at any scale: a shape, random text, or several of them, with a question at its end or without."""
    length = round(SHORTEST * (LONGEST / SHORTEST) ** chance.random())
    if chance.random() < 0.6:
        text = chance.choice(list(SHAPES.values()))(length)
    else:
        few = [random_text(chance, 2_000) for _ in range(6)]
        parts: list[str] = []
        while sum(map(len, parts)) < length:
            parts.append(chance.choice(few) or "a")
        text = chance.choice(("", " ", "\n")).join(parts)
    return text[:length] + (ASKED if chance.random() < 0.3 else "")


def ask(judge: Judge, text: str, **options: object) -> float:
    begun = time.process_time()
    with contextlib.suppress(QuestionError):  # brackets alone ask nothing
        judge.ask(text, **options)  # type: ignore[arg-type]
    return time.process_time() - begun


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no resource module")
def test_a_long_question_is_quick_and_small(judge: Judge, attacks: int) -> None:
    earlier = judge.ask(ASKED)
    before = highest()
    for seed in range(max(LONG, 2 * attacks)):
        chance = random.Random(seed)
        text = long_text(chance)
        options = {"earlier": earlier} if chance.random() < 0.3 else {}
        took = ask(judge, text, **options)
        if took > PATIENCE:
            took = min(took, ask(judge, text, **options))
        assert took < PATIENCE, (seed, len(text), text[:80])
    assert highest() - before < ROOM


CHAT = "[12:0{}] {}: {}\n"
SAID = (
    "that is not how it works",
    "he moved the guy to the back row",
    "we then went to combat",
    "ok hang on",
    "my plot twist is on the chain",
)


def a_chat(length: int) -> str:
    chance = random.Random(1)
    lines: list[str] = []
    while sum(map(len, lines)) < length:
        lines.append(CHAT.format(chance.randint(0, 9), chance.choice(("Bob", "Alice")), chance.choice(SAID)))
    return "".join(lines)


@pytest.mark.parametrize("length", [5_000, 20_000, 200_000])
def test_a_question_below_a_pasted_chat_is_found(judge: Judge, length: int) -> None:
    alone = judge.ask(ASKED)
    answer = judge.ask(a_chat(length) + ASKED.strip())
    assert answer.band in ("settles", "bears")  # what stands in the line before makes it less sure
    assert answer.answers[0].id == alone.answers[0].id
    assert answer.notice
    assert "characters" in answer.notice


@pytest.mark.parametrize("length", [5_000, 20_000, 200_000])
def test_a_question_above_a_pasted_chat_is_answered(judge: Judge, length: int) -> None:
    alone = judge.ask(ASKED)
    answer = judge.ask(f"{ASKED.strip()}\n{a_chat(length)}")
    assert answer.status == "answered"
    assert answer.answers[0].id == alone.answers[0].id


def test_a_question_amid_a_long_story_is_found(judge: Judge) -> None:
    story = "My board is full of locations and I draw two cards. "
    answer = judge.ask(f"{story * 1_500}{ASKED} Thanks a lot. {story * 1_500}")
    assert answer.answers[0].id == judge.ask(ASKED).answers[0].id


def test_a_question_without_its_mark_is_found_below_a_chat_that_has_some(judge: Judge) -> None:
    chat = a_chat(60_000).replace("ok hang on", "ok what?")
    answer = judge.ask(f"{chat}can a hidden character be attacked")
    assert judge.ask(ASKED).answers[0].id in {one.answers[0].id for one in (answer, *answer.parts)}


def test_what_was_cut_is_told(judge: Judge) -> None:
    assert judge.ask(ASKED).notice is None
    post = judge.ask("A hidden character stands there. " * 100 + ASKED)
    assert post.notice
    assert "of its 3,3" in post.notice
    alone = judge.ask("A hidden character stands there. " * 2_000 + ASKED)
    assert alone.notice
    assert "of its 66,0" in alone.notice
    longer = judge.ask("A hidden character stands there. " * 10_000 + ASKED)
    assert longer.notice
    assert f"{MOST_READ:,} of its 330,0" in longer.notice
    many = judge.ask("Can Klaw be KO'd for his own power? Does Healer gain life? " * 5)
    assert many.notice
    assert "last 6 questions of 10" in many.notice
