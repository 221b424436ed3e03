"""The zones, and what leaving play means"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    CHARACTERS,
    COMBAT,
    COSMIC,
    IN_RESOURCE_ROW,
    KO_PILE,
    PLAY,
    Equipment,
    Move,
    Place,
    Played,
    PlotTwist,
    target,
    to_resource_row,
)
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "vs-system-base/a1.6"

DEMOTE_ONE = PlotTwist(name="Demoting Witness", powers=(Played(effect=to_resource_row(target(CHARACTERS))),))

PROMOTE_ONE = PlotTwist(name="Promoting Witness", powers=(Played(effect=Move(target(IN_RESOURCE_ROW), PLAY, Place())),))


@check(ENTRY)
def a_character_becomes_a_resource(table: VsTable) -> None:
    """An equipped character is put face down into Alice's resource row: it has left play as a character, so its equipment goes."""
    alice, _ = table.players
    twist, hero = alice.has_in_hand(DEMOTE_ONE), alice.controls(plain("Hero"), stunned=True)
    gear = alice.controls(Equipment(name="Gear"), on=hero)
    table.begin(COMBAT)
    alice.does(table.play(twist), hero)
    table.resolve()
    table.is_(hero, "face down")
    table.is_(hero, "stunned", expected=False)
    table.finds(gear, KO_PILE, point=(4, 8))


@check(ENTRY)
def a_resource_becomes_a_character(table: VsTable) -> None:
    """A face-down cosmic character card is put from Alice's resource row into her support row: it enters play, with its counter."""
    alice, _ = table.players
    twist, star = alice.has_in_hand(PROMOTE_ONE), alice.has_resource(plain("Star", keywords=("cosmic",)))
    table.begin(COMBAT)
    alice.does(table.play(twist), star)
    table.resolve()
    alice.chooses("support row")
    table.stands(star, "support row")
    table.is_(star, "face down", expected=False)
    table.counts(star, COSMIC, 1, point=9)
