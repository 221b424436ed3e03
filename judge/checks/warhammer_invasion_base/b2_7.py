"""Supports in combat"""

from __future__ import annotations

from judge.games.warhammer_invasion.dsl import BATTLEFIELD_PHASE, BEGINNING, CHOOSE_ZONE, KINGDOM, QUEST
from judge.proving.tables.warhammer_invasion import WiTable, check, support, unit


@check("warhammer-invasion-base/b2.7")
def a_support_does_not_fight(table: WiTable) -> None:
    """Alice has a raider of 1 power and a support of 2 power in her battlefield: only the raider attacks, and it deals 1 damage."""
    alice, bob = table.players
    raider, engine = alice.controls(unit("Raider")), alice.controls(support("War Engine", power=2))
    bob.controls(support("Tower", power=1), QUEST)
    table.begin()
    table.goes_on_to(BATTLEFIELD_PHASE, CHOOSE_ZONE)
    alice.chooses(QUEST)
    table.all_pass()
    alice.is_asked("attackers", not_offers=(engine,), point=1)
    alice.chooses(raider)
    table.all_pass()
    table.defenders_are()
    table.all_pass()
    alice.is_asked("assign", offers=({bob.section(QUEST): 1},), point=2)
    alice.chooses({bob.section(QUEST): 1})


@check("warhammer-invasion-base/b2.7")
def a_support_yields_its_power(table: WiTable) -> None:
    """A support of 2 power in the kingdom and one of 1 in the quest zone: Alice takes 5 resources and draws 2 cards."""
    alice, _ = table.players
    alice.controls(support("Mine", power=2), KINGDOM)
    alice.controls(support("Library", power=1), QUEST)
    for _ in range(4):
        alice.has_in_deck(unit("Unit in the Deck"))
    table.begin(BEGINNING)
    table.all_pass()
    alice.resources_are(5, point=3)
    table.all_pass()
    alice.hand_size_is(2, point=3)
