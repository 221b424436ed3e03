"""512.3 Moving an object"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import HIDE_OWN, MOVE_OWN
from judge.games.vs_system.dsl import (
    CHARACTERS,
    COMBAT,
    FRONT,
    HIDDEN,
    SUPPORT,
    VISIBLE,
    YOURS,
    Played,
    PlotTwist,
    RuledBy,
    Spot,
    SpotOf,
    move_to_row,
    target,
)
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "marvel-knights/512.3"

ruled = RuledBy(ENTRY)

_HERS = target(CHARACTERS & YOURS)

# It limits whom it moves, and where to.
MOVE_FORWARD = PlotTwist(
    name="Advancing Witness",
    powers=(
        Played(
            effect=move_to_row(
                target(
                    ruled(
                        3,
                        CHARACTERS & YOURS,
                        misread=CHARACTERS,
                        belief="who is told to move one of his characters may move any",
                    ),
                    name="character",
                ),
                FRONT,
            )
        ),
    ),
)


@check(ENTRY)
def a_visible_character_moves_in_its_area(table: VsTable) -> None:
    """An effect moves Alice's visible character: to any empty position of her visible area, back to its own, and nowhere else."""
    alice, bob = table.players
    hers = alice.controls(plain("Her Character"))
    alice.controls(plain("Her Neighbor"))
    twist = alice.has_in_hand(MOVE_OWN)
    table.begin(COMBAT)
    alice.does(table.play(twist), hers)
    table.resolve()
    alice.is_asked("where", offers=(Spot(FRONT, 2), Spot(SUPPORT, 0)), point=control(1, "there are empty positions"))
    alice.is_asked("where", not_offers=(Spot(FRONT, 1),), point=1)
    alice.is_asked("where", offers=(Spot(FRONT, 0),), point=2)
    alice.is_asked("where", not_offers=(Spot(FRONT, 0, HIDDEN),), point=4)
    alice.is_asked("where", not_offers=(SpotOf(bob.name, Spot(FRONT, 0)),), point=5)
    alice.chooses(Spot(FRONT, 0))
    table.stands(hers, FRONT, VISIBLE)


@check(ENTRY)
def a_hidden_character_moves_in_its_area(table: VsTable) -> None:
    """An effect moves Alice's hidden character: only within her hidden area."""
    alice, _ = table.players
    hers = alice.controls(plain("Her Character"), hidden=True)
    twist = alice.has_in_hand(MOVE_OWN)
    table.begin(COMBAT)
    alice.does(table.play(twist), hers)
    table.resolve()
    alice.is_asked("where", offers=(Spot(SUPPORT, 0, HIDDEN),), point=control(4, "it may move within its area"))
    alice.is_asked("where", not_offers=(Spot(SUPPORT, 0),), point=4)
    alice.chooses(Spot(SUPPORT, 0, HIDDEN))
    table.stands(hers, SUPPORT, HIDDEN)


@check(ENTRY)
def an_effect_says_whom_it_moves_and_where(table: VsTable) -> None:
    """An effect moves one of Alice's characters to her front row: not one of Bob's, and not to her support row."""
    alice, bob = table.players
    hers, his = alice.controls(plain("Her Character"), row=SUPPORT), bob.controls(plain("His Character"))
    twist = alice.has_in_hand(MOVE_FORWARD)
    table.begin(COMBAT)
    alice.does(table.play(twist))
    alice.is_asked("target", not_offers=(his,), point=3)
    alice.chooses(hers)
    table.resolve()
    alice.is_asked("where", not_offers=(Spot(SUPPORT, 1),), point=3)
    alice.chooses(Spot(FRONT, 1))
    table.stands(hers, FRONT)


@check(ENTRY, allowed={"hidden": (True, False)})
def to_your_hidden_area_means_wherever_it_stands(table: VsTable, hidden: bool = True) -> None:
    """An effect moves Alice's character to her hidden area: she may put one that is hidden already elsewhere in it."""
    alice, _ = table.players
    hers = alice.controls(plain("Her Character"), hidden=hidden)
    twist = alice.has_in_hand(HIDE_OWN)
    table.begin(COMBAT)
    alice.does(table.play(twist), hers)
    table.resolve()
    alice.is_asked("where", offers=(Spot(SUPPORT, 0, HIDDEN),), point=6)
    alice.chooses(Spot(SUPPORT, 0, HIDDEN))
    table.stands(hers, SUPPORT, HIDDEN)


@check(ENTRY)
def a_visible_character_goes_into_hiding(table: VsTable) -> None:
    """An effect moves Alice's visible character to her hidden area: she puts it there."""
    alice, _ = table.players
    hers = alice.controls(plain("Her Character"))
    twist = alice.has_in_hand(HIDE_OWN)
    table.begin(COMBAT)
    alice.does(table.play(twist), hers)
    table.resolve()
    alice.is_asked("where", offers=(Spot(FRONT, 0, HIDDEN),), not_offers=(Spot(FRONT, 1),), point=6)
    alice.chooses(Spot(FRONT, 0, HIDDEN))
    table.stands(hers, FRONT, HIDDEN)
