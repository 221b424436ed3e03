"""How many attacks a turn"""

from __future__ import annotations

from judge.games.warhammer_invasion.dsl import BATTLEFIELD_PHASE, CHOOSE_ZONE, END, KINGDOM, QUEST
from judge.proving.tables.warhammer_invasion import WiTable, check, unit


@check("warhammer-invasion-base/b5.5")
def one_attack_against_one_zone(table: WiTable) -> None:
    """Alice attacks the quest zone, and damage can go to that zone only; when the attack is over the battlefield phase is, too."""
    alice, bob = table.players
    raider = alice.controls(unit("Raider"))
    table.begin()
    table.attack_goes(QUEST, raider)
    table.all_pass()
    alice.is_asked("assign", not_offers=({bob.section(KINGDOM): 1},), point=2)
    alice.chooses({bob.section(QUEST): 1})
    table.all_pass()
    table.counts(bob.section(QUEST), "damage", 1)
    table.all_pass()
    table.step_is(END, point=1)


@check("warhammer-invasion-base/b5.5")
def nobody_has_to_attack(table: WiTable) -> None:
    """Alice has a unit that could attack. She need not choose a zone, and nobody attacks."""
    alice, _ = table.players
    alice.controls(unit("Raider"))
    table.begin()
    table.goes_on_to(BATTLEFIELD_PHASE, CHOOSE_ZONE)
    alice.is_asked("which zone is attacked", optional=True, point=3)
    alice.declines()
    table.goes_on_to(END)
    table.attackers_are()
