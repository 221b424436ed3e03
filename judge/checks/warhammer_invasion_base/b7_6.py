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
from judge.proving.tables.warhammer_invasion import WiTable, check, unit

ruled = RuledBy("warhammer-invasion-base/b7.6")

MANNED = ruled(
    1,
    ruled(1, Exists(ATTACHED_HERE), misread=Always(), belief="a quest collects tokens whether or not a unit quests there"),
    misread=~Always(), belief="a quest collects no tokens before its unit has been there for a whole turn",
)  # fmt: skip

JOURNEY = Quest(name="Journey Witness", powers=(whenever(YourTurnBegins(), if_=MANNED) >> AddCounter(SELF, TOKEN),))

FIND = Tactic(name="Finding Witness", powers=(Played(effect=AddCounter(target(InPlay(Quest, "quest")), TOKEN)),))


@check("warhammer-invasion-base/b7.6")
def a_quest_collects_by_its_text(table: WiTable) -> None:
    """A quest gets a token at the beginning of Alice's turn if a unit quests there. No unit does: it gets none."""
    alice, bob = table.players
    lonely = alice.controls(JOURNEY, QUEST)
    table.begin(END, of=bob)
    table.all_pass()
    table.counts(lonely, "resource token", 0, point=1)


@check("warhammer-invasion-base/b7.6")
def a_questing_unit_brings_a_token(table: WiTable) -> None:
    """A unit quests on that quest: it gets its token at the beginning of Alice's turn."""
    alice, bob = table.players
    manned = alice.controls(JOURNEY, QUEST)
    alice.controls(unit("Seeker"), QUEST, questing_on=manned)
    table.begin(END, of=bob)
    table.all_pass()
    table.counts(manned, "resource token", 1, point=1)


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
