"""Kinds of effect on the chain"""

from __future__ import annotations

from judge.games.vs_system.cards.marvel_knights.untouchable import UNTOUCHABLE
from judge.games.vs_system.dsl import ATTACK_STEP, BUILD, COMBAT, FORMATION_STEP, RECRUIT_STEP, SUPPORT
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


@check("vs-system-base/a6.5")
def the_untouchable_is_powered_up_and_reinforced(table: VsTable) -> None:
    """Plot twist, payment and triggered effects can't target Bob's defender: it is powered up and reinforced all the same."""
    alice, bob = table.players
    bob.has_resource(UNTOUCHABLE, face_up=True)
    hers = alice.controls(plain("Attacker", atk=9, defense=9))
    his = bob.controls(plain("Defender", 2, affiliations=("X-Men",), defense=4), column=0)
    helper = bob.controls(plain("Helper", affiliations=("X-Men",)), row=SUPPORT, column=0)
    card = bob.has_in_hand(plain("Defender", version="Other"))
    table.begin(BUILD, FORMATION_STEP, bob)
    table.goes_on_to(COMBAT)
    table.resolve()
    for seat in (bob, alice):
        seat.chooses(his)
    table.goes_on_to(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(hers, on=his))
    alice.passes()
    bob.does(table.power_up(his, card))
    table.all_pass()
    table.shows(his, defense=5, point=2)
    alice.passes()
    bob.does(table.reinforce(helper))
    table.all_pass()
    table.all_pass()
    bob.loses_in_all(2, point=2)
