"""Sharing combat damage among several defenders"""

from __future__ import annotations

from judge.games.warhammer_invasion.dsl import QUEST
from judge.proving.tables.warhammer_invasion import WiTable, check, unit


@check("warhammer-invasion-base/b5.7")
def all_damage_may_go_to_the_second_defender(table: WiTable) -> None:
    """With 3 damage against a guard of 2 hit points and one of 4, Alice may assign all of it to the second, and destroys neither."""
    alice, bob = table.players
    raider = alice.controls(unit("Raider", power=3, hp=9))
    weak, strong = bob.controls(unit("Weak Guard", hp=2), QUEST), bob.controls(unit("Strong Guard", hp=4), QUEST)
    table.begin()
    table.attack_goes(QUEST, raider, defended_by=(weak, strong))
    table.all_pass()
    alice.is_asked("assign", offers=({strong: 3},), point=1)
    alice.chooses({strong: 3})
    bob.chooses({raider: 2})
    table.all_pass()
    table.counts(strong, "damage", 3)
    table.counts(weak, "damage", 0)


@check("warhammer-invasion-base/b5.7", allowed={"power": range(2, 9)})
def more_than_destroys_it(table: WiTable, power: int = 3) -> None:
    """A raider of power 3 may be made to assign all 3 damage to a guard with 1 hit point; the zone is assigned none."""
    alice, bob = table.players
    raider, guard = alice.controls(unit("Raider", power=power)), bob.controls(unit("Guard", hp=1), QUEST)
    table.begin()
    table.attack_goes(QUEST, raider, defended_by=(guard,))
    table.all_pass()
    alice.is_asked("assign", offers=({guard: power},), point=2)
    alice.chooses({guard: power})
    bob.chooses({raider: 1})
    table.assigned_is(guard, power)
