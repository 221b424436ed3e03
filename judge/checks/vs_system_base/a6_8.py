"""Targets on resolution"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import KO_ONE, OUT
from judge.games.vs_system.dsl import (
    ATTACK_STEP,
    ATTACKING,
    CHARACTERS,
    COMBAT,
    PLAY,
    Adds,
    Played,
    PlotTwist,
    gain,
    stun,
    target,
    this_turn,
)
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

ONE = PlotTwist(name="Stunning Witness", powers=(Played(effect=stun(target(CHARACTERS)).then(gain(2))),))

TWO = PlotTwist(name="Double Witness", powers=(Played(effect=stun(target(CHARACTERS, least=2, most=2)).then(gain(2))),))

SPUR = PlotTwist(
    name="Spurring Witness", powers=(Played(effect=this_turn(target(ATTACKING), Adds("atk", 5)).then(gain(2))),)
)


@check("vs-system-base/a6.8")
def an_effect_without_legal_target_is_negated(table: VsTable) -> None:
    """Alice would stun Bob's character and gain 2. In response Bob KO's it: the whole effect is negated, and she gains nothing."""
    alice, bob = table.players
    his = bob.controls(plain("His Character"))
    one, twist = alice.has_in_hand(ONE), bob.has_in_hand(KO_ONE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.play(one), his)
    alice.passes()
    bob.does(table.play(twist), his)
    table.resolve()
    alice.loses_in_all(0, point=(1, 2))


@check("vs-system-base/a6.8")
def a_target_that_has_become_another_kind_is_illegal(table: VsTable) -> None:
    """Alice would give her attacker +5 ATK and gain 2. In response Bob removes it from the attack: it is in play, but no legal target."""
    alice, bob = table.players
    hers, his = alice.controls(plain("Attacker", atk=1)), bob.controls(plain("Defender"))
    spur, out = alice.has_in_hand(SPUR), bob.has_in_hand(OUT)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(hers, on=his))
    alice.does(table.play(spur), hers)
    alice.passes()
    bob.does(table.play(out), hers)
    table.resolve()
    table.attackers_are()
    table.finds(hers, PLAY)
    alice.loses_in_all(0, point=(1, 2))
    table.shows(hers, atk=1, point=control(2, "nothing of the effect happens"))


@check("vs-system-base/a6.8")
def one_legal_target_is_enough(table: VsTable) -> None:
    """Alice would stun two characters of Bob's and gain 2. In response Bob KO's one: the effect isn't negated, and she gains 2."""
    alice, bob = table.players
    first, second = bob.controls(plain("First Character")), bob.controls(plain("Second Character"))
    two, twist = alice.has_in_hand(TWO), bob.has_in_hand(KO_ONE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.play(two), (first, second))
    alice.passes()
    bob.does(table.play(twist), first)
    table.resolve()
    alice.loses_in_all(-2, point=3)
