"""Rules about the value of X."""

from __future__ import annotations

from judge.engine.rules import Rule, misread, rule


@rule("wi/x.unset", "warhammer-invasion/the-letter-x#1", misreading=lambda chosen, resources: resources if chosen is None else chosen,
      belief="where nothing says what X is, X is as much as the player has resources")  # fmt: skip
def x_value(chosen: int | None, resources: int) -> int:
    """Unless something sets it, X stands for zero."""
    return 0 if chosen is None else chosen


@rule("wi/x.set-by", "warhammer-invasion/the-letter-x#2", misreading=lambda chosen, defined, said: chosen,
      belief="X is what was paid for it, and nothing else",
      also=(misread("warhammer-invasion/the-letter-x#2", misreading=lambda chosen, defined, said: defined if said is None else said,
                    belief="only a text gives X a value, and what a player pays doesn't"),
            misread("warhammer-invasion/the-letter-x#2", misreading=lambda chosen, defined, said: chosen if defined is None else defined,
                    belief="what X is stands on its own card, and no other card has a say in it")))  # fmt: skip
def x_source(chosen: int | None, defined: int | None, said: int | None) -> int | None:
    """A card, a card effect or a choice granted to a player gives X its value."""
    if said is not None:
        return said
    return chosen if defined is None else defined


X_OF_COPY_IS_ZERO = Rule(
    "wi/x.copied",
    "In a copy of a tactic X is 0, whatever was paid for the original.",
    cites=("warhammer-invasion/cs-45-twin-tailed-comet#1",),
    belief="a copy keeps the X that was paid for the original",
)

X_PLAYED_FREE_IS_ZERO = Rule(
    "wi/x.played-free",
    "A tactic that is played free of its cost through another card has X = 0.",
    cites=("warhammer-invasion/cs-105-slaaneshs-domination#1",),
    belief="who plays a tactic for free may set its X as high as he likes",
)
