"""Recovery phase before wrap-up"""

from __future__ import annotations

from dataclasses import replace

from judge.games.vs_system.dsl import ATTACK_STEP, COMBAT, DRAW, RECOVERY, gain, start_of, whenever
from judge.proving.tables.vs_system import VsTable, check, plain

LATE = replace(plain("Late Witness"), powers=(whenever(start_of(RECOVERY)) >> gain(1),))


@check("vs-system-base/a3.7")
def players_act_before_the_wrap_up(table: VsTable) -> None:
    """Alice gains 1 endurance as the recovery phase starts: that is on the chain, and she has priority before the wrap-up."""
    alice, bob = table.players
    alice.controls(LATE)
    table.begin(COMBAT, ATTACK_STEP, bob)
    table.all_pass()
    table.step_is(RECOVERY, point=1)
    table.chain_is("Late Witness", point=(1, 2))
    table.may_act_is(alice, point=1)
    table.all_pass()
    alice.loses_in_all(-1)
    table.step_is(RECOVERY, point=2)
    table.all_pass()
    table.step_is(DRAW)


@check("vs-system-base/a3.7")
def nobody_acts_in_the_wrap_up(table: VsTable) -> None:
    """In the wrap-up Alice chooses whom to recover: nobody has priority meanwhile."""
    alice, _ = table.players
    down = alice.controls(plain("Beaten Character"), stunned=True)
    table.begin(RECOVERY)
    table.all_pass()
    table.may_act_is(None, point=3)
    alice.chooses(down)
