"""Rules about counterstrike."""

from __future__ import annotations

from judge.engine.rules import Rule, rule
from judge.games.warhammer_invasion.model.board import Share

STRIKES_ON_DECLARATION = Rule(
    "wi/counterstrike.on-declaration",
    "Each time the unit is declared as a defender, Counterstrike damages an attacker immediately.",
    cites=("warhammer-invasion/counterstrike#1",),
    belief="Counterstrike adds to the damage that its unit deals as combat damage is assigned",
)


@rule("wi/counterstrike.one-attacker", "warhammer-invasion/counterstrike#3", misreading=lambda share: True,
      belief="the damage from Counterstrike may be shared out among attackers")  # fmt: skip
def strikes_one(share: Share) -> bool:
    """All damage of a Counterstrike goes to one attacker."""
    return sum(n > 0 for n in share) <= 1


COUNTERSTRIKE_IS_IMMEDIATE = Rule(
    "wi/counterstrike.immediate",
    "The damage from Counterstrike is applied the moment it is assigned.",
    cites=("warhammer-invasion/counterstrike#5",),
    belief="there is a window for actions before the damage from Counterstrike is applied",
)

COUNTERSTRIKE_IS_COMBAT_DAMAGE = Rule(
    "wi/counterstrike.kind",
    "The damage from Counterstrike is combat damage.",
    cites=("warhammer-invasion/counterstrike#2",),
    belief="Counterstrike is an effect, and its damage is non combat damage",
)

DAMAGE_CAN_BE_CANCELLED = Rule(
    "wi/counterstrike.uncancellable",
    "The damage from Counterstrike can't be cancelled.",
    cites=("warhammer-invasion/counterstrike#4", "warhammer-invasion-base/b6.3#4"),
    belief="Toughness and the like cancel the damage from Counterstrike",
)

COUNTERSTRIKE_ADDS_UP = Rule(
    "wi/counterstrike.adds-up",
    "Several instances of Counterstrike on one unit add up.",
    cites=("warhammer-invasion-base/b6.3#5",),
    belief="of several instances of Counterstrike only the highest counts",
)

COUNTERSTRIKE_COMES_ON_TOP = Rule(
    "wi/counterstrike.on-top",
    "A unit that has used Counterstrike deals its normal combat damage too.",
    cites=("warhammer-invasion-base/b6.3#6",),
    belief="a unit that strikes with Counterstrike deals no further combat damage",
)
