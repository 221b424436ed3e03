"""Where a plot twist goes after it is played"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    ATTACK_STEP,
    BUILD,
    CHAIN,
    CHARACTERS,
    COMBAT,
    PLAY,
    RECRUIT_STEP,
    RESOURCE_STEP,
    YOURS,
    Adds,
    Played,
    PlotTwist,
    Static,
    gain,
)
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "vs-system-base/a5.3"

# Its second text isn't ongoing, so nothing comes of it while the card lies face up.
TWIST = PlotTwist(
    name="Plot Witness", powers=(Played(effect=gain(1)), Static(change=Adds("atk", 2), on=CHARACTERS & YOURS))
)


@check(ENTRY)
def from_hand_to_the_ko_pile(table: VsTable) -> None:
    """Alice plays a plot twist from her hand: it waits on the chain, and after its effect it is in her KO'd pile."""
    alice, _ = table.players
    twist = alice.has_in_hand(TWIST)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.play(twist))
    table.finds(twist, CHAIN, point=control(1, "it goes there only after its effect"))
    table.resolve()
    alice.finds_in_ko_pile(twist, point=1)
    alice.loses_in_all(-1)


@check(ENTRY)
def in_the_row_it_stays(table: VsTable) -> None:
    """Alice plays a plot twist that lies in her row: after its effect it lies there still, face up."""
    alice, _ = table.players
    twist = alice.has_resource(TWIST)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.play(twist))
    table.resolve()
    alice.loses_in_all(-1)
    table.finds(twist, PLAY, point=2)
    table.is_(twist, "face down", expected=False, point=2)


@check(ENTRY)
def face_up_it_is_a_resource_and_no_more(table: VsTable) -> None:
    """A played plot twist lies face up: it gives a resource point, its text that isn't ongoing does nothing, it isn't played again."""
    alice, _ = table.players
    hers, twist = alice.controls(plain("Her Character")), alice.has_resource(TWIST, face_up=True)
    alice.has_resources(1)
    table.begin(BUILD, RESOURCE_STEP, alice)
    table.shows(hers, atk=1, point=3)
    table.goes_on_to(BUILD, RECRUIT_STEP, alice)
    alice.has_points(2, point=3)
    alice.cannot(table.play(twist), only_because="vs/act.card", point=3)
