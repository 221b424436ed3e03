"""Sending a unit on a quest"""

from __future__ import annotations

from judge.checks.witnesses.warhammer_invasion import JOURNEY
from judge.games.warhammer_invasion.dsl import BATTLEFIELD_PHASE, CHOOSE_ZONE, KINGDOM, KINGDOM_PHASE, QUEST
from judge.proving.pieces import control
from judge.proving.tables.warhammer_invasion import WiTable, check, support, unit


@check("warhammer-invasion-base/b7.5")
def a_unit_is_sent_on_a_quest_from_hand(table: WiTable) -> None:
    """Alice plays a unit from hand on top of her quest, and it quests. A unit in the quest zone she can't put there."""
    alice, _ = table.players
    quest, idle = alice.controls(JOURNEY, QUEST), alice.controls(unit("Idle Unit", 0), QUEST)
    seeker = alice.has_in_hand(unit("Seeker", 0))
    table.begin()
    alice.can(table.put_down(seeker, on=quest), point=1)
    alice.cannot(table.put_down(idle, on=quest), only_because="wi/act.card", point=2)


@check("warhammer-invasion-base/b7.5")
def a_questing_unit_is_in_the_quest_zone(table: WiTable) -> None:
    """Alice plays a unit on top of her quest: it is in the quest zone, and quests there."""
    alice, _ = table.players
    quest, seeker = alice.controls(JOURNEY, QUEST), alice.has_in_hand(unit("Seeker", 0))
    table.begin()
    alice.does(table.put_down(seeker, on=quest))
    table.resolve()
    table.quests(seeker, point=control(1, "the unit quests once it has been played"))
    table.finds(seeker, QUEST, point=control(3, "the unit is in the quest zone"))


@check("warhammer-invasion-base/b7.5")
def a_questing_unit_draws_and_defends(table: WiTable) -> None:
    """A unit of 1 power quests: Bob draws a card more for it, and it may defend the quest zone."""
    alice, bob = table.players
    raider, quest = alice.controls(unit("Raider")), bob.controls(JOURNEY, QUEST)
    seeker = bob.controls(unit("Seeker"), QUEST, questing_on=quest)
    table.begin()
    table.goes_on_to(BATTLEFIELD_PHASE, CHOOSE_ZONE)
    alice.chooses(QUEST)
    table.all_pass()
    alice.chooses(raider)
    table.all_pass()
    bob.is_asked("defenders", offers=(seeker,), point=3)
    bob.declines()


@check("warhammer-invasion-base/b7.5")
def the_power_of_a_questing_unit_counts(table: WiTable) -> None:
    """A unit of 1 power quests: Alice draws 2 cards in her quest phase."""
    alice, _ = table.players
    quest = alice.controls(JOURNEY, QUEST)
    alice.controls(unit("Seeker"), QUEST, questing_on=quest)
    for _ in range(3):
        alice.has_in_deck(unit("Unit in the Deck"))
    table.begin(KINGDOM_PHASE)
    table.all_pass()
    alice.hand_size_is(2, point=3)


@check("warhammer-invasion-base/b7.5")
def a_unit_is_sent_on_a_quest_of_ones_own(table: WiTable) -> None:
    """Alice may play a unit onto her quest where that is, but not onto Bob's, a development, a unit or a support, or into another zone."""
    alice, bob = table.players
    own, foreign = alice.controls(JOURNEY, QUEST), bob.controls(JOURNEY, QUEST)
    seeker = alice.has_in_hand(unit("Seeker", 0))
    buried, other = alice.controls(JOURNEY, QUEST, development=True), alice.controls(unit("Other Unit"), QUEST)
    mine = alice.controls(support("Mine"), QUEST)
    table.begin()
    alice.can(table.put_down(seeker, on=own), point=1)
    alice.cannot(table.put_down(seeker, KINGDOM, on=own), only_because="zone")
    alice.cannot(table.put_down(seeker, on=buried), only_because="zone")
    alice.cannot(table.put_down(seeker, on=other), only_because="zone")
    alice.cannot(table.put_down(seeker, on=mine), only_because="zone")
    alice.cannot(table.put_down(seeker, on=foreign), only_because="zone", point=control(1, "Bob's quest isn't hers"))
