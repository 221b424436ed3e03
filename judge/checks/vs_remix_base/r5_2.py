"""Kinds of effects on the chain"""

from __future__ import annotations

from judge.checks.witnesses.vs_remix import SCHEMER, SENTRY
from judge.games.vs_remix.dsl import (
    ATTACK_STEP,
    BUILD,
    CHAIN,
    COMBAT,
    FRONT,
    RECRUIT_STEP,
    EffectsOnChain,
    Negate,
    Played,
    PlotTwist,
    RuledBy,
    target_effect,
)
from judge.proving.pieces import control
from judge.proving.tables.vs_remix import RemixTable, check, plain

ruled = RuledBy("vs-remix-base/r5.2")

PAYMENT_EFFECT = ruled(
    3,
    ruled(
        1,
        ("payment",),
        misread=("payment", "recruit"),
        belief="a recruit is paid for, so a recruit effect is a payment effect",
    ),
    misread=("payment", "triggered"),
    belief="the effect of any power is a payment effect",
)

# The text "Negate target payment effect".
REFUND = PlotTwist(
    name="Refunding Witness", powers=(Played(effect=Negate(target_effect(EffectsOnChain(kinds=PAYMENT_EFFECT)))),)
)


@check("vs-remix-base/r5.2")
def a_recruit_effect(table: RemixTable) -> None:
    """Alice recruits a character: its effect on the chain is no payment effect, and puts the card into play as it resolves."""
    alice, bob = table.players
    alice.has_resources(1)
    hero, refund = alice.has_in_hand(plain("Hero")), bob.has_in_hand(REFUND)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(hero))
    table.nobody_is_asked(point=(1, 2))
    table.finds(hero, CHAIN)
    alice.passes()
    bob.cannot(table.play(refund), only_because="target", point=1)
    bob.passes()
    alice.chooses("front row")
    table.stands(hero, FRONT, point=control(2, "that is what the effect does"))


@check("vs-remix-base/r5.2")
def a_triggered_effect(table: RemixTable) -> None:
    """What triggers on Alice's attack is an effect on the chain, and no payment effect: Bob finds none to negate."""
    alice, bob = table.players
    alice.controls(SENTRY)
    hers, his = alice.controls(plain("Attacker", defense=9)), bob.controls(plain("Defender", defense=9))
    refund = bob.has_in_hand(REFUND)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(hers, on=his))
    alice.loses_in_all(0, point=1)
    alice.passes()
    bob.cannot(table.play(refund), only_because="target", point=3)


@check("vs-remix-base/r5.2")
def a_payment_effect(table: RemixTable) -> None:
    """Alice uses a payment power: its effect is a payment effect, which Bob negates."""
    alice, bob = table.players
    schemer, refund = alice.controls(SCHEMER), bob.has_in_hand(REFUND)
    table.begin(COMBAT)
    alice.does(table.use(schemer))
    alice.passes()
    bob.does(table.play(refund), "gain 3", point=control(3, "the effect of a payment power is a payment effect"))
    table.resolve()
    alice.loses_in_all(1)
