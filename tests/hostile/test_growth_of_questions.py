"""Whatever is typed, a question costs as its length does: no step looks at each part of a text for every other."""

from __future__ import annotations

import contextlib
import datetime as dt
from collections.abc import Callable

import pytest

from judge import Judge
from judge.errors import JudgeError
from judge.harmless import escaped, on_a_line, shown, typed
from judge.search import text as texts
from judge.search.filters_in_question import find_day
from judge.search.posts import find_sub_questions
from judge.search.reader import QuestionReader
from judge.search.searcher import Searcher
from judge.search.text import Text
from judge.search.unnamed import find_missing_section, find_unnamed
from tests.helpers.doubling import grows_linearly
from tests.helpers.hostile_text import SHAPES, UNSEEN

# Up to what is looked through word by word, and beyond.
WHOLE = (2_500, 5_000, 10_000, 20_000)
STEPS = (4_000, 8_000, 16_000, 32_000)
LONG = (32_000, 64_000, 128_000, 256_000)
FEW = 5  # shapes that are tried while one works, of those that take longest


@pytest.fixture(scope="module")
def reader(searcher: Searcher) -> QuestionReader:
    return searcher.reader


def chosen(attacks: int, turn: int) -> list[str]:
    """Some of the shapes, others for each test; all of them in a thorough run."""
    names = list(SHAPES)
    return names if attacks > 1 else [names[(turn + n * len(names) // FEW) % len(names)] for n in range(FEW)]


def try_all(run: Callable[[str], object], names: list[str], sizes: tuple[int, ...], floor: float = 0.06) -> None:
    def tried(text: str) -> None:
        with contextlib.suppress(JudgeError):
            run(text)

    for name in names:
        grows_linearly(tried, UNSEEN.get(name) or SHAPES[name], sizes, floor)


def test_there_are_shapes_enough() -> None:
    assert len(SHAPES) >= 60


def test_a_question(judge: Judge, attacks: int) -> None:
    try_all(judge.ask, chosen(attacks, 0), WHOLE)


def test_a_very_long_question(judge: Judge, attacks: int) -> None:
    try_all(judge.ask, chosen(attacks, 1), LONG)


def test_a_question_that_goes_on(judge: Judge, attacks: int) -> None:
    earlier = judge.ask("can Klaw be KO'd for his own power?")
    try_all(lambda text: judge.ask(f"what about {text}", earlier=earlier), chosen(attacks, 3), WHOLE)


def test_a_question_that_goes_on_from_a_long_one(judge: Judge, attacks: int) -> None:
    short = judge.ask("can Klaw be KO'd for his own power?")

    def ask(text: str) -> None:
        judge.ask("what about Morg?", earlier=type(short)(text, "abstained", 0.0))

    try_all(ask, chosen(attacks, 6), LONG)


LOOK_UPS: dict[str, Callable[[Judge, str], object]] = {
    "card": Judge.card,
    "show": Judge.show,
    "point": lambda judge, text: judge.show(f"{text}#1"),
    "id": lambda judge, text: judge.show(f"x-men/{text}"),
    "rule": Judge.rule,
    "history": Judge.history,
    "check": Judge.check,
    "game": lambda judge, text: judge.ask("x", game=text),
    "doc": lambda judge, text: judge.ask("x", doc=text),
    "day": lambda judge, text: judge.ask("x", as_of=text),
}


@pytest.mark.parametrize("look_up", LOOK_UPS)
def test_a_name(judge: Judge, attacks: int, look_up: str) -> None:
    try_all(lambda text: LOOK_UPS[look_up](judge, text), chosen(attacks, len(look_up)), LONG)


def test_names_that_are_no_longer_than_names_may_be(judge: Judge, attacks: int) -> None:
    sizes = (120, 240, 480, 960)
    # Of some shapes the part that is repeated is longer than that.
    names = [name for name in chosen(attacks, 9) if all(0.8 < len(SHAPES[name](size)) / size < 1.25 for size in sizes)]
    for look_up in (judge.card, judge.show, judge.rule):
        try_all(look_up, names, sizes)


# Each step by itself, beyond what a whole question comes to.
STEPS_OF_A_QUESTION: dict[str, Callable[[QuestionReader, str], object]] = {
    "typed": lambda _, text: typed(text),
    "shown": lambda _, text: (shown(text), on_a_line(text)),
    "escaped": lambda _, text: escaped(text.encode("utf-8", "replace")),
    "fold": lambda _, text: [texts._fold(line) for line in typed(text).splitlines()],
    "cut": lambda _, text: texts._what_is_asked(text),
    "words": lambda _, text: (Text(text).tokens, Text(text).words, Text(text).placed_words),
    "sentences": lambda _, text: find_sub_questions(Text(text)),
    "day": lambda _, text: find_day(Text(text), dt.date(2026, 1, 1)),
    "section": lambda _, text: find_missing_section(Text(text), []),
    "games": lambda reader, text: reader.sayings.game_shares(Text(text), ["doom"]),
    "sayings": lambda reader, text: list(reader.sayings.translations(Text(text), ["dr doom"])),
    "game words": lambda reader, text: reader.game_words.may_be_about(Text(text)),
}
SLOW_STEPS: dict[str, Callable[[QuestionReader, str], object]] = {
    "spelling": lambda reader, text: reader.speller.repair(text),
    "names": lambda reader, text: reader.besides.weigh(Text(text), reader.names.find(Text(text))),
    "unnamed": lambda _, text: find_unnamed(text, [], lambda _: False, lambda _: True),
}


@pytest.mark.parametrize("step", STEPS_OF_A_QUESTION)
def test_a_step(reader: QuestionReader, attacks: int, step: str) -> None:
    # What is quadratic in texts of this length takes minutes: a fifth of a second is the memory that has to be found for them.
    try_all(lambda text: STEPS_OF_A_QUESTION[step](reader, text), chosen(attacks, len(step)), LONG, floor=0.2)


@pytest.mark.parametrize("step", SLOW_STEPS)
def test_a_slow_step(reader: QuestionReader, attacks: int, step: str) -> None:
    try_all(lambda text: SLOW_STEPS[step](reader, text), chosen(attacks, len(step)), STEPS)
