"""Readying and the end of the turn"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import SPARE
from judge.games.vs_system.dsl import CHARACTERS, RECOVERY, Bans, Location, Played, PlotTwist, target, this_turn
from judge.proving.tables.vs_system import VsTable, check, plain

BASE = Location(name="Base Witness")

WEARY = PlotTwist(name="Wearying Witness", powers=(Played(effect=this_turn(target(CHARACTERS), Bans("ready"))),))


@check("vs-system-base/a3.8e")
def all_that_is_exhausted_readies(table: VsTable) -> None:
    """Alice has an exhausted character, one that recovers and a face-down exhausted resource: all of them ready."""
    alice, bob = table.players
    tired, down = alice.controls(plain("Tired"), exhausted=True), alice.controls(plain("Beaten"), stunned=True)
    resource = alice.has_resource(BASE, exhausted=True)
    table.begin(RECOVERY)
    table.all_pass()
    alice.chooses(down)
    table.is_(tired, "exhausted", expected=False, point=1)
    table.is_(down, "exhausted", expected=False, point=1)
    table.is_(resource, "exhausted", expected=False, point=2)
    table.initiative_is(bob, point=4)


@check("vs-system-base/a3.8e")
def who_stays_stunned_stays_exhausted(table: VsTable) -> None:
    """Alice's stunned character can't be KO'd this turn: it stays stunned, and exhausted."""
    alice, _ = table.players
    down, spare = alice.controls(plain("Beaten"), stunned=True), alice.has_in_hand(SPARE)
    table.begin(RECOVERY)
    alice.does(table.play(spare), down)
    table.resolve()
    table.all_pass()
    alice.chooses()
    table.is_(down, "exhausted", point=1)


@check("vs-system-base/a3.8e")
def effects_end_after_readying(table: VsTable) -> None:
    """Alice's exhausted character can't ready this turn: it starts the next turn exhausted."""
    alice, _ = table.players
    tired, weary = alice.controls(plain("Tired"), exhausted=True), alice.has_in_hand(WEARY)
    table.begin(RECOVERY)
    alice.does(table.play(weary), tired)
    table.resolve()
    table.all_pass()
    table.is_(tired, "exhausted", point=3)
