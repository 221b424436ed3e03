"""Rearranging in the formation step"""

from __future__ import annotations

from judge.games.vs_system.dsl import BUILD, FORMATION_STEP, FRONT, HIDDEN, SUPPORT
from judge.proving.tables.vs_system import VsTable, check, plain


@check("vs-system-base/a3.5")
def all_own_characters_are_rearranged(table: VsTable) -> None:
    """In her formation step Alice swaps her two characters, one in front and one behind: not into hiding, nor onto one position."""
    alice, bob = table.players
    front, behind = alice.controls(plain("Front")), alice.controls(plain("Behind"), row=SUPPORT)
    his = bob.controls(plain("His"))
    table.begin(BUILD, FORMATION_STEP, alice)
    alice.cannot(table.rearrange((front, SUPPORT, 0)), only_because="vs/formation.unique")
    alice.cannot(table.rearrange((front, FRONT, 0), area=HIDDEN), only_because="vs/formation.area")
    alice.cannot(table.rearrange((his, FRONT, 4)), only_because="vs/formation.own", point=1)
    bob.cannot(table.rearrange((his, FRONT, 4)), only_because="vs/formation.when", point=1)
    alice.does(table.rearrange((front, SUPPORT, 0), (behind, FRONT, 0)), point=1)
    table.stands(front, SUPPORT)
    table.stands(behind, FRONT)
