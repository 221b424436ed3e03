"""Responding to an effect on the chain"""

from __future__ import annotations

from judge.checks.witnesses.vs_remix import GAIN_THREE, NEGATE_ONE, SENTRY
from judge.games.vs_remix.dsl import (
    ATTACK_STEP,
    BUILD,
    CHAIN,
    COMBAT,
    RECRUIT_STEP,
)
from judge.proving.pieces import control
from judge.proving.tables.vs_remix import RemixTable, check, plain


@check("vs-remix-base/r5.1")
def a_response_resolves_first(table: RemixTable) -> None:
    """Alice's plot twist waits on the chain. Bob, though it is her step, responds with his own: that resolves, and hers waits still."""
    alice, bob = table.players
    bob.controls(plain("His Character"))
    hers, his = alice.has_in_hand(GAIN_THREE), bob.has_in_hand(GAIN_THREE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.play(hers))
    alice.passes()
    bob.does(table.play(his), point=1)
    table.all_pass()
    bob.loses_in_all(-3, point=2)
    alice.loses_in_all(0, point=2)


@check("vs-remix-base/r5.1")
def what_has_triggered_waits(table: RemixTable) -> None:
    """What triggers on an attack waits on the chain, and nothing is gained before players have passed."""
    alice, bob = table.players
    bob.controls(SENTRY)
    hers, his = alice.controls(plain("Attacker", defense=9)), bob.controls(plain("Defender", defense=9))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(hers, on=his))
    bob.loses_in_all(0, point=1)
    table.resolve()
    bob.loses_in_all(-1, point=control(1, "then it resolves"))


@check("vs-remix-base/r5.1")
def a_recruit_waits(table: RemixTable) -> None:
    """Alice recruits a character: it waits on the chain, and Bob may respond before it comes into play."""
    alice, bob = table.players
    alice.has_resources(1)
    hero, his = alice.has_in_hand(plain("Hero")), bob.has_in_hand(GAIN_THREE)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(hero))
    table.nobody_is_asked(point=1)
    alice.passes()
    bob.can(table.play(his), point=1)
    table.finds(hero, CHAIN)


@check("vs-remix-base/r5.1")
def what_can_be_negated(table: RemixTable) -> None:
    """Bob negates Alice's plot twist, which does nothing. The effect of her shift power he can't negate: the card is shifted."""
    alice, bob = table.players
    alice.has_resources(1)
    bob.controls(plain("His Character"))
    hers, traveller = alice.has_in_hand(GAIN_THREE), alice.has_in_hand(plain("Traveller", 3, keywords=("shift",)))
    first, second = bob.has_in_hand(NEGATE_ONE), bob.has_in_hand(NEGATE_ONE)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.play(hers))
    alice.passes()
    bob.does(table.play(first), "Gaining Witness")
    table.resolve()
    alice.loses_in_all(0, point=control(3, "an effect on the chain can be negated"))
    alice.does(table.use(traveller), 1)
    alice.passes()
    bob.does(table.play(second), "remove")
    table.resolve()
    table.is_(traveller, "shifted", point=3)
