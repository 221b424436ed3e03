"""405.3 Formation: unique positions"""

from __future__ import annotations

from judge.games.vs_system.dsl import BETWEEN, BUILD, FORMATION_STEP, FRONT, SUPPORT
from judge.proving.tables.vs_system import VsTable, check, plain


@check("marvel-knights/405.3")
def each_character_has_a_position_of_its_own(table: VsTable) -> None:
    """Alice can't put two characters into one position, nor one on another, nor one into the empty column; apart she can."""
    alice, _ = table.players
    first, second = alice.controls(plain("First")), alice.controls(plain("Second"))
    third = alice.controls(plain("Third"))
    table.begin(BUILD, FORMATION_STEP, alice)
    alice.cannot(
        table.rearrange((first, SUPPORT, 0), (second, SUPPORT, 0)), only_because="vs/formation.unique", point=1
    )
    alice.cannot(table.rearrange((first, FRONT, 2)), only_because="vs/formation.unique", point=2)
    alice.cannot(table.rearrange((third, FRONT, 0), area=BETWEEN), only_because="vs/areas.empty-column", point=3)
    alice.does(table.rearrange((first, SUPPORT, 0), (second, SUPPORT, 1)))
    table.stands(first, SUPPORT)
    table.stands(second, SUPPORT)


@check("marvel-knights/405.3")
def two_characters_change_places(table: VsTable) -> None:
    """What counts is where they stand in the end: two characters change places; one alone can't go where the other stands."""
    alice, _ = table.players
    first, second = alice.controls(plain("First")), alice.controls(plain("Second"))
    table.begin(BUILD, FORMATION_STEP, alice)
    alice.can(table.rearrange((first, FRONT, 1), (second, FRONT, 0)), point=1)
    alice.cannot(table.rearrange((first, FRONT, 1)), only_because="vs/formation.unique", point=1)
