"""The unit on a quest, and lost quest tokens"""

from __future__ import annotations

from judge.checks.witnesses.warhammer_invasion import DESTROY_ONE
from judge.games.warhammer_invasion.dsl import QUEST, SELF, TOKEN, Quest, RemoveCounter, gain
from judge.proving.pieces import control
from judge.proving.tables.warhammer_invasion import WiTable, check, unit

JOURNEY = Quest(name="Journey Witness", powers=(RemoveCounter(SELF, TOKEN) >> gain(5),))


@check("warhammer-invasion-base/b7.4")
def one_unit_on_a_quest(table: WiTable) -> None:
    """A unit quests on Alice's quest: she can't send a second one."""
    alice, _ = table.players
    quest = alice.controls(JOURNEY, QUEST)
    alice.controls(unit("Seeker"), QUEST, questing_on=quest)
    second = alice.has_in_hand(unit("Second Seeker", 0))
    table.begin()
    alice.cannot(table.put_down(second, on=quest), only_because="wi/act.one-questing", point=1)


@check("warhammer-invasion-base/b7.4")
def the_tokens_go_with_the_unit(table: WiTable, tokens: int = 2) -> None:
    """The questing unit is destroyed: the quest stays without its tokens, and its effect can't be paid with them any more."""
    alice, _ = table.players
    quest, kill = alice.controls(JOURNEY, QUEST, tokens=tokens), alice.has_in_hand(DESTROY_ONE)
    seeker = alice.controls(unit("Seeker"), QUEST, questing_on=quest)
    table.begin()
    alice.does(table.play(kill), seeker)
    table.resolve()
    table.finds(quest, QUEST, point=control(2, "the quest itself stays"))
    table.counts(quest, "resource token", 0, point=2)
    alice.cannot(table.use(quest), only_because="wi/act.pay", point=3)
