"""Rules about indirect damage."""

from __future__ import annotations

from judge.engine.rules import Rule, rule

SECTION_IS_NOT_BURNING = Rule(
    "wi/indirect.burning",
    "A burning zone can't have indirect damage assigned to it.",
    cites=("warhammer-invasion/indirect-damage#1",),
    belief="indirect damage can be put where it no longer hurts, into a burning zone",
)

UNIT_TAKES_AT_MOST = Rule(
    "wi/indirect.unit-limit",
    "A unit can be assigned at most the indirect damage that would destroy it.",
    cites=("warhammer-invasion/indirect-damage#2",),
    belief="all indirect damage may be heaped on one unit",
)


@rule("wi/indirect.toughness", "warhammer-invasion/indirect-damage#3", misreading=lambda left, toughness: left,
      belief="Toughness doesn't change how much indirect damage a unit can be assigned")  # fmt: skip
def needed_to_destroy(left: int, toughness: int) -> int:
    """Toughness is part of what it takes to destroy a unit."""
    return left + toughness


SECTION_TAKES_AT_MOST = Rule(
    "wi/indirect.section-limit",
    "A section can be assigned at most the indirect damage that would burn it.",
    cites=("warhammer-invasion/indirect-damage#4",),
    belief="one section of the capital can be assigned any amount of indirect damage",
)

DAMAGED_PLAYER_SHARES_OUT = Rule(
    "wi/indirect.who",
    "The player who is dealt indirect damage shares it out.",
    cites=("warhammer-invasion-base/b6.4#1", "warhammer-invasion-base/b6.4#2"),
    belief="the player whose card it is shares out the indirect damage",
)

ACTIVE_PLAYER_SHARES_FIRST = Rule(
    "wi/indirect.first",
    "If several players are dealt indirect damage, the active player assigns first.",
    cites=("warhammer-invasion-base/b6.4#4",),
    belief="the player whose opponent has dealt the indirect damage assigns first",
)

INDIRECT_DAMAGE_IS_SIMULTANEOUS = Rule(
    "wi/indirect.simultaneous",
    "Indirect damage to several players is applied at the same time, once all of it is assigned.",
    cites=("warhammer-invasion-base/b6.4#4",),
    belief="each player's indirect damage is applied before the next player assigns his",
)
