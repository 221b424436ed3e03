"""Sanctioned Constructed play: from which day an expansion is admitted, and what a deck may hold (base rule A1.2). Days are ISO dates."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from judge.engine.acting import Action, objection
from judge.engine.ask import Steps
from judge.engine.errors import Objection
from judge.engine.match import Match
from judge.engine.rules import rule
from judge.games.vs_system.printed import ARMY, VsCard

HERALDS_OF_GALACTUS = "Heralds of Galactus"
MOST_COPIES, LEAST_CARDS = 4, 60

Deck = tuple[tuple[VsCard, int], ...]


@rule("vs/tournament.heralds", "heralds-of-galactus/1-legality#1", misreading=lambda day, of_heralds: day >= "2006-08-29" or not of_heralds,
      believing="the cards of Heralds of Galactus are admitted as soon as their rulings are out")  # fmt: skip
def is_admitted(day: str, of_heralds: bool) -> bool:
    """Cards of Heralds of Galactus are admitted in sanctioned Constructed from 2006-09-23 on."""
    return day >= "2006-09-23" or not of_heralds


@rule("vs/tournament.army", "vs-system:A1.2", "heralds-of-galactus/doom-bot-dr-doom-cosmic-thief#5",
      misreading=lambda is_army: False, believing="four copies are the limit for an Army card too")  # fmt: skip
def any_number_allowed(is_army: bool) -> bool:
    """A deck may hold any number of copies of an Army card."""
    return is_army


@rule("vs/tournament.copies", "vs-system:A1.2", "heralds-of-galactus/doom-bot-dr-doom-cosmic-thief#4",
      misreading=lambda copies: True, believing="a deck may hold as many copies of a card as its owner likes")  # fmt: skip
def within_limit(copies: int) -> bool:
    """A deck holds at most four cards of the same name and version."""
    return copies <= MOST_COPIES


@rule(
    "vs/tournament.size",
    "vs-system:A1.2",
    misreading=lambda cards: True,
    believing="a deck may be as small as one likes",
)
def is_large_enough(cards: int) -> bool:
    """A deck has 60 cards or more."""
    return cards >= LEAST_CARDS


@dataclass(frozen=True)
class EnterTournament(Action):
    """Enter a sanctioned Constructed tournament with ``deck`` (cards with their numbers of copies) on ``day``."""

    deck: Deck
    day: str

    def objections(self, match: Match, player: str) -> tuple[Objection, ...]:
        """Each rule that the deck breaks, once."""
        copies: Counter[tuple[str, str]] = Counter()
        for card, number in self.deck:
            copies[(card.name, card.version)] += number
        found = []
        if not match.consult(is_large_enough, copies.total()):
            found.append(objection(is_large_enough))
        limits = [
            match.consult(any_number_allowed, version == ARMY) or match.consult(within_limit, number)
            for (_, version), number in copies.items()
        ]
        if not all(limits):
            found.append(objection(within_limit))
        admitted = [
            match.consult(is_admitted, self.day, card.expansion == HERALDS_OF_GALACTUS) for card, _ in self.deck
        ]
        if not all(admitted):
            found.append(objection(is_admitted))
        return tuple(found)

    def perform(self, match: Match, player: str) -> Steps[None]:
        """Entering changes nothing at the table."""
        yield from ()

    def words(self, match: Match) -> str:
        listed = ", ".join(
            f"{number} {card.title}" for card, number in self.deck if number > MOST_COPIES or card.expansion
        )
        return (
            f"entering a sanctioned Constructed tournament on {self.day} with a deck of {sum(n for _, n in self.deck)} cards"
            + (f" ({listed})" if listed else "")
        )
