"""Negative numbers"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import STRENGTHEN_ONE
from judge.games.vs_system.dsl import (
    ATTACK_STEP,
    CHARACTERS,
    COMBAT,
    IN_HAND,
    OWNED,
    RECOVERY,
    Adds,
    Count,
    Played,
    PlotTwist,
    Sum,
    Times,
    gain,
    target,
    this_turn,
)
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

OPEN = {"vs-system-base/a7.6#2": "a sum has one result: no belief about its order could be played"}

WEAKEN = PlotTwist(name="Weakening Witness", powers=(Played(effect=this_turn(target(CHARACTERS), Adds("atk", -5))),))

REST = PlotTwist(name="Remainder Witness", powers=(Played(effect=gain(Sum((4, Times(-1, Count(OWNED & IN_HAND)))))),))


@check("vs-system-base/a7.6")
def a_negative_atk_counts_as_nothing(table: VsTable) -> None:
    """A character with 3 ATK gets -5 ATK: it counts as 0. Then it gets +3 ATK: it has 1, not 3."""
    alice, bob = table.players
    his = bob.controls(plain("His Character", atk=3))
    weaken, strengthen = alice.has_in_hand(WEAKEN), alice.has_in_hand(STRENGTHEN_ONE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.play(weaken), his)
    table.resolve()
    table.shows(his, atk=0, point=1)
    alice.does(table.play(strengthen), his)
    table.resolve()
    table.shows(his, atk=1)


@check("vs-system-base/a7.6", allowed={"endurance": range(-9, 0)})
def endurance_below_zero_is_compared(table: VsTable, endurance: int = -2) -> None:
    """Alice ends the turn at -2 endurance, Bob at -12: that counts as it is, and Bob loses."""
    alice, bob = table.players
    alice.has_endurance(endurance)
    bob.has_endurance(-12)
    table.begin(RECOVERY)
    table.all_pass()
    table.losers_are(bob, point=3)


@check("vs-system-base/a7.6", allowed={"cards": range(4, 9)})
def a_negative_gain_is_none(table: VsTable, cards: int = 6) -> None:
    """Alice gains 4 less the number of cards in her hand: she has six, so she gains nothing, and loses nothing either."""
    alice, _ = table.players
    rest = alice.has_in_hand(REST)
    for number in range(cards):
        alice.has_in_hand(plain(f"Card {number + 1}"))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.play(rest))
    table.resolve()
    alice.loses_in_all(0, point=control(1, "a number that a text works out counts as 0, too"))
