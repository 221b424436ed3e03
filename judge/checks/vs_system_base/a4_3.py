"""Steps of recruiting"""

from __future__ import annotations

from judge.games.vs_system.dsl import BUILD, CHAIN, RECRUIT_STEP
from judge.proving.tables.vs_system import VsTable, check, plain

OPEN = {"vs-system-base/a4.3#5": "it says only that two wordings mean the same"}


@check("vs-system-base/a4.3")
def a_recruit_is_an_effect_on_the_chain(table: VsTable) -> None:
    """Alice recruits a character: paid for, it waits on the chain and counts as recruited, and Bob may respond before it has a position."""
    alice, bob = table.players
    hero = alice.has_in_hand(plain("Hero", 2))
    alice.has_resources(2)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(hero))
    table.nobody_is_asked(point=(1, 2, 4))
    table.finds(hero, CHAIN)
    alice.has_points(0)
    table.has_happened("recruit", hero, point=3)
    alice.passes()
    table.chain_is("Hero")
    table.may_act_is(bob)
