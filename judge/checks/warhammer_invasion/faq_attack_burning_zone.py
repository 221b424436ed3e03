"""Attacking a burning zone"""

from __future__ import annotations

from judge.games.warhammer_invasion.dsl import BATTLEFIELD_PHASE, CHOOSE_ZONE, KINGDOM, QUEST
from judge.proving.pieces import control
from judge.proving.tables.warhammer_invasion import WiTable, check, unit


@check("warhammer-invasion/faq-attack-burning-zone")
def a_burning_zone_is_attacked(table: WiTable) -> None:
    """Bob's quest zone burns. Alice may choose it, or another zone, and attack it with her raider."""
    alice, bob = table.players
    bob.has_burning(QUEST)
    raider = alice.controls(unit("Raider"))
    table.begin()
    table.goes_on_to(BATTLEFIELD_PHASE, CHOOSE_ZONE)
    alice.is_asked("which zone is attacked", offers=(QUEST,), point=1)
    alice.is_asked(
        "which zone is attacked", offers=(KINGDOM,), point=control(1, "a whole zone can be attacked as ever")
    )
    alice.chooses(QUEST)
    table.all_pass()
    alice.chooses(raider)
    table.attackers_are(raider)
