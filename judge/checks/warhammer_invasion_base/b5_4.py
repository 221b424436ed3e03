"""Who assigns combat damage, and when it is applied"""

from __future__ import annotations

from judge.games.warhammer_invasion.dsl import BATTLEFIELD, DISCARD, QUEST
from judge.proving.pieces import control
from judge.proving.tables.warhammer_invasion import WiTable, check, unit


@check("warhammer-invasion-base/b5.4")
def damage_is_assigned_in_order_and_applied_at_once(table: WiTable) -> None:
    """Raider and guard have 1 hit point: Alice assigns first, 1 to the guard at least, then Bob, to the raider only; both are destroyed."""
    alice, bob = table.players
    raider, guard = alice.controls(unit("Raider", power=2, hp=1)), bob.controls(unit("Guard", hp=1), QUEST)
    table.begin()
    table.attack_goes(QUEST, raider, defended_by=(guard,))
    table.all_pass()
    alice.is_asked("assign", point=1)
    alice.is_asked("assign", not_offers=({bob.section(QUEST): 2},), point=2)
    alice.chooses({guard: 1, bob.section(QUEST): 1})
    bob.is_asked("assign", offers=({raider: 1},), point=control(3, "the raider is assigned the damage"))
    bob.is_asked("assign", not_offers=({alice.section(BATTLEFIELD): 1},), point=3)
    bob.chooses({raider: 1})
    table.all_pass()
    table.finds(guard, DISCARD)
    table.finds(raider, DISCARD, point=(4, 5))
