"""Which rulings may answer a question: those of a game or document, in force on a day."""

from __future__ import annotations

import datetime as dt
from collections.abc import Mapping

import msgspec
import numpy as np
import numpy.typing as npt

from judge.search.columns import column
from judge.store.arrays import BEGINS, DOCUMENT, GAME, IS_BASE_RULE
from judge.store.ruling_table import RulingStore

Flags = npt.NDArray[np.bool_]  # of each ruling, by number


class Scope(msgspec.Struct, frozen=True):
    """The rulings that may answer.

    ``allowed`` are those of the game and document asked for, ``begun`` those that had begun to be in force on ``day``; None is all.
    ``replaced`` gives for each ruling that no longer held then, by number, the one that replaced it and answers in its stead.
    """

    day: dt.date
    allowed: Flags | None
    begun: Flags | None
    replaced: Mapping[int, int]

    @property
    def candidates(self) -> Flags | None:
        """Those that are allowed and in force; None where all are."""
        if self.begun is None:
            return self.allowed
        return self.begun if self.allowed is None else self.begun & self.allowed

    @property
    def shown_below(self) -> Mapping[int, int]:
        """The replaced rulings that are shown below what replaced them."""
        allowed = self.allowed
        return self.replaced if allowed is None else {old: new for old, new in self.replaced.items() if allowed[old]}


class Scopes:
    """Tells which rulings of an index may answer: of which game and document each is, and from when on it is in force."""

    def __init__(self, store: RulingStore) -> None:
        """Look at the rulings of an index.

        :raises IndexStoreError: if it tells of more or fewer than it holds.
        """
        self._store = store
        count = store.manifest.rulings
        self._game = column(store, GAME, "<u2", count)
        self._document = column(store, DOCUMENT, "<i4", count)
        self._begins = column(store, BEGINS, "<i4", count)
        self._is_base_rule = column(store, IS_BASE_RULE, "?", count)
        self._games = {game: n for n, game in enumerate(store.games)}

    def number_of(self, game: str) -> int | None:
        """The number of a game; None for one that has no rulings."""
        return self._games.get(game)

    def game_of(self, ruling: int) -> int:
        """The number of a ruling's game."""
        return int(self._game[ruling])

    def is_base_rule(self, ruling: int) -> bool:
        """Whether an entry is a base rule."""
        return bool(self._is_base_rule[ruling])

    def of_game(self, game: str) -> Flags:
        """The rulings of a game."""
        number = self._games.get(game)
        return np.zeros(len(self._game), np.bool_) if number is None else self._game == number

    def of(self, game: str | None, doc: str | None, day: dt.date, *, rulings_only: bool = False) -> Scope:
        """The scope of a game and a document, each where given, on a day; ``rulings_only`` leaves base rules out."""
        parts: list[Flags] = []
        if game is not None:
            parts.append(self.of_game(game))
        if doc is not None:
            parts.append(self._document == self._store.document_number(doc))
        if rulings_only:
            parts.append(np.logical_not(self._is_base_rule))
        allowed = np.logical_and.reduce(parts) if parts else None
        begun = None if day >= self._store.latest_start else self._begins <= day.toordinal()
        return Scope(day, allowed, begun, self._store.replaced_on(day))
