"""Magneto, Ruler of Avalon"""

from __future__ import annotations

from dataclasses import replace

from judge.checks.witnesses.vs_system import DRAW_TWO, STUN_THEM
from judge.games.vs_system.cards.x_men.magneto_ruler_of_avalon import MAGNETO
from judge.games.vs_system.dsl import (
    ATTACK_STEP,
    BUILD,
    COMBAT,
    EVASION,
    IN_RESOURCE_ROW,
    IS_FACE_DOWN,
    RECRUIT_STEP,
    YOURS,
    Played,
    PlotTwist,
    choice,
    ko,
)
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "x-men/magneto-ruler-of-avalon"

RULER = replace(MAGNETO, cost=8, atk=15, defense=15)

LOSE_ONE = PlotTwist(
    name="Losing Witness", powers=(Played(effect=ko(choice(IN_RESOURCE_ROW & YOURS & IS_FACE_DOWN, name="resource"))),)
)


@check(ENTRY, allowed={"resources": range(1, 10)})
def resources_are_counted_late(table: VsTable, resources: int = 3) -> None:
    """An attacker beside Magneto stuns the defender: with 3 face-down resources Bob would lose 3. One of them is KO'd first: he loses 2."""
    alice, bob = table.players
    alice.controls(RULER, column=0)
    attacker, defender = (
        alice.controls(plain("Attacker", atk=9, defense=9), column=1),
        bob.controls(plain("Defender", 2, defense=9)),
    )
    first = alice.has_resources(resources)[0]
    alice.has_resource(DRAW_TWO, face_up=True)
    bob.has_resources(1)
    card = alice.has_in_hand(LOSE_ONE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(attacker, on=defender))
    table.all_pass()
    alice.chooses(bob)
    alice.does(table.play(card))
    table.all_pass()
    alice.chooses(first)
    table.resolve()
    bob.loses_in_all(2 + 2, point=1)


@check(ENTRY)
def who_evades_stuns_itself(table: VsTable) -> None:
    """A character beside Magneto evades: his power triggers. Bob's evading character and one that stands apart don't set it off."""
    alice, bob = table.players
    alice.controls(RULER, column=0)
    near, far = (alice.controls(plain(name, 1, keywords=(EVASION,)), column=n) for name, n in (("Near", 1), ("Far", 3)))
    foreign = bob.controls(plain("Foreign", 1, keywords=(EVASION,)))
    alice.has_resources(2)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.use(far))
    table.chain_is("Far")
    alice.passes()
    bob.does(table.use(foreign))
    table.nobody_is_asked()
    table.resolve()
    alice.does(table.use(near))
    alice.is_asked("target opponent", point=2)
    alice.chooses(bob)
    table.all_pass()
    bob.loses_in_all(1 + 2, point=control(2, "he loses 1 for each of two resources, besides his own character's stun"))


@check(ENTRY)
def he_is_a_reservist(table: VsTable) -> None:
    """Alice recruits Magneto out of her resource row."""
    alice, _ = table.players
    magneto, _ = alice.has_resource(RULER), alice.has_resources(8)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.can(table.recruit(magneto))


@check(ENTRY)
def each_of_several_counts(table: VsTable) -> None:
    """A character beside Magneto stuns two of Bob's characters at once: the power triggers twice."""
    alice, bob = table.players
    alice.controls(RULER, column=0)
    brute = alice.controls(STUN_THEM, column=1)
    for number in (1, 2):
        bob.controls(plain(f"Foreign Character {number}"))
    alice.has_resources(1)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.use(brute))
    table.all_pass()
    for answer in ("1.", bob, bob):
        alice.chooses(answer)
    table.chain_is("Magneto", "Magneto")
