"""When a character loses its equipment"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import GEAR, HIDE_OWN, RETURN_ONE, STEAL_ONE, STUN_ONE
from judge.checks.witnesses.vs_system_scenes import bearer
from judge.games.vs_system.dsl import (
    ATTACK_STEP,
    COMBAT,
    KO_PILE,
    PLAY,
    Equipment,
    PlotTwist,
    names,
)
from judge.proving.pieces import Piece
from judge.proving.tables.vs_system import VsTable, check

CONCEALED_GEAR = Equipment(name="Concealed Gear Witness", keywords=names("concealed—optional"))


def _met_by(table: VsTable, twist: PlotTwist) -> Piece:
    """Alice plays ``twist`` on Bob's equipped character, and it resolves. Returns the equipment."""
    alice, bob = table.players
    (his, gear), held = bearer(bob), alice.has_in_hand(twist)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.play(held), his)
    table.resolve()
    return gear


def _hidden_with(table: VsTable, gear: Equipment) -> Piece:
    """Alice's character with ``gear`` moves to her hidden area. Returns the equipment."""
    alice, _ = table.players
    (hers, worn), hide = bearer(alice, gear), alice.has_in_hand(HIDE_OWN)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.play(hide), hers)
    table.resolve()
    alice.chooses("front row")
    return worn


@check("vs-system-base/a11.8")
def equipment_of_who_leaves_play_goes_to_the_pile(table: VsTable) -> None:
    """An equipped character returns to hand: its equipment goes to the KO'd pile."""
    table.finds(_met_by(table, RETURN_ONE), KO_PILE, point=1)


@check("vs-system-base/a11.8")
def equipment_stays_on_who_is_stunned(table: VsTable) -> None:
    """An equipped character becomes stunned: its equipment stays on it."""
    table.finds(_met_by(table, STUN_ONE), PLAY, point=2)


@check("vs-system-base/a11.8")
def equipment_goes_with_a_new_controller(table: VsTable) -> None:
    """Alice gains control of Bob's equipped character, which stays visible: the equipment stays on it."""
    gear = _met_by(table, STEAL_ONE)
    table.alice.chooses("front row")
    table.finds(gear, PLAY, point=3)


@check("vs-system-base/a11.8")
def who_hides_loses_its_equipment(table: VsTable) -> None:
    """Alice's equipped character moves to her hidden area: its equipment goes to the KO'd pile."""
    table.finds(_hidden_with(table, GEAR), KO_PILE, point=4)


@check("vs-system-base/a11.8")
def equipment_that_says_otherwise_goes_along(table: VsTable) -> None:
    """Alice's character moves to her hidden area with an equipment that has concealed—optional: it stays on the character."""
    table.finds(_hidden_with(table, CONCEALED_GEAR), PLAY, point=4)
