"""Rules about damage that effects deal."""

from __future__ import annotations

from judge.engine.rules import rule
from judge.games.warhammer_invasion.model.board import COMBAT, NON_COMBAT


@rule("wi/damage.outside-combat", "warhammer-invasion/rulebook-p17-non-combat-damage#1", misreading=lambda in_combat: in_combat,
      belief="damage is dealt in combat only")  # fmt: skip
def effects_deal_damage(in_combat: bool) -> bool:
    """Card effects deal damage outside of combat too, to units and to capitals."""
    return True


@rule("wi/damage.at-once", "warhammer-invasion/rulebook-p17-non-combat-damage#2", "warhammer-invasion/non-combat-damage#2",
      "warhammer-invasion/non-combat-damage#3", misreading=lambda: False,
      belief="there is a window for actions between assigning and applying the damage of an effect, as there is in combat")  # fmt: skip
def effect_damage_is_immediate() -> bool:
    """Non combat damage is applied the moment that it is assigned: who wants to cancel it has to respond to the card."""
    return True


@rule("wi/damage.kind", "warhammer-invasion/non-combat-damage#1", misreading=lambda in_combat: COMBAT if in_combat else NON_COMBAT,
      belief="damage that an effect deals in the course of a combat is combat damage")  # fmt: skip
def kind_of_effect_damage(in_combat: bool) -> str:
    """All damage but combat damage is non combat damage, whenever it is dealt."""
    return NON_COMBAT
