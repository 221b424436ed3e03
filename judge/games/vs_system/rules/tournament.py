"""Rules about decks and tournaments."""

from __future__ import annotations

from judge.engine.rules import Rule, misread, rule

MOST_COPIES, LEAST_CARDS = 4, 60


@rule("vs/tournament.heralds", "heralds-of-galactus/1-legality#1", misreading=lambda day, of_heralds: day >= "2006-08-29" or not of_heralds,
      belief="the cards of Heralds of Galactus are admitted as soon as their rulings are out",
      also=(misread("heralds-of-galactus/1-legality#1", misreading=lambda day, of_heralds: day > "2006-09-23" or not of_heralds,
                    belief="the cards of Heralds of Galactus are admitted only after September 23"),))  # fmt: skip
def is_admitted(day: str, of_heralds: bool) -> bool:
    """Cards of Heralds of Galactus are admitted in sanctioned Constructed from 2006-09-23 on."""
    return day >= "2006-09-23" or not of_heralds


ARMY_HAS_NO_LIMIT = Rule(
    "vs/tournament.army",
    "A deck may hold any number of copies of an Army card.",
    cites=("vs-system-base/a1.2#3", "vs-system-base/a2.5#2", "heralds-of-galactus/doom-bot-dr-doom-cosmic-thief#5"),
    belief="four copies are the limit for an Army card too",
)


@rule("vs/tournament.copies", "vs-system-base/a1.2#2", "heralds-of-galactus/doom-bot-dr-doom-cosmic-thief#4",
      misreading=lambda copies, of_name: True, belief="a deck may hold as many copies of a card as its owner likes",
      also=(misread("heralds-of-galactus/doom-bot-dr-doom-cosmic-thief#4", "vs-system-base/a1.2#2",
                    misreading=lambda copies, of_name: of_name <= MOST_COPIES,
                    belief="four is the limit for all versions of a name together"),))  # fmt: skip
def within_limit(copies: int, of_name: int) -> bool:
    """A deck holds at most four cards of the same name and version."""
    return copies <= MOST_COPIES


@rule(
    "vs/tournament.size",
    "vs-system-base/a1.2#1",
    misreading=lambda cards: True,
    belief="a deck may be as small as one likes",
    also=(
        misread(
            "vs-system-base/a1.2#1",
            misreading=lambda cards: cards == LEAST_CARDS,
            belief="a deck has 60 cards, no more and no less",
        ),
    ),
)
def is_large_enough(cards: int) -> bool:
    """A deck has 60 cards or more."""
    return cards >= LEAST_CARDS
