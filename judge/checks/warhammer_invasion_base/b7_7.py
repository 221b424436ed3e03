"""Quests without a unit, and quests that move"""

from __future__ import annotations

from judge.games.warhammer_invasion.dsl import KINGDOM, QUEST, InPlay, Played, Quest, Tactic, gain, move_to, pay, target
from judge.proving.pieces import control
from judge.proving.tables.warhammer_invasion import WiTable, check, unit

OPEN = {
    "warhammer-invasion-base/b7.7#3": "In which zone a unit quests whose quest lies elsewhere, the sources don't say.",
}

JOURNEY = Quest(name="Journey Witness", powers=(pay(1) >> gain(3),))

CARRY = Tactic(name="Carrying Witness", powers=(Played(effect=move_to(target(InPlay(Quest, "quest")), KINGDOM)),))


@check("warhammer-invasion-base/b7.7")
def a_quest_works_without_a_unit(table: WiTable) -> None:
    """Nobody quests on Alice's quest. She can use its effect, and pays for it."""
    alice, _ = table.players
    alice.has_resources(1)
    quest = alice.controls(JOURNEY, QUEST)
    table.begin()
    alice.can(table.use(quest), point=1)


@check("warhammer-invasion-base/b7.7")
def a_quest_that_moves_loses_unit_and_tokens(table: WiTable, tokens: int = 2) -> None:
    """A card moves a quest with 2 tokens into the kingdom: its tokens are gone, and the unit that quested stays in the quest zone."""
    alice, _ = table.players
    quest, carry = alice.controls(JOURNEY, QUEST, tokens=tokens), alice.has_in_hand(CARRY)
    seeker = alice.controls(unit("Seeker"), QUEST, questing_on=quest)
    table.begin()
    alice.does(table.play(carry), quest)
    table.resolve()
    table.counts(quest, "resource token", 0, point=2)
    table.finds(seeker, QUEST, point=2)
    table.quests(seeker, False, point=control(2, "the unit quests no longer"))
