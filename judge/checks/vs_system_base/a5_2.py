"""When and from where a plot twist is played"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    ATTACK_STEP,
    BUILD,
    COMBAT,
    RECOVERY,
    RECRUIT_STEP,
    Always,
    InPhase,
    Played,
    PlotTwist,
    RuledBy,
    gain,
)
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "vs-system-base/a5.2"

ruled = RuledBy(ENTRY)

COMBAT_ONLY = PlotTwist(
    name="Fighting Witness",
    powers=(
        Played(
            effect=gain(1),
            only=(
                ruled(
                    1, InPhase(COMBAT), misread=Always(), belief="a plot twist is played in any phase, whatever it says"
                ),
            ),
        ),
    ),
)


def _twist(name: str) -> PlotTwist:
    return PlotTwist(name=name, powers=(Played(effect=gain(1)),))


@check(ENTRY)
def any_phase_will_do(table: VsTable) -> None:
    """Alice can play a plot twist in the draw phase, in her recruit step, in her attack step and in the recovery phase, where she does."""
    alice, _ = table.players
    twist = alice.has_in_hand(_twist("Plot Twist"))
    table.begin()
    alice.can(table.play(twist), point=1)
    table.goes_on_to(BUILD, RECRUIT_STEP, alice)
    alice.can(table.play(twist), point=1)
    table.goes_on_to(COMBAT, ATTACK_STEP, alice)
    alice.can(table.play(twist), point=control(1, "in the combat phase nobody doubts it"))
    table.goes_on_to(RECOVERY)
    alice.does(table.play(twist), point=1)
    table.resolve()
    alice.loses_in_all(-1)


@check(ENTRY)
def unless_it_says_otherwise(table: VsTable) -> None:
    """A plot twist says that it is played only in the combat phase: in her recruit step Alice can't, in her attack step she can."""
    alice, _ = table.players
    twist = alice.has_in_hand(COMBAT_ONLY)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.cannot(table.play(twist), only_because="text", point=1)
    table.goes_on_to(COMBAT, ATTACK_STEP, alice)
    alice.can(table.play(twist), point=control(1, "it is the phase that it names"))


@check(ENTRY)
def from_hand_or_row(table: VsTable) -> None:
    """Alice can play a plot twist out of her hand and a face-down one in her row, but no face-up one, none in her KO'd pile or deck."""
    alice, _ = table.players
    held, placed = alice.has_in_hand(_twist("Held")), alice.has_resource(_twist("Placed"))
    open_, gone = alice.has_resource(_twist("Face Up"), face_up=True), alice.has_in_ko_pile(_twist("Gone"))
    drawn = alice.has_in_deck(_twist("Not Drawn"))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.can(table.play(held), point=2)
    alice.can(table.play(placed), point=2)
    alice.cannot(table.play(open_), only_because="vs/act.card", point=2)
    alice.cannot(table.play(gone), only_because="vs/act.card", point=2)
    alice.cannot(table.play(drawn), only_because="vs/act.card", point=2)


@check(ENTRY)
def in_an_opponents_attack_step(table: VsTable) -> None:
    """In Alice's attack step she attacks; Bob plays a plot twist before the attack concludes."""
    alice, bob = table.players
    hers, his = alice.controls(plain("Attacker")), bob.controls(plain("Defender", defense=9))
    twist = bob.has_in_hand(_twist("Bob's Plot Twist"))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(hers, on=his))
    alice.passes()
    bob.does(table.play(twist), point=3)
    table.resolve()
    bob.loses_in_all(-1)
