"""Order of the phases"""

from __future__ import annotations

from judge.games.vs_system.dsl import BUILD, COMBAT, DRAW, FORMATION_STEP, RECOVERY, RESOURCE_STEP
from judge.proving.tables.vs_system import VsTable, check


@check("vs-system-base/a3.1")
def four_phases_in_order(table: VsTable) -> None:
    """After the draw phase comes the build phase, then the combat phase, then the recovery phase, then the next draw phase."""
    _, bob = table.players
    table.begin(DRAW)
    table.all_pass()
    table.step_is(BUILD, RESOURCE_STEP, table.alice, point=1)
    table.goes_on_to(BUILD, FORMATION_STEP, bob)
    table.all_pass()
    table.step_is(COMBAT)
    table.goes_on_to(RECOVERY)
    table.all_pass()
    table.step_is(DRAW)
