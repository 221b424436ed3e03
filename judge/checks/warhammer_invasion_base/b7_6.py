"""Where the resource tokens on a quest come from"""

from __future__ import annotations

from judge.games.warhammer_invasion.dsl import (
    ATTACHED_HERE,
    END,
    QUEST,
    SELF,
    TOKEN,
    AddCounter,
    Always,
    Exists,
    InPlay,
    Played,
    Quest,
    RuledBy,
    Tactic,
    YourTurnBegins,
    target,
    whenever,
)
from judge.proving.pieces import control
from judge.proving.tables.warhammer_invasion import WiTable, check, unit

ruled = RuledBy("warhammer-invasion-base/b7.6")

MANNED = ruled(
    1, Exists(ATTACHED_HERE), misread=Always(), belief="a quest collects tokens whether or not a unit quests there"
)

JOURNEY = Quest(name="Journey Witness", powers=(whenever(YourTurnBegins(), if_=MANNED) >> AddCounter(SELF, TOKEN),))

FIND = Tactic(name="Finding Witness", powers=(Played(effect=AddCounter(target(InPlay(Quest, "quest")), TOKEN)),))


@check("warhammer-invasion-base/b7.6")
def a_quest_collects_by_its_text(table: WiTable) -> None:
    """Two quests get a token at the beginning of Alice's turn if a unit quests there: the one with a unit gets it, the other doesn't."""
    alice, bob = table.players
    manned, lonely = alice.controls(JOURNEY, QUEST), alice.controls(JOURNEY, QUEST)
    alice.controls(unit("Seeker"), QUEST, questing_on=manned)
    table.begin(END, of=bob)
    table.all_pass()
    table.counts(manned, "resource token", 1, point=control(1, "the quest gets its token at all"))
    table.counts(lonely, "resource token", 0, point=1)


@check("warhammer-invasion-base/b7.6")
def tokens_are_no_resources(table: WiTable, resources: int = 1) -> None:
    """A card puts a token on Alice's quest: she has the resource that she had. With it and the token she can't play a unit of cost 2."""
    alice, _ = table.players
    alice.has_resources(resources)
    quest, find = alice.controls(JOURNEY, QUEST), alice.has_in_hand(FIND)
    recruit = alice.has_in_hand(unit("Recruit", 2))
    table.begin()
    alice.does(table.play(find), quest)
    table.resolve()
    alice.resources_are(resources, point=2)
    alice.cannot(table.put_down(recruit), only_because="wi/act.pay", point=3)
