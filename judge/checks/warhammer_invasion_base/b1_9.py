"""Using a zone that is burning"""

from __future__ import annotations

from judge.checks.witnesses.warhammer_invasion import ARSON
from judge.games.warhammer_invasion.dsl import QUEST
from judge.proving.tables.warhammer_invasion import WiTable, check, support, unit


@check("warhammer-invasion-base/b1.9")
def cards_are_played_into_a_burning_zone(table: WiTable) -> None:
    """Alice's quest zone burns. She may play a unit into it, a support, and a development."""
    alice, _ = table.players
    alice.has_burning(QUEST)
    recruit, tower = alice.has_in_hand(unit("Recruit", 0)), alice.has_in_hand(support("Tower", 0))
    hidden = alice.has_in_hand(unit("Hidden"))
    table.begin()
    alice.can(table.put_down(recruit, QUEST), point=1)
    alice.can(table.put_down(tower, QUEST), point=1)
    alice.can(table.develop(hidden, QUEST), point=1)


@check("warhammer-invasion-base/b1.9")
def a_burning_zone_takes_no_damage(table: WiTable) -> None:
    """Bob's quest zone burns and has a development in it. A card deals it 3 damage: none comes to lie on it."""
    alice, bob = table.players
    bob.has_burning(QUEST)
    bob.controls(unit("Hidden"), QUEST, development=True)
    quest, arson = bob.section(QUEST), alice.has_in_hand(ARSON)
    table.begin()
    alice.does(table.play(arson), quest)
    table.resolve()
    table.counts(quest, "damage", 0, point=2)


@check("warhammer-invasion-base/b1.9")
def cards_stay_when_their_zone_burns(table: WiTable) -> None:
    """Bob's quest zone burns: the unit, the support and the development in it stay where they are."""
    alice, bob = table.players
    bob.has_damage(QUEST, 6)
    guard, tower = bob.controls(unit("Guard"), QUEST), bob.controls(support("Tower"), QUEST)
    hidden, arson = bob.controls(unit("Hidden"), QUEST, development=True), alice.has_in_hand(ARSON)
    table.begin()
    alice.does(table.play(arson), bob.section(QUEST))
    table.resolve()
    table.is_(bob.section(QUEST), "burning")
    table.finds(guard, QUEST, point=3)
    table.finds(tower, QUEST, point=3)
    table.finds(hidden, QUEST, point=3)
