"""Which characters are adjacent"""

from __future__ import annotations

from dataclasses import replace

from judge.games.vs_system.dsl import ADJACENT, COMBAT, SUPPORT, Adds, Static
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

CAPTAIN = replace(plain("Captain Witness"), powers=(Static(change=Adds("atk", 2), on=ADJACENT),))


@check("vs-system-base/a12.2", allowed={"column": range(6)})
def adjacent_are_those_behind_and_beside(table: VsTable, column: int = 2) -> None:
    """Who is adjacent to the captain in the second column has +2 ATK: those behind and beside, not one diagonally to it."""
    alice, _ = table.players
    captain = alice.controls(CAPTAIN, column=1)
    behind = alice.controls(plain("Behind"), row=SUPPORT, column=1)
    beside = alice.controls(plain("Beside"), column=column)
    diagonal = alice.controls(plain("Diagonal"), row=SUPPORT, column=0)
    far = alice.controls(plain("Far Off"), column=6)
    table.begin(COMBAT)
    table.shows(behind, atk=3, point=1)
    table.shows(beside, atk=3, point=2)
    table.shows(diagonal, atk=1, point=3)
    table.shows(far, atk=1)
    table.shows(captain, atk=1)


@check("vs-system-base/a12.2")
def neither_opponents_nor_the_hidden_are_adjacent(table: VsTable) -> None:
    """The captain gives +2 ATK neither to Bob's character that stands opposite, nor to hidden ones, of which one stands last in its row."""
    alice, bob = table.players
    alice.controls(CAPTAIN, column=0)
    opposite = bob.controls(plain("Opposite"), column=0)
    hidden = alice.controls(plain("Hidden Behind"), row=SUPPORT, column=0, hidden=True)
    last = alice.controls(plain("Last Hidden"), column=1, hidden=True)
    bob.controls(plain("Bob's Hidden"), column=4, hidden=True)
    table.begin(COMBAT)
    table.shows(opposite, atk=1, point=4)
    table.shows(hidden, atk=1, point=control(5, "one farther off isn't adjacent, either"))
    table.shows(last, atk=1, point=5)
