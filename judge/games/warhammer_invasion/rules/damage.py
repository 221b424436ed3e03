"""Rules about damage that effects deal."""

from __future__ import annotations

from judge.engine.rules import Rule

EFFECTS_DEAL_DAMAGE_AT_ANY_TIME = Rule(
    "wi/damage.outside-combat",
    "Card effects deal damage outside of combat too, to units and to capitals.",
    cites=("warhammer-invasion/rulebook-p17-non-combat-damage#1",),
    belief="damage is dealt in combat only",
)

EFFECT_DAMAGE_IS_IMMEDIATE = Rule(
    "wi/damage.at-once",
    "Non combat damage is applied the moment that it is assigned: who wants to cancel it has to respond to the card.",
    cites=(
        "warhammer-invasion/rulebook-p17-non-combat-damage#2",
        "warhammer-invasion/non-combat-damage#2",
        "warhammer-invasion/non-combat-damage#3",
    ),
    belief="there is a window for actions between assigning and applying the damage of an effect, as there is in combat",
)

EFFECT_DAMAGE_IS_NON_COMBAT = Rule(
    "wi/damage.kind",
    "All damage but combat damage is non combat damage, whenever it is dealt.",
    cites=("warhammer-invasion/non-combat-damage#1",),
    belief="damage that an effect deals in the course of a combat is combat damage",
)
