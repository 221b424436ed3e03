"""Rules about damage that effects deal."""

from __future__ import annotations

from judge.engine.rules import Rule, misread, rule

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

BURNING_TAKES_DAMAGE_OFF = Rule(
    "wi/damage.burning-clears",
    "A zone that burns loses all its damage tokens, those beyond its hit points as well.",
    cites=("warhammer-invasion-base/b1.3#2", "warhammer-invasion-base/b1.3#3"),
    belief="the damage stays on the zone that burns",
)


@rule("wi/damage.burns", "warhammer-invasion-base/b1.3#1", misreading=lambda damage, hit_points: damage > hit_points,
      belief="a zone burns only when it has more damage than hit points",
      also=(misread("warhammer-invasion-base/b1.3#6", misreading=lambda damage, hit_points: damage >= 8,
                    belief="developments change nothing of when a zone burns"),))  # fmt: skip
def burns(damage: int, hit_points: int) -> bool:
    """A zone burns when the damage on it reaches its hit points."""
    return damage >= hit_points


BURNING_ZONE_TAKES_NOTHING = Rule(
    "wi/damage.burning",
    "Nobody can assign damage to a zone that is burning.",
    cites=("warhammer-invasion/faq-burning-zone-functions#3", "warhammer-invasion-base/b1.9"),
    belief="a zone that is burning goes on taking damage",
)

EFFECT_DAMAGE_IS_NON_COMBAT = Rule(
    "wi/damage.kind",
    "All damage but combat damage is non combat damage, whenever it is dealt.",
    cites=("warhammer-invasion/non-combat-damage#1",),
    belief="damage that an effect deals in the course of a combat is combat damage",
)
