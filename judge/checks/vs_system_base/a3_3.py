"""Order of the steps in the build phase"""

from __future__ import annotations

from judge.games.vs_system.dsl import BUILD, COMBAT, DRAW, FORMATION_STEP, RECRUIT_STEP, RESOURCE_STEP
from judge.proving.tables.vs_system import VsTable, VsTableOfThree, check, check_with_three


@check("vs-system-base/a3.3")
def a_player_has_three_steps(table: VsTable) -> None:
    """Alice has the initiative: her resource step comes first, then her recruit step, then her formation step."""
    alice, _ = table.players
    table.begin(DRAW)
    table.all_pass()
    table.step_is(BUILD, RESOURCE_STEP, alice, point=1)
    table.all_pass()
    table.step_is(BUILD, RECRUIT_STEP, alice, point=1)
    table.all_pass()
    table.step_is(BUILD, FORMATION_STEP, alice, point=1)


@check_with_three("vs-system-base/a3.3")
def then_the_next_player_clockwise(table: VsTableOfThree) -> None:
    """Three players sit at the table: after all three steps of Alice come those of Bob, then those of Carol, then the combat phase."""
    alice, bob, carol = table.players
    table.begin(BUILD, RESOURCE_STEP, alice)
    table.all_pass()
    table.step_is(BUILD, RECRUIT_STEP, alice, point=2)
    table.goes_on_to(BUILD, FORMATION_STEP, alice)
    table.all_pass()
    table.step_is(BUILD, RESOURCE_STEP, bob)
    table.goes_on_to(BUILD, RESOURCE_STEP, carol)
    table.goes_on_to(COMBAT)
