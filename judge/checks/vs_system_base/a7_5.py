"""Modifiers and replaced events"""

from __future__ import annotations

from dataclasses import replace

from judge.checks.witnesses.vs_system import KO_ONE, STUN_ONE
from judge.games.vs_system.dsl import (
    ACTIVATE,
    ATTACK_STEP,
    CHARACTERS,
    COMBAT,
    DEFENDING,
    SELF,
    Adds,
    Exists,
    On,
    Played,
    PlotTwist,
    Replacement,
    RuledBy,
    Stunned,
    gain,
    leave_attack,
    target,
    this_turn,
    whenever,
)
from judge.proving.tables.vs_system import VsTable, check, plain

OPEN = {
    "vs-system-base/a7.5#4": "what can't happen is put aside by the engine before replacements: no rule of the game decides that"
}

ruled = RuledBy("vs-system-base/a7.5")

OUT = PlotTwist(name="Removing Witness", powers=(Played(effect=leave_attack(target(DEFENDING))),))

TRAINER = replace(plain("Trainer Witness"), powers=(ACTIVATE >> this_turn(target(CHARACTERS), Adds("atk", 3)),))

ARM = PlotTwist(
    name="Arming Witness",
    powers=(
        Played(
            effect=this_turn(
                target(DEFENDING),
                Adds(
                    "atk",
                    3,
                    when=ruled(
                        2, None, misread=Exists(DEFENDING), belief="a defender has it only as long as it defends"
                    ),
                ),
            )
        ),
    ),
)

TOUGH = replace(
    plain("Tough Witness", 2),
    powers=(
        ruled(
            3,
            Replacement(pattern=On(Stunned, SELF), instead=gain(1)),
            misread=whenever(On(Stunned, SELF)) >> gain(1),
            belief="what replaces an event comes on top of it",
        ),
    ),
)


@check("vs-system-base/a7.5")
def a_modifier_outlives_its_source(table: VsTable) -> None:
    """Alice's trainer gives a character with 2 ATK +3 ATK this turn. Then Bob KO's the trainer: the character still has 5 ATK."""
    alice, bob = table.players
    trainer, hers = alice.controls(TRAINER), alice.controls(plain("Her Character", atk=2))
    twist = bob.has_in_hand(KO_ONE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.use(trainer), hers)
    table.resolve()
    alice.passes()
    bob.does(table.play(twist), trainer)
    table.resolve()
    table.shows(hers, atk=5, point=1)


@check("vs-system-base/a7.5")
def a_modifier_stays_on_its_target(table: VsTable) -> None:
    """Bob gives a target defender with 2 ATK +3 ATK this turn. Then it is removed from the attack: it still has 5 ATK."""
    alice, bob = table.players
    hers, his = alice.controls(plain("Attacker")), bob.controls(plain("Defender", atk=2))
    arm, out = bob.has_in_hand(ARM), bob.has_in_hand(OUT)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(hers, on=his))
    alice.passes()
    bob.does(table.play(arm), his)
    table.all_pass()
    table.shows(his, atk=5)
    alice.passes()
    bob.does(table.play(out), his)
    table.all_pass()
    table.shows(his, atk=5, point=2)


@check("vs-system-base/a7.5")
def a_replaced_event_never_happens(table: VsTable) -> None:
    """If Bob's character would be stunned, he gains 1 instead. Alice stuns it: it isn't stunned, and he loses nothing for a stun."""
    alice, bob = table.players
    tough, twist = bob.controls(TOUGH), alice.has_in_hand(STUN_ONE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.play(twist), tough)
    table.resolve()
    table.is_(tough, "stunned", expected=False, point=3)
    bob.loses_in_all(-1, point=3)
