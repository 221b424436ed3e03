"""Moving characters in the formation step"""

from __future__ import annotations

from judge.checks.witnesses.vs_remix import PUSH
from judge.games.vs_remix.dsl import (
    BUILD,
    FORMATION_STEP,
    FRONT,
    MASSIVE,
    RECRUIT_STEP,
    SUPPORT,
    Spot,
)
from judge.proving.pieces import control
from judge.proving.tables.vs_remix import RemixTable, check, plain


@check("vs-remix-base/r8.2")
def players_move_their_own_characters(table: RemixTable) -> None:
    """In her formation step, not in her recruit step, Alice moves all her characters, and none of Bob's; he doesn't move his own then."""
    alice, bob = table.players
    first, second = alice.controls(plain("First"), column=0), alice.controls(plain("Second"), column=1)
    his = bob.controls(plain("His"))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.cannot(table.rearrange((first, SUPPORT, 2)), only_because="vs/formation.when", point=1)
    table.goes_on_to(BUILD, FORMATION_STEP, alice)
    alice.cannot(table.rearrange((his, FRONT, 4)), only_because="vs/formation.own", point=1)
    bob.cannot(table.rearrange((his, FRONT, 4)), only_because="vs/formation.when", point=1)
    alice.does(table.rearrange((first, SUPPORT, 2), (second, FRONT, 3)), point=1)
    table.stands(first, SUPPORT)


@check("vs-remix-base/r8.2")
def a_massive_character_is_moved_in_that_step(table: RemixTable) -> None:
    """In the formation step Alice moves a Massive character to another column."""
    alice, _ = table.players
    giant = alice.controls(plain("Giant", keywords=(MASSIVE,)), column=0)
    table.begin(BUILD, FORMATION_STEP, alice)
    alice.can(table.rearrange((giant, FRONT, 2)), point=2)


@check("vs-remix-base/r8.2")
def a_massive_character_is_not_moved_at_another_time(table: RemixTable) -> None:
    """In the combat phase an effect moves a character, and doesn't move a Massive one."""
    alice, _ = table.players
    giant, other = (
        alice.controls(plain("Giant", keywords=(MASSIVE,)), column=0),
        alice.controls(plain("Other"), column=1),
    )
    first, second = alice.has_in_hand(PUSH), alice.has_in_hand(PUSH)
    table.begin()
    alice.does(table.play(first), giant)
    table.resolve()
    alice.chooses(Spot(FRONT, 2))
    table.has_happened("reposition", giant, times=0, point=2)
    alice.does(table.play(second), other)
    table.resolve()
    alice.chooses(Spot(FRONT, 2))
    table.has_happened("reposition", other, times=1, point=control(2, "another character is moved"))
