"""Which rulings may answer a question: those of a game or document, in force on a day."""

from __future__ import annotations

import datetime as dt
from collections.abc import Mapping

import msgspec

from judge.store.ruling_table import RulingStore


class Scope(msgspec.Struct, frozen=True):
    """The rulings that may answer, by number.

    ``allowed`` are those of the game and document asked for, ``begun`` those that had begun to be in force on ``day``; None is all.
    ``replaced`` gives for each ruling that no longer held then the one that replaced it and answers in its stead.
    """

    day: dt.date
    allowed: frozenset[int] | None
    begun: frozenset[int] | None
    replaced: Mapping[int, int]

    @property
    def candidates(self) -> frozenset[int] | None:
        """Those that are allowed and in force; None where all are."""
        if self.begun is None:
            return self.allowed
        return self.begun if self.allowed is None else self.begun & self.allowed

    @property
    def shown_below(self) -> dict[int, int]:
        """The replaced rulings that are shown below what replaced them."""
        return {old: new for old, new in self.replaced.items() if self.allowed is None or old in self.allowed}


def scope_of(
    store: RulingStore, game: str | None, doc: str | None, day: dt.date, *, rulings_only: bool = False
) -> Scope:
    """The scope of a game and a document, each where given, on a day; ``rulings_only`` leaves base rules out."""
    is_whole = game is None and doc is None and not rulings_only
    allowed = None if is_whole else store.numbers_where(game, doc, rulings_only=rulings_only)
    return Scope(day, allowed, store.begun_on(day), store.replaced_on(day))
