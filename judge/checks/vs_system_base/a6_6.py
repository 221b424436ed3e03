"""Announcing and paying for an effect"""

from __future__ import annotations

from dataclasses import replace

from judge.games.vs_system.dsl import (
    ACTIVATE,
    ATTACK_STEP,
    CHARACTERS,
    COMBAT,
    SELF,
    Exhausted,
    On,
    Replacement,
    RuledBy,
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
def a_cost_is_not_replaced(table: VsTable) -> None:
    """If Alice's character would be exhausted, she gains 5 instead. She activates it, and that is a cost: it exhausts."""
    alice, bob = table.players
    restless = alice.controls(RESTLESS)
    bob.controls(plain("His Character"))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.use(restless))
    table.is_(restless, "exhausted", point=3)
    alice.loses_in_all(0, point=3)
