"""707.9 Concealed"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    BUILD,
    CHARACTER_CARDS,
    FRONT,
    HIDDEN,
    IN_DECK,
    IN_HAND,
    IN_KO_PILE,
    PLAY,
    RECRUIT_STEP,
    VISIBLE,
    Move,
    Place,
    Played,
    PlotTwist,
    choice,
)
from judge.proving.pieces import Piece, control
from judge.proving.tables.vs_system import VsTable, check, plain

LURKER = plain("Lurker", keywords=("concealed",))

RAISE = PlotTwist(
    name="Raising Witness",
    powers=(
        Played(
            effect=Move(
                choice((IN_KO_PILE | IN_HAND | IN_DECK) & CHARACTER_CARDS, name="a character card"), PLAY, Place()
            )
        ),
    ),
)


@check("marvel-knights/707.9")
def a_recruited_concealed_character_comes_into_play_hidden(table: VsTable) -> None:
    """Alice recruits a character with concealed: as it resolves, nothing else on the chain, it stands in her hidden area."""
    alice, _ = table.players
    alice.has_resources(2)
    lurker, other = alice.has_in_hand(LURKER), alice.has_in_hand(plain("Other"))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(lurker))
    table.resolve()
    alice.chooses("front row")
    table.stands(lurker, FRONT, HIDDEN, point=(1, 3))
    table.has_happened("reposition", lurker, times=0, point=control(1, "it doesn't move there"))
    table.chain_is(point=control(1, "it is hidden as it arrives: nothing triggers"))
    alice.does(table.recruit(other))
    table.resolve()
    alice.chooses("front row")
    table.stands(other, FRONT, VISIBLE, point=control(3, "who isn't concealed is visible"))


def _raised(table: VsTable, lurker: Piece) -> None:
    """An effect puts ``lurker`` into play out of the zone where it lies."""
    alice, _ = table.players
    twist = alice.has_in_hand(RAISE)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.play(twist))
    table.resolve()
    alice.chooses(lurker)
    alice.chooses("front row")


@check("marvel-knights/707.9")
def concealed_works_in_the_pile(table: VsTable) -> None:
    """An effect puts a character with concealed into play out of Alice's KO'd pile: it arrives in her hidden area."""
    lurker = table.alice.has_in_ko_pile(LURKER)
    _raised(table, lurker)
    table.stands(lurker, FRONT, HIDDEN, point=2)


@check("marvel-knights/707.9")
def concealed_works_in_hand(table: VsTable) -> None:
    """An effect puts a character with concealed into play out of Alice's hand: it arrives in her hidden area."""
    lurker = table.alice.has_in_hand(LURKER)
    _raised(table, lurker)
    table.stands(lurker, FRONT, HIDDEN, point=2)


@check("marvel-knights/707.9")
def concealed_works_in_the_deck(table: VsTable) -> None:
    """An effect puts a character with concealed into play out of Alice's deck: it arrives in her hidden area."""
    lurker = table.alice.has_in_deck(LURKER)
    _raised(table, lurker)
    table.stands(lurker, FRONT, HIDDEN, point=2)
