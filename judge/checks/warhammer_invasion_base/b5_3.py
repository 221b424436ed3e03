"""No pairing of attackers and defenders"""

from __future__ import annotations

from judge.games.warhammer_invasion.dsl import QUEST
from judge.proving.tables.warhammer_invasion import WiTable, check, unit


@check("warhammer-invasion-base/b5.3")
def attackers_add_up(table: WiTable) -> None:
    """Two raiders of power 1 attack, and two guards defend: Alice may assign both damage to one guard."""
    alice, bob = table.players
    raider, other = alice.controls(unit("Raider")), alice.controls(unit("Other Raider"))
    guard, second = bob.controls(unit("Guard", power=0), QUEST), bob.controls(unit("Second Guard", power=0), QUEST)
    table.begin()
    table.attack_goes(QUEST, raider, other, defended_by=(guard, second))
    table.all_pass()
    alice.is_asked("assign", offers=({guard: 2},), point=(1, 2))
    alice.chooses({guard: 1, second: 1})
    table.assigned_is(guard, 1)


@check("warhammer-invasion-base/b5.3")
def defenders_add_up(table: WiTable) -> None:
    """Two raiders attack, and two guards of power 1 defend: Bob may assign both damage to one raider."""
    alice, bob = table.players
    raider, other = alice.controls(unit("Raider", power=0)), alice.controls(unit("Other Raider", power=0))
    guard, second = bob.controls(unit("Guard"), QUEST), bob.controls(unit("Second Guard"), QUEST)
    table.begin()
    table.attack_goes(QUEST, raider, other, defended_by=(guard, second))
    table.all_pass()
    bob.is_asked("assign", offers=({other: 2},), point=(1, 2))
    bob.chooses({raider: 1, other: 1})
    table.assigned_is(raider, 1)
