"""Order of the combat phase"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import EARLY
from judge.games.vs_system.dsl import ATTACK_STEP, BUILD, COMBAT, FORMATION_STEP
from judge.proving.tables.vs_system import VsTable, VsTableOfFour, check, check_with_four


@check("vs-system-base/a3.6")
def what_triggers_comes_before_the_attack_steps(table: VsTable) -> None:
    """Alice gains 1 endurance at the start of the combat phase: that resolves before anybody's attack step."""
    alice, bob = table.players
    alice.controls(EARLY)
    table.begin(BUILD, FORMATION_STEP, bob)
    table.all_pass()
    table.step_is(COMBAT, point=1)
    table.chain_is("Early Witness")


@check("vs-system-base/a3.6")
def each_player_has_an_attack_step(table: VsTable) -> None:
    """Alice has the initiative: her attack step comes first, then Bob's."""
    alice, bob = table.players
    table.begin(COMBAT)
    table.all_pass()
    table.step_is(COMBAT, ATTACK_STEP, alice, point=2)
    table.all_pass()
    table.step_is(COMBAT, ATTACK_STEP, bob, point=2)


@check_with_four("vs-system-base/a3.6")
def four_players_have_four_attack_steps(table: VsTableOfFour) -> None:
    """Bob has the initiative among four: the attack steps are his, then Carol's, then Dora's, then Alice's."""
    alice, bob, carol, dora = table.players
    table.begin(COMBAT, initiative=bob)
    for player in (bob, carol, dora, alice):
        table.all_pass()
        table.step_is(COMBAT, ATTACK_STEP, player, point=2)
