"""What a corrupt card can't do"""

from __future__ import annotations

from judge.checks.witnesses.warhammer_invasion import WORKER
from judge.games.warhammer_invasion.dsl import (
    BATTLEFIELD,
    BATTLEFIELD_PHASE,
    BEGINNING,
    CHOOSE_ZONE,
    KINGDOM,
    QUEST,
)
from judge.proving.tables.warhammer_invasion import WiTable, check, unit

OPEN = {
    "warhammer-invasion-base/b7.1#1": "Layout: how a card is turned shows in that it is corrupt.",
}


@check("warhammer-invasion-base/b7.1")
def a_corrupt_unit_neither_attacks_nor_defends(table: WiTable) -> None:
    """Alice has a corrupt unit besides her raider, and Bob a corrupt one in the attacked zone: neither can be declared."""
    alice, bob = table.players
    raider, sick = alice.controls(unit("Raider")), alice.controls(unit("Sick Raider"), corrupt=True)
    guard, ill = bob.controls(unit("Guard"), QUEST), bob.controls(unit("Sick Guard"), QUEST, corrupt=True)
    table.begin()
    table.goes_on_to(BATTLEFIELD_PHASE, CHOOSE_ZONE)
    alice.chooses(QUEST)
    table.all_pass()
    alice.is_asked("attackers", not_offers=(sick,), point=2)
    alice.chooses(raider)
    table.all_pass()
    bob.is_asked("defenders", not_offers=(ill,), point=2)
    bob.chooses(guard)


@check("warhammer-invasion-base/b7.1")
def a_corrupt_card_works(table: WiTable) -> None:
    """A corrupt unit of 1 power in the kingdom yields its resource, and its action can be used."""
    alice, _ = table.players
    worker = alice.controls(WORKER, BATTLEFIELD, corrupt=True)
    alice.controls(unit("Sick Miner"), KINGDOM, corrupt=True)
    table.begin(BEGINNING)
    table.all_pass()
    alice.declines()
    alice.resources_are(4, point=3)
    alice.can(table.use(worker), point=3)
