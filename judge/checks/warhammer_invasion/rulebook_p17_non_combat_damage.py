"""p. 17 Rulebook p. 17: Non Combat Damage"""

from __future__ import annotations

from judge.games.warhammer_invasion.cards.warhammer_invasion.nurgles_pestilence import NURGLES_PESTILENCE
from judge.games.warhammer_invasion.dsl import QUEST, SECTIONS, DealDamage, Played, Tactic, target
from judge.proving.tables.warhammer_invasion import WiTable, check, unit

DAMAGE_SECTION = Tactic(name="Section-Damaging Witness", powers=(Played(effect=DealDamage(target(SECTIONS), 2)),))


@check("warhammer-invasion/rulebook-p17-non-combat-damage")
def effects_damage_outside_of_combat(table: WiTable) -> None:
    """In the capital phase tactics damage a section of a capital and every unit, at once."""
    alice, bob = table.players
    victim = bob.controls(unit("Victim"))
    arson, pestilence = alice.has_in_hand(DAMAGE_SECTION), alice.has_in_hand(NURGLES_PESTILENCE)
    table.begin()
    alice.does(table.play(arson), bob.section(QUEST))
    table.resolve()
    table.counts(bob.section(QUEST), "damage", 2, point=(1, 2))
    alice.does(table.play(pestilence))
    table.resolve()
    table.counts(victim, "damage", 1, point=(1, 2))
