"""When a character counts as recruited"""

from __future__ import annotations

from dataclasses import replace

from judge.games.vs_remix.dsl import BUILD, CHAIN, PLAY, RECRUIT_STEP, RecruitedAnother, gain, pay_endurance
from judge.proving.pieces import control
from judge.proving.tables.vs_remix import RemixTable, check, plain

FOUNDER = replace(
    plain("Founder", version="First Witness"),
    powers=((pay_endurance(0) >> gain(2)).usable(RecruitedAnother()),),
)


@check("vs-remix-base/r4.4")
def recruited_on_the_chain_and_not_in_play(table: RemixTable) -> None:
    """Alice recruits a second Founder: on the chain it counts as recruited for the first, and only then comes into play."""
    alice, _ = table.players
    alice.has_resources(1)
    first, second = alice.controls(FOUNDER), alice.has_in_hand(plain("Founder", version="Army"))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.cannot(table.use(first), only_because="text")
    alice.does(table.recruit(second))
    table.nobody_is_asked(point=2)
    table.finds(second, CHAIN)
    table.has_happened("recruit", second, point=1)
    alice.can(table.use(first), point=1)
    table.resolve()
    alice.chooses("front row")
    table.finds(second, PLAY, point=control(2, "as the effect has resolved it is in play"))
