"""Toughness in the minimum for each defender"""

from __future__ import annotations

from judge.games.warhammer_invasion.dsl import QUEST
from judge.proving.pieces import control
from judge.proving.tables.warhammer_invasion import WiTable, check, unit


@check("warhammer-invasion-base/b5.6", allowed={"toughness": range(3)})
def a_tough_defender_needs_more(table: WiTable, toughness: int = 1) -> None:
    """Alice has 4 damage against a guard with 2 hit points and Toughness 1: 3 for it and 1 for the zone will do, 2 and 2 won't."""
    alice, bob = table.players
    raider = alice.controls(unit("Raider", power=4, hp=9))
    guard = bob.controls(unit("Guard", power=0, hp=2, toughness=toughness), QUEST)
    zone = bob.section(QUEST)
    table.begin()
    table.attack_goes(QUEST, raider, defended_by=(guard,))
    table.all_pass()
    alice.is_asked("assign", not_offers=({guard: 2, zone: 2},), point=1)
    alice.is_asked("assign", offers=({guard: 3, zone: 1},), point=control(1, "what destroys it is enough"))
    alice.chooses({guard: 3, zone: 1})
    table.all_pass()
    table.counts(zone, "damage", 1)
