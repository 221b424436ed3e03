"""Which units may attack and defend"""

from __future__ import annotations

from judge.games.warhammer_invasion.dsl import BATTLEFIELD_PHASE, CHOOSE_ZONE, KINGDOM, QUEST
from judge.proving.pieces import control
from judge.proving.tables.warhammer_invasion import WiTable, check, unit


@check("warhammer-invasion-base/b5.2")
def who_may_attack(table: WiTable) -> None:
    """Alice may attack with the two units in her battlefield that aren't corrupt, and not with the one in her kingdom."""
    alice, _ = table.players
    raider, other = alice.controls(unit("Raider")), alice.controls(unit("Other Raider"))
    miner = alice.controls(unit("Miner"), KINGDOM)
    sick = alice.controls(unit("Sick Raider"), corrupt=True)
    table.begin()
    table.goes_on_to(BATTLEFIELD_PHASE, CHOOSE_ZONE)
    alice.chooses(QUEST)
    table.all_pass()
    alice.is_asked("attackers", not_offers=(miner,), point=1)
    alice.is_asked("attackers", not_offers=(sick,), point=3)
    alice.is_asked("attackers", optional=True, most=2, point=4)
    alice.cannot_choose(raider, raider, point=control(4, "each of them attacks once"))
    alice.chooses(raider, other)
    table.attackers_are(raider, other)


@check("warhammer-invasion-base/b5.2")
def who_may_defend(table: WiTable) -> None:
    """Bob may defend his quest zone with both of the sound units that are in it, and with no unit of another zone."""
    alice, bob = table.players
    raider = alice.controls(unit("Raider"))
    guard, other = bob.controls(unit("Guard"), QUEST), bob.controls(unit("Other Guard"), QUEST)
    soldier = bob.controls(unit("Soldier"))
    sick = bob.controls(unit("Sick Guard"), QUEST, corrupt=True)
    table.begin()
    table.goes_on_to(BATTLEFIELD_PHASE, CHOOSE_ZONE)
    alice.chooses(QUEST)
    table.all_pass()
    alice.chooses(raider)
    table.all_pass()
    bob.is_asked("defenders", not_offers=(soldier,), point=2)
    bob.is_asked("defenders", not_offers=(sick,), point=3)
    bob.is_asked("defenders", optional=True, most=2, point=5)
    bob.cannot_choose(guard, guard, point=control(5, "each of them defends once"))
    bob.chooses(guard, other)
    table.defenders_are(guard, other)
