"""What goes down: a question as it is asked, and as it is made ready for search. Values only; `reader` makes one of the other."""

from __future__ import annotations

import datetime as dt
from collections.abc import Mapping, Sequence

import msgspec

from judge.search.filters_in_question import DayInQuestion, GameInQuestion
from judge.search.names import Found
from judge.search.readings import Reading
from judge.search.text import MOST_READ, Text, fold_lines, on_one_line, taken


class Question(msgspec.Struct, frozen=True):
    """A question as it is asked, and the rulings that it is asked of.

    ``lines`` is its text, folded, with its line ends; ``text`` the same on one line, cut where it is too long to search with.
    ``length`` are the characters that were typed, ``read`` those that were read at all, ``is_cut`` is whether only a part of them is
    searched with. ``game``, ``doc`` and ``day`` are the filters that the asker gave, None where he gave none; ``rulings_only`` leaves base
    rules out; ``today`` is the day that counts where no day is given or named.
    """

    lines: str
    text: Text
    game: str | None
    doc: str | None
    day: dt.date | None
    today: dt.date
    rulings_only: bool = False
    length: int = 0
    read: int = 0
    is_cut: bool = False

    @classmethod
    def of(
        cls,
        asked: str,
        *,
        game: str | None = None,
        doc: str | None = None,
        day: dt.date | None = None,
        rulings_only: bool = False,
    ) -> Question:
        """Fold what was asked: the one place where that is done.

        :raises QuestionError: if it asks nothing.
        """
        folded = fold_lines(asked)
        lines = taken(folded)
        text = Text(on_one_line(lines))
        read = min(len(asked), MOST_READ)
        is_cut = len(text.raw) < len(folded) or read < len(asked)
        return cls(lines, text, game, doc, day, dt.date.today(), rulings_only, len(asked), read, is_cut)


class Query(msgspec.Struct, frozen=True):
    """A question, or one of the things that a post asks, made ready for search.

    :ivar asked: what asks: the question with its spelling repaired; of a part, its own sentence.
    :ivar readings: the texts that it is searched under, the whole first.
    :ivar names: the names found in it, surest first.
    :ivar unnamed: the names in it that no ruling holds.
    :ivar missing_section: the section that it asks for by number alone, where no document has it.
    :ivar repaired: by the word put in its place, each misspelt word.
    :ivar game_shares: of its words that speak for a game, the share that speaks for each.
    :ivar other_game: words by which it says that it is about a game without rulings here.
    :ivar game: the game that it names, where no filter was given.
    :ivar day: the day that it names, where no filter was given.
    :ivar parts: the things that it asks, where it asks several; ``left_out`` are how many more it asks, before these.
    """

    asked: Text
    readings: Sequence[Reading]
    names: list[Found]
    unnamed: list[str]
    repaired: dict[str, str]
    game_shares: Mapping[str, float]
    other_game: str | None
    missing_section: str | None = None
    game: GameInQuestion | None = None
    day: DayInQuestion | None = None
    parts: tuple[Query, ...] = ()
    left_out: int = 0
