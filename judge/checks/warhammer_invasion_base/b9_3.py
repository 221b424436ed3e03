"""The minimum damage for a defender: FAQ 1.0 and later"""

from __future__ import annotations

from judge.games.warhammer_invasion.dsl import QUEST
from judge.proving.tables.warhammer_invasion import WiTable, check, unit

ENTRY = "warhammer-invasion-base/b9.3"

OPEN = {
    f"{ENTRY}#2": "Of what later sources say the engine follows the part on Toughness, which B5.6 checks; FAQ 1.0 governs the rest.",
}


@check(ENTRY)
def what_destroys_it_comes_first(table: WiTable) -> None:
    """Alice has 4 damage against a guard with 2 hit points: 1 and 3 for the zone won't do; all 4 on the guard will."""
    alice, bob = table.players
    raider, guard = alice.controls(unit("Raider", power=4, hp=9)), bob.controls(unit("Guard", power=0, hp=2), QUEST)
    zone = bob.section(QUEST)
    table.begin()
    table.attack_goes(QUEST, raider, defended_by=(guard,))
    table.all_pass()
    alice.is_asked("assign", not_offers=({guard: 1, zone: 3},), point=1)
    alice.is_asked("assign", offers=({guard: 4},), point=1)
    alice.chooses({guard: 2, zone: 2})
    table.all_pass()
    table.counts(zone, "damage", 2)
