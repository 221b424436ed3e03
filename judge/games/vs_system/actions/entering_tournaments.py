"""Entering a tournament with a deck."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from judge.engine.acting import Action, objection
from judge.engine.context import Match
from judge.engine.decision import Resolution
from judge.engine.errors import Objection
from judge.engine.reasons import objections_by
from judge.games.vs_system.model.cards import ARMY, HERALDS_OF_GALACTUS, VsCard
from judge.games.vs_system.rules.tournament import (
    ARMY_HAS_NO_LIMIT,
    MOST_COPIES,
    is_admitted,
    is_large_enough,
    within_limit,
)

Deck = tuple[tuple[VsCard, int], ...]


@dataclass(frozen=True)
class EnterTournament(Action):
    """Enter a sanctioned Constructed tournament with ``deck`` (cards with their numbers of copies) on ``day``."""

    deck: Deck
    day: str

    def objections(self, match: Match, player: str) -> tuple[Objection, ...]:
        """Each rule that the deck breaks, once."""
        copies: Counter[tuple[str, str]] = Counter()
        named: Counter[str] = Counter()
        for card, number in self.deck:
            copies[(card.name, card.version)] += number
            named[card.name] += number
        found = list(objections_by(match, is_large_enough, copies.total()))
        limits = [
            match.judge(ARMY_HAS_NO_LIMIT, version == ARMY, misread=False)
            or match.consult(within_limit, number, named[name])
            for (name, version), number in copies.items()
        ]
        if not all(limits):
            found.append(objection(within_limit))
        admitted = [
            match.consult(is_admitted, self.day, card.expansion == HERALDS_OF_GALACTUS) for card, _ in self.deck
        ]
        if not all(admitted):
            found.append(objection(is_admitted))
        return tuple(found)

    def perform(self, match: Match, player: str) -> Resolution[None]:
        """Entering changes nothing at the table."""
        yield from ()

    def describe(self, match: Match) -> str:
        listed = ", ".join(
            f"{number} {card.title}" for card, number in self.deck if number > MOST_COPIES or card.expansion
        )
        size = sum(number for _, number in self.deck)
        return f"entering a sanctioned Constructed tournament on {self.day} with a deck of {size} cards" + (
            f" ({listed})" if listed else ""
        )
