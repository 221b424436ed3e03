"""Continuous powers"""

from __future__ import annotations

from judge.games.vs_system.dsl import ATTACK_STEP, CHARACTERS, COMBAT, YOURS, Adds, Location, Static
from judge.proving.tables.vs_system import VsTable, check, plain

ARENA = Location(name="Arena Witness", cost=1, powers=(Static(change=Adds("atk", 2), on=CHARACTERS & YOURS),))


@check("vs-system-base/a7.4")
def it_works_while_its_source_is_face_up(table: VsTable) -> None:
    """Alice's location, face down, gives her characters +2 ATK: they have it only once she has flipped it."""
    alice, bob = table.players
    hers, arena = alice.controls(plain("Her Character", atk=3)), alice.has_resource(ARENA)
    bob.controls(plain("His Character"))
    table.begin(COMBAT, ATTACK_STEP, alice)
    table.shows(hers, atk=3, point=1)
    alice.does(table.flip(arena))
    table.shows(hers, atk=5)
