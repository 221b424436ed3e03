"""The zones, and what leaving play means"""

from __future__ import annotations

from dataclasses import replace

from judge.checks.witnesses.vs_system import HIDE_OWN, KO_ONE, RETURN_ONE
from judge.games.vs_system.dsl import (
    BUILD,
    CHARACTERS,
    COMBAT,
    COSMIC,
    FORMATION_STEP,
    FRONT,
    IN_RESOURCE_ROW,
    KO_PILE,
    PLAY,
    SUPPORT,
    Equipment,
    Move,
    On,
    OnMove,
    Place,
    Played,
    PlotTwist,
    Positioned,
    RuledBy,
    gain,
    target,
    to_resource_row,
    whenever,
)
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "vs-system-base/a1.6"

OPEN = {
    f"{ENTRY}#1": "it names the zones of the game, and says nothing of what happens in them",
    f"{ENTRY}#2": "it names the parts of the in-play zone, and says nothing of what happens there",
    f"{ENTRY}#3": "it names the rows of the areas, and says nothing of what happens there",
    f"{ENTRY}#10": "it says what isn't on the chain; no belief is known that would put it there",
}

ruled = RuledBy(ENTRY)

LEAVES = OnMove(subject=CHARACTERS, source=PLAY, seen="before")

# The text "Whenever a character leaves play".
WATCHER = replace(plain("Watching Witness"), powers=(
    whenever(ruled((4, 5),
        ruled((6, 7), LEAVES, misread=LEAVES | On(Positioned), belief="a character that leaves its position leaves play"),
        misread=replace(LEAVES, to=KO_PILE), belief="only who goes to a KO'd pile leaves play")) >> gain(1),
))  # fmt: skip

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


@check(ENTRY)
def whatever_zone_it_goes_to(table: VsTable) -> None:
    """ "Whenever a character leaves play" triggers when a character returns to hand as it does when one is KO'd."""
    alice, _ = table.players
    alice.controls(WATCHER)
    first, second = alice.controls(plain("First")), alice.controls(plain("Second"))
    back, end = alice.has_in_hand(RETURN_ONE), alice.has_in_hand(KO_ONE)
    table.begin(COMBAT)
    alice.does(table.play(back), first)
    table.resolve()
    alice.loses_in_all(-1, point=(4, 5))
    alice.does(table.play(end), second)
    table.resolve()
    alice.loses_in_all(-2)


@check(ENTRY)
def who_moves_in_play_stays_in_play(table: VsTable) -> None:
    """A character moves to the support row, and later to the hidden area: it hasn't left play."""
    alice, _ = table.players
    alice.controls(WATCHER)
    hero, twist = alice.controls(plain("Hero"), row=FRONT), alice.has_in_hand(HIDE_OWN)
    table.begin(BUILD, FORMATION_STEP, alice)
    alice.does(table.rearrange((hero, SUPPORT, 1)))
    table.resolve()
    alice.loses_in_all(0, point=6)
    alice.does(table.play(twist), hero)
    table.all_pass()
    alice.chooses("front row")
    table.resolve()
    alice.loses_in_all(0, point=7)
