"""What comes up: everything that search found for a question. Values only."""

from __future__ import annotations

import datetime as dt

import msgspec

from judge.search.filters_in_question import DayInQuestion, GameInQuestion
from judge.search.names import Found
from judge.search.text import Text


class Hit(msgspec.Struct, frozen=True):
    """A ruling found: its number, fused score in [0, 1] and answering point.

    ``point_confidence`` is the probability, in [0, 1], that this point answers if the ruling does; ``likely_points`` are the likeliest
    points, best first, where they differ little.
    """

    ruling: int
    score: float
    point: int
    point_confidence: float = 1.0
    likely_points: tuple[int, ...] = ()


class SearchResult(msgspec.Struct, frozen=True):
    """What search found for one question, or for one of the things that a post asks.

    :ivar asked: what asks: the question with its spelling repaired; of a part, its own sentence.
    :ivar hits: the rulings found in the order in which they answer; right below each what it replaces.
    :ivar confidence: the probability, in [0, 1], that the first of the rulings in force answers.
    :ivar names: the names found in it, surest first.
    :ivar repaired: by the word put in its place, each misspelt word.
    :ivar unknown: the share, in [0, 1], of its words that stand in no ruling.
    :ivar unnamed: the names in it that no ruling holds.
    :ivar missing_section: the section that it asks for by number alone, where no document has it.
    :ivar is_of_other_version: whether the first ruling is on a card's one version where the question gives another.
    :ivar other_game: words by which it says that it is about a game without rulings here.
    :ivar game_words: the games that words of it speak for, without naming them.
    :ivar day: the day whose rules were asked for.
    :ivar coming: the ruling that would have come first, were it in force on that day.
    :ivar game_in_question: the game that it names, where no filter was given.
    :ivar day_in_question: the day that it names, where no filter was given.
    :ivar parts: the same for each of the things that a post asks, where it asks several; ``left_out`` are how many more it asks.
    """

    asked: Text
    hits: list[Hit]
    confidence: float
    names: list[Found]
    repaired: dict[str, str]
    unknown: float
    unnamed: list[str]
    is_of_other_version: bool
    other_game: str | None
    day: dt.date
    missing_section: str | None = None
    coming: int | None = None
    game_in_question: GameInQuestion | None = None
    day_in_question: DayInQuestion | None = None
    parts: tuple[SearchResult, ...] = ()
    left_out: int = 0
    game_words: frozenset[str] = frozenset()
