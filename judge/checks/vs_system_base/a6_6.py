"""Announcing and paying for an effect"""

from __future__ import annotations

from dataclasses import replace

from judge.games.vs_system.dsl import (
    ACTIVATE,
    ATTACK_STEP,
    CHARACTERS,
    COMBAT,
    SELF,
    YOURS,
    Bans,
    Exhausted,
    On,
    Played,
    PlotTwist,
    Replacement,
    RuledBy,
    Static,
    choice,
    discard,
    gain,
    stun,
    target,
)
from judge.proving.tables.vs_system import VsTable, check, plain

ruled = RuledBy("vs-system-base/a6.6")

STUNNER = replace(
    plain("Stunner Witness"),
    powers=(
        discard()
        >> stun(
            ruled(1, target(CHARACTERS), misread=choice(CHARACTERS), belief="targets are chosen as the effect resolves")
        ),
    ),
)

RESTLESS = replace(
    plain("Restless Witness"),
    powers=(ACTIVATE >> gain(1), Replacement(pattern=On(Exhausted, SELF), instead=gain(5))),
)

SELF_STUNNER = replace(plain("Fainting Witness"), powers=(stun(SELF) >> gain(1),))

UNSHAKABLE = replace(
    SELF_STUNNER, name="Unshakable Witness", powers=(*SELF_STUNNER.powers, Static(change=Bans("stun"), on=SELF))
)

SACRIFICE = PlotTwist(name="Costly Witness", powers=(Played(cost=stun(choice(CHARACTERS & YOURS)), effect=gain(1)),))


@check("vs-system-base/a6.6")
def targets_then_costs(table: VsTable) -> None:
    """Alice's character discards a card to stun a target: she first chooses the target, then the card, and keeps priority."""
    alice, bob = table.players
    stunner, his = alice.controls(STUNNER), bob.controls(plain("His Character"))
    card = alice.has_in_hand(plain("Card"))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.use(stunner))
    alice.is_asked("target character", point=1)
    alice.chooses(his)
    alice.chooses(card)
    table.may_act_is(alice, point=4)


@check("vs-system-base/a6.6")
def a_cost_is_paid_in_full(table: VsTable) -> None:
    """Alice has no card in hand: she can't use a power whose cost is to discard one."""
    alice, bob = table.players
    stunner = alice.controls(STUNNER)
    bob.controls(plain("His Character"))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.cannot(table.use(stunner), only_because="vs/act.pay", point=2)


@check("vs-system-base/a6.6")
def what_cant_happen_cant_be_paid(table: VsTable) -> None:
    """Alice's character can't be stunned: a power whose cost is to stun it can't be used. One that can be stunned pays for it."""
    alice, _ = table.players
    rock, evader = alice.controls(UNSHAKABLE), alice.controls(SELF_STUNNER)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.cannot(table.use(rock), only_because="vs/act.pay", point=2)
    alice.does(table.use(evader))
    table.is_(evader, "stunned")


@check("vs-system-base/a6.6")
def somebody_has_to_be_able_to_pay(table: VsTable) -> None:
    """A plot twist costs stunning a character of Alice's. Her only one can't be stunned: she can't play it, whoever Bob has."""
    alice, bob = table.players
    alice.controls(UNSHAKABLE)
    bob.controls(plain("His Character"))
    twist = alice.has_in_hand(SACRIFICE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.cannot(table.play(twist), only_because="vs/act.pay", point=2)


@check("vs-system-base/a6.6")
def who_can_pay_is_picked(table: VsTable) -> None:
    """A plot twist costs stunning a character of Alice's. One of the two can't be stunned: only the other can be picked."""
    alice, _ = table.players
    rock, other = alice.controls(UNSHAKABLE), alice.controls(plain("Other"))
    twist = alice.has_in_hand(SACRIFICE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.play(twist))
    alice.is_asked("choose", offers=(other,), not_offers=(rock,), optional=False)
    alice.chooses(other)
    table.is_(other, "stunned")


@check("vs-system-base/a6.6")
def a_cost_is_not_replaced(table: VsTable) -> None:
    """If Alice's character would be exhausted, she gains 5 instead. She activates it, and that is a cost: it exhausts."""
    alice, bob = table.players
    restless = alice.controls(RESTLESS)
    bob.controls(plain("His Character"))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.use(restless))
    table.is_(restless, "exhausted", point=3)
    alice.loses_in_all(0, point=3)
