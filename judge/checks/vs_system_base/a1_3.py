"""Endurance at the start"""

from __future__ import annotations

from judge.games.vs_system.dsl import COMBAT, Played, PlotTwist, lose
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "vs-system-base/a1.3"

SLIP = PlotTwist(name="Costly Witness", powers=(Played(effect=lose(4)),))


@check(ENTRY)
def the_game_begins_with_fifty(table: VsTable) -> None:
    """The game begins: Alice and Bob have 50 endurance each."""
    alice, bob = table.players
    for seat in table.players:
        for n in range(9):
            seat.has_in_deck(plain(f"{seat.name}'s Card {n + 1}"))
    table.begin_game()
    alice.declines()
    bob.declines()
    alice.endurance_is(50, point=1)
    bob.endurance_is(50, point=1)


@check(ENTRY, allowed={"endurance": range(1, 4)})
def it_falls_below_zero(table: VsTable, endurance: int = 2) -> None:
    """Alice has 2 endurance and loses 4; Bob has -5. Hers is -2 then, and his is lower: she wins."""
    alice, bob = table.players
    alice.has_endurance(endurance)
    bob.has_endurance(-5)
    slip = alice.has_in_hand(SLIP)
    table.begin(COMBAT)
    alice.does(table.play(slip))
    table.resolve()
    alice.loses_in_all(4, point=control(2, "she loses all of it"))
    for _ in range(4):
        table.all_pass()
    table.winner_is(alice, point=2)
