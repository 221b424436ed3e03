"""Triggers and low endurance before wrap-up ends"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import GAIN_THREE, MOURNER
from judge.games.vs_system.dsl import ATTACK_STEP, COMBAT, DRAW, RECOVERY
from judge.proving.tables.vs_system import VsTable, check, plain


@check("vs-system-base/a3.9")
def what_triggers_in_wrap_up_waits(table: VsTable) -> None:
    """Alice gains 1 endurance when a character is KO'd, as her stunned one is in the wrap-up: that waits for the next draw phase."""
    alice, _ = table.players
    alice.controls(MOURNER)
    alice.controls(plain("Beaten Character"), stunned=True)
    table.begin(RECOVERY)
    table.all_pass()
    alice.declines()
    table.step_is(DRAW)
    table.chain_is("draw", "Mourning Witness", point=1)


@check("vs-system-base/a3.9", allowed={"endurance": range(-2, 1)})
def one_plays_on_below_zero(table: VsTable, endurance: int = -2) -> None:
    """Alice is at -2 endurance in her attack step: she attacks, and gains 3. At 1 she doesn't lose in the wrap-up."""
    alice, bob = table.players
    alice.has_endurance(endurance)
    hers, his = alice.controls(plain("Attacker", defense=9)), bob.controls(plain("Defender", defense=9))
    twist = alice.has_in_hand(GAIN_THREE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(hers, on=his))
    table.losers_are(point=2)
    alice.does(table.play(twist))
    table.resolve()
    table.goes_on_to(DRAW)
    table.losers_are()
