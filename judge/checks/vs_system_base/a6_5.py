"""Kinds of effect on the chain"""

from __future__ import annotations

from judge.games.vs_system.dsl import ATTACK_STEP, BUILD, COMBAT, RECRUIT_STEP, SUPPORT
from judge.proving.tables.vs_system import VsTable, check, plain


@check("vs-system-base/a6.5")
def a_recruit_is_an_effect(table: VsTable) -> None:
    """Alice recruits a character: the recruit effect waits on the chain before she is asked where the character goes."""
    alice, _ = table.players
    hero = alice.has_in_hand(plain("Hero", 1))
    alice.has_resources(1)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(hero))
    table.nobody_is_asked(point=1)
    table.chain_is("recruiting Hero")


@check("vs-system-base/a6.5")
def power_up_and_reinforcement_are_effects(table: VsTable) -> None:
    """Alice powers up her attacker, and Bob reinforces his defender: both wait on the chain."""
    alice, bob = table.players
    beast, card = alice.controls(plain("Beast")), alice.has_in_hand(plain("Beast", version="Feline"))
    his = bob.controls(plain("Defender", affiliations=("X-Men",)))
    helper = bob.controls(plain("Helper", affiliations=("X-Men",)), row=SUPPORT)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(beast, on=his))
    alice.does(table.power_up(beast, card))
    alice.passes()
    bob.does(table.reinforce(helper))
    table.chain_is("power-up", "reinforcement", point=2)
