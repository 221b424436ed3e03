"""Responding to a unit or support that is being played"""

from __future__ import annotations

from judge.checks.witnesses.warhammer_invasion import GAIN_ONE, JOURNEY
from judge.games.warhammer_invasion.dsl import (
    CHAIN,
    DISCARD,
    KINGDOM,
    QUEST,
    InPlay,
    Played,
    Quest,
    Tactic,
    destroy,
    target,
)
from judge.proving.tables.warhammer_invasion import WiTable, check, unit

END_QUEST = Tactic(name="Ending Witness", powers=(Played(effect=destroy(target(InPlay(Quest, "quest")))),))


@check("warhammer-invasion-base/b4.10")
def a_card_that_is_played_is_responded_to(table: WiTable) -> None:
    """Alice plays a unit. Bob may respond with a tactic, and the unit enters play only after that."""
    alice, bob = table.players
    recruit, tactic = alice.has_in_hand(unit("Recruit", 0)), bob.has_in_hand(GAIN_ONE)
    table.begin()
    alice.does(table.put_down(recruit, KINGDOM))
    table.finds(recruit, CHAIN, point=2)
    bob.can(table.play(tactic), point=1)
    table.all_pass()
    table.finds(recruit, KINGDOM)


@check("warhammer-invasion-base/b4.10")
def a_quest_that_is_destroyed_in_response(table: WiTable) -> None:
    """Alice plays a unit onto her quest, and Bob destroys the quest in response: the unit doesn't enter play."""
    alice, bob = table.players
    quest, seeker = alice.controls(JOURNEY, QUEST), alice.has_in_hand(unit("Seeker", 0))
    raze = bob.has_in_hand(END_QUEST)
    table.begin()
    alice.does(table.put_down(seeker, on=quest))
    bob.does(table.play(raze), quest)
    table.resolve()
    table.finds(quest, DISCARD)
    table.finds(seeker, DISCARD, point=2)
