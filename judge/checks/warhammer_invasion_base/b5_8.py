"""Capital damage when a defender survives"""

from __future__ import annotations

from judge.checks.witnesses.warhammer_invasion import SHIELD_ONE
from judge.games.warhammer_invasion.dsl import QUEST
from judge.proving.tables.warhammer_invasion import WiTable, check, unit


@check("warhammer-invasion-base/b5.8")
def a_saved_defender_saves_no_zone(table: WiTable) -> None:
    """A guard with 1 hit point is assigned 1 damage, and the zone 2. Bob cancels what the guard would take: it lives, the zone takes 2."""
    alice, bob = table.players
    raider = alice.controls(unit("Raider", power=3))
    guard = bob.controls(unit("Guard", hp=1), QUEST)
    shield = bob.has_in_hand(SHIELD_ONE)
    table.begin()
    table.attack_goes(QUEST, raider, defended_by=(guard,))
    table.all_pass()
    alice.chooses({guard: 1, bob.section(QUEST): 2})
    bob.chooses({raider: 1})
    alice.passes()
    bob.does(table.play(shield), guard)
    table.resolve()
    table.all_pass()
    table.finds(guard, QUEST)
    table.counts(bob.section(QUEST), "damage", 2, point=1)
