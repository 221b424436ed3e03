"""When a character loses its equipment"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import RETURN_ONE, STUN_ONE
from judge.games.vs_system.dsl import (
    ATTACK_STEP,
    CHARACTERS,
    COMBAT,
    HIDDEN,
    KO_PILE,
    PLAY,
    SELF,
    AreaPick,
    Equipment,
    GainControl,
    MoveToArea,
    Played,
    PlotTwist,
    names,
    target,
)
from judge.proving.tables.vs_system import VsTable, check, plain

GEAR = Equipment(name="Gear Witness")

CONCEALED_GEAR = Equipment(name="Concealed Gear Witness", keywords=names("concealed—optional"))

SEIZE = PlotTwist(name="Seizing Witness", powers=(Played(effect=GainControl(target(CHARACTERS))),))

HIDE = PlotTwist(
    name="Hiding Witness", powers=(Played(effect=MoveToArea(target(CHARACTERS), CHARACTERS & SELF, AreaPick())),)
)


@check("vs-system-base/a11.8")
def equipment_of_who_leaves_play_goes_to_the_pile(table: VsTable) -> None:
    """An equipped character returns to hand: its equipment goes to the KO'd pile."""
    alice, bob = table.players
    his = bob.controls(plain("His Character"))
    gear = bob.controls(GEAR, on=his)
    twist = alice.has_in_hand(RETURN_ONE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.play(twist), his)
    table.resolve()
    table.finds(gear, KO_PILE, point=1)


@check("vs-system-base/a11.8")
def equipment_stays_on_who_is_stunned(table: VsTable) -> None:
    """An equipped character becomes stunned: its equipment stays on it."""
    alice, bob = table.players
    his = bob.controls(plain("His Character"))
    gear = bob.controls(GEAR, on=his)
    twist = alice.has_in_hand(STUN_ONE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.play(twist), his)
    table.resolve()
    table.finds(gear, PLAY, point=2)


@check("vs-system-base/a11.8")
def equipment_goes_with_a_new_controller(table: VsTable) -> None:
    """Alice gains control of Bob's equipped character, which stays visible: the equipment stays on it."""
    alice, bob = table.players
    his = bob.controls(plain("His Character"))
    gear = bob.controls(GEAR, on=his)
    twist = alice.has_in_hand(SEIZE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.play(twist), his)
    table.resolve()
    alice.chooses("front row")
    table.finds(gear, PLAY, point=3)


@check("vs-system-base/a11.8")
def who_hides_loses_its_equipment(table: VsTable) -> None:
    """Alice's equipped character moves to her hidden area: its equipment goes to the KO'd pile."""
    alice, _ = table.players
    hers = alice.controls(plain("Her Character"))
    gear = alice.controls(GEAR, on=hers)
    twist = alice.has_in_hand(HIDE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.play(twist), hers)
    table.resolve()
    alice.chooses(HIDDEN)
    alice.chooses("front row")
    table.finds(gear, KO_PILE, point=4)


@check("vs-system-base/a11.8")
def equipment_that_says_otherwise_goes_along(table: VsTable) -> None:
    """Alice's character moves to her hidden area with an equipment that has concealed—optional: it stays on the character."""
    alice, _ = table.players
    hers = alice.controls(plain("Her Character"))
    gear = alice.controls(CONCEALED_GEAR, on=hers)
    twist = alice.has_in_hand(HIDE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.play(twist), hers)
    table.resolve()
    alice.chooses(HIDDEN)
    alice.chooses("front row")
    table.finds(gear, PLAY, point=4)
