"""What healing removes"""

from __future__ import annotations

from judge.checks.witnesses.warhammer_invasion import HEAL_ONE
from judge.games.warhammer_invasion.dsl import DISCARD, QUEST, UNITS, Heal, Played, Tactic, gain, target
from judge.proving.tables.warhammer_invasion import WiTable, check, unit

HEAL_AND_GAIN = Tactic(name="Nursing Witness", powers=(Played(effect=Heal(target(UNITS), 2).if_done(gain(1))),))


@check("warhammer-invasion-base/b6.6", allowed={"damage": range(2, 8)})
def a_zone_is_healed(table: WiTable, damage: int = 3) -> None:
    """A quest zone with 3 damage is healed of 2: it has 1 damage left."""
    alice, _ = table.players
    quest, heal = alice.section(QUEST), alice.has_in_hand(HEAL_ONE)
    alice.has_damage(QUEST, damage)
    table.begin()
    alice.does(table.play(heal), quest)
    table.resolve()
    table.counts(quest, "damage", 1, point=1)


@check("warhammer-invasion-base/b6.6")
def a_sound_unit_is_not_healed(table: WiTable) -> None:
    """A card heals a unit, and if it does, its player gets a resource: he gets none for a unit without damage."""
    alice, _ = table.players
    sound, nurse = alice.controls(unit("Sound Unit")), alice.has_in_hand(HEAL_AND_GAIN)
    table.begin()
    alice.does(table.play(nurse), sound)
    table.resolve()
    alice.resources_are(0, point=2)


@check("warhammer-invasion-base/b6.6")
def healing_leaves_assigned_damage(table: WiTable) -> None:
    """A guard with 2 hit points is assigned 2 damage. Bob heals it before the damage is applied: it is destroyed all the same."""
    alice, bob = table.players
    raider, guard = alice.controls(unit("Raider", power=2)), bob.controls(unit("Guard", power=0, hp=2), QUEST)
    heal = bob.has_in_hand(HEAL_ONE)
    table.begin()
    table.attack_goes(QUEST, raider, defended_by=(guard,))
    table.all_pass()
    alice.chooses({guard: 2})
    alice.passes()
    bob.does(table.play(heal), guard)
    table.resolve()
    table.assigned_is(guard, 2, point=3)
    table.all_pass()
    table.finds(guard, DISCARD, point=3)
