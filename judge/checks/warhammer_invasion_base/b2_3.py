"""What power icons do in each zone"""

from __future__ import annotations

from judge.games.warhammer_invasion.dsl import BEGINNING, KINGDOM, QUEST
from judge.proving.tables.warhammer_invasion import WiTable, check, unit


@check("warhammer-invasion-base/b2.3")
def icons_give_resources_and_cards(table: WiTable) -> None:
    """A unit with 2 icons stands in the kingdom, one with 1 in the quest zone: Alice takes 5 resources and draws 2 cards."""
    alice, _ = table.players
    alice.controls(unit("Miner", power=2), KINGDOM)
    alice.controls(unit("Seeker", power=1), QUEST)
    for zone in (KINGDOM, QUEST):
        alice.controls(unit("Hidden Unit", power=1), zone, development=True)
    for _ in range(4):
        alice.has_in_deck(unit("Unit in the Deck"))
    table.begin(BEGINNING)
    table.all_pass()
    alice.resources_are(5, point=1)
    table.all_pass()
    alice.hand_size_is(2, point=2)


@check("warhammer-invasion-base/b2.3")
def icons_give_damage_in_combat(table: WiTable) -> None:
    """A raider with 2 icons and one with 1 attack: together they deal 3 damage to the zone."""
    alice, bob = table.players
    strong, weak = alice.controls(unit("Strong Raider", power=2)), alice.controls(unit("Weak Raider", power=1))
    table.begin()
    table.attack_goes(QUEST, strong, weak)
    table.all_pass()
    alice.is_asked("assign", offers=({bob.section(QUEST): 3},), point=3)
    alice.chooses({bob.section(QUEST): 3})
    table.all_pass()
    table.shows(bob.section(QUEST), hp=8)
