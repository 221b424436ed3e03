"""Shatterax, Starforce"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import READY_ONE
from judge.games.vs_system.cards.heralds_of_galactus.shatterax_starforce import SHATTERAX
from judge.games.vs_system.dsl import (
    ATTACK_STEP,
    BUILD,
    CHARACTERS,
    COMBAT,
    FORMATION_STEP,
    IN_HAND,
    OWNED,
    PLAY,
    RECRUIT_STEP,
    YOURS,
    GainControl,
    Move,
    Place,
    Played,
    PlotTwist,
    choice,
    target,
)
from judge.proving.tables.vs_system import VsTable, check, plain

STEAL_ONE = PlotTwist(name="Stealing Witness", powers=(Played(effect=GainControl(target(CHARACTERS & ~YOURS))),))

PUT_INTO_PLAY = PlotTwist(name="Calling Witness", powers=(
    Played(effect=Move(choice(OWNED & IN_HAND, name="a character"), PLAY, spot=Place())),))  # fmt: skip


@check("heralds-of-galactus/shatterax-starforce")
def shatterax_fixes_his_characters_on_resolution(table: VsTable) -> None:
    """One character arrives in response to Shatterax's trigger and is affected, another one after that and isn't."""
    alice, bob = table.players
    alice.controls(SHATTERAX)
    twists = [alice.has_in_hand(PUT_INTO_PLAY) for _ in range(2)]
    early, late = alice.has_in_hand(plain("Early")), alice.has_in_hand(plain("Late"))
    giants = [bob.controls(plain(f"Giant {n}", cost=6, defense=20)) for n in (1, 2)]
    table.begin(BUILD, FORMATION_STEP, bob)
    table.goes_on_to(COMBAT)
    for twist, newcomer in zip(twists, (early, late), strict=True):
        alice.does(table.play(twist))
        table.all_pass()
        alice.chooses(newcomer)
        alice.chooses("front row")
        table.resolve()
    table.goes_on_to(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(early, on=giants[0]))
    table.shows(early, atk=3, point=1)
    table.all_pass()
    alice.does(table.attack(late, on=giants[1]))
    table.shows(late, atk=1, point=1)


@check("heralds-of-galactus/shatterax-starforce")
def shatterax_may_affect_himself(table: VsTable, cost: int = 6) -> None:
    """Recruited this turn, Shatterax himself gets +2 ATK in combat with a costlier character, not with an equally costly or cheaper one."""
    alice, bob = table.players
    alice.has_resources(5)
    shatterax, giant = alice.has_in_hand(SHATTERAX), bob.controls(plain("Giant", cost=cost))
    twin, dwarf = (bob.controls(plain(f"Foe of Cost {n}", cost=n, atk=0, defense=20)) for n in (5, 4))
    twists = [alice.has_in_hand(READY_ONE) for _ in range(2)]
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(shatterax))
    table.resolve()
    alice.chooses("front row")
    table.goes_on_to(COMBAT)
    table.resolve()
    table.goes_on_to(COMBAT, ATTACK_STEP, alice)
    for foe, twist in zip((twin, dwarf), twists, strict=True):
        alice.does(table.attack(shatterax, on=foe))
        table.shows(shatterax, atk=9)
        table.all_pass()
        alice.does(table.play(twist), shatterax)
        table.resolve()
    alice.does(table.attack(shatterax, on=giant))
    table.shows(shatterax, atk=11, point=2)


@check("heralds-of-galactus/shatterax-starforce")
def shatterax_remembers_who_arrived_on_his_side(table: VsTable) -> None:
    """A recruit of this turn is stolen in response to Shatterax's trigger: it is affected all the same."""
    alice, bob = table.players
    alice.has_resources(1)
    alice.controls(SHATTERAX)
    recruit, giant = alice.has_in_hand(plain("Recruit")), alice.controls(plain("Giant", cost=6, defense=20))
    steal = bob.has_in_hand(STEAL_ONE)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(recruit))
    table.resolve()
    alice.chooses("front row")
    table.goes_on_to(COMBAT)
    alice.passes()
    bob.does(table.play(steal), recruit)
    table.all_pass()
    bob.chooses("front row")
    table.resolve()
    table.goes_on_to(COMBAT, ATTACK_STEP, bob)
    bob.does(table.attack(recruit, on=giant))
    table.shows(recruit, atk=3, point=3)


@check("heralds-of-galactus/shatterax-starforce")
def shatterax_affects_for_the_whole_turn(table: VsTable) -> None:
    """A recruit that Shatterax has affected is stolen afterwards: it stays affected."""
    alice, bob = table.players
    alice.has_resources(1)
    alice.controls(SHATTERAX)
    recruit, giant = alice.has_in_hand(plain("Recruit")), alice.controls(plain("Giant", cost=6, defense=20))
    steal = bob.has_in_hand(STEAL_ONE)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(recruit))
    table.resolve()
    alice.chooses("front row")
    table.goes_on_to(COMBAT)
    table.resolve()
    table.goes_on_to(COMBAT, ATTACK_STEP, bob)
    bob.does(table.play(steal), recruit)
    table.resolve()
    bob.chooses("front row")
    bob.does(table.attack(recruit, on=giant))
    table.shows(recruit, atk=3, point=4)


@check("heralds-of-galactus/shatterax-starforce")
def shatterax_helps_only_arrivals_on_his_side(table: VsTable) -> None:
    """Bob's recruit of this turn and a character that Alice had before it get nothing from Alice's Shatterax."""
    alice, bob = table.players
    bob.has_resources(1)
    shatterax, veteran = alice.controls(SHATTERAX), alice.controls(plain("Veteran"))
    giant, recruit = bob.controls(plain("Giant", cost=6, defense=20)), bob.has_in_hand(plain("Bob's Recruit"))
    table.begin(BUILD, RECRUIT_STEP, bob)
    bob.does(table.recruit(recruit))
    table.resolve()
    bob.chooses("front row")
    table.goes_on_to(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(veteran, on=giant))
    table.shows(veteran, atk=1)
    table.goes_on_to(COMBAT, ATTACK_STEP, bob)
    bob.does(table.attack(recruit, on=shatterax))
    table.shows(recruit, atk=1)
