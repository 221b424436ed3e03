"""Whose triggered effects are added first"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import EARLY
from judge.games.vs_system.dsl import BUILD, COMBAT, FORMATION_STEP
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check


@check("vs-system-base/a6.4m")
def the_primary_players_triggers_lie_below(table: VsTable) -> None:
    """Bob, who has the initiative, and Alice each control a character that triggers as the combat phase starts: hers resolves first."""
    alice, bob = table.players
    alice.controls(EARLY)
    bob.controls(EARLY)
    table.begin(BUILD, FORMATION_STEP, alice, initiative=bob)
    table.goes_on_to(COMBAT)
    table.all_pass()
    alice.loses_in_all(-1, point=1)
    bob.loses_in_all(0, point=1)
    table.all_pass()
    bob.loses_in_all(-1, point=control(1, "the primary player's resolves last"))
