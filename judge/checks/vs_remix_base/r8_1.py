"""Rows and columns"""

from __future__ import annotations

from judge.checks.witnesses.vs_remix import PILLAR
from judge.games.vs_remix.dsl import (
    BUILD,
    CHARACTERS,
    FORMATION_STEP,
    FRONT,
    IN_SUPPORT_ROW,
    MASSIVE,
    SUPPORT,
    Adds,
    Played,
    PlotTwist,
    target,
    this_turn,
)
from judge.proving.pieces import control
from judge.proving.tables.vs_remix import RemixTable, check, plain

REAR_SALUTE = PlotTwist(
    name="Rear Row Witness", powers=(Played(effect=this_turn(target(CHARACTERS & IN_SUPPORT_ROW), Adds("atk", 1))),)
)


@check("vs-remix-base/r8.1")
def a_row_is_one_or_the_other(table: RemixTable) -> None:
    """A plot twist targets a support row character: a Massive character, big as it is, stands in the front row and in no other."""
    alice, _ = table.players
    giant, rear = (
        alice.controls(plain("Giant", keywords=(MASSIVE,))),
        alice.controls(plain("Rear"), row=SUPPORT, column=1),
    )
    salute = alice.has_in_hand(REAR_SALUTE)
    table.begin()
    alice.does(table.play(salute))
    alice.is_asked("target", offers=(rear,))
    alice.is_asked("target", not_offers=(giant,), point=1)
    alice.chooses(rear)


@check("vs-remix-base/r8.1")
def two_in_a_column(table: RemixTable) -> None:
    """A character stands in the front row of a column: another can be put behind it, but not to it into the front row."""
    alice, _ = table.players
    alice.controls(plain("First"), column=0)
    second = alice.controls(plain("Second"), column=1)
    table.begin(BUILD, FORMATION_STEP, alice)
    alice.cannot(table.rearrange((second, FRONT, 0)), only_because="vs/formation.unique", point=2)
    alice.can(table.rearrange((second, SUPPORT, 0)), point=control(2, "behind it there is room"))


@check("vs-remix-base/r8.1")
def a_column_is_one_players(table: RemixTable) -> None:
    """A power targets another character of its own column: the one behind is in it, the opponent's that stands opposite isn't."""
    alice, bob = table.players
    beacon, behind = alice.controls(PILLAR), alice.controls(plain("Behind"), row=SUPPORT)
    opposite = bob.controls(plain("Opposite"))
    table.begin()
    alice.does(table.use(beacon))
    alice.is_asked("target", offers=(behind,))
    alice.is_asked("target", not_offers=(opposite,), point=3)
    alice.chooses(behind)
