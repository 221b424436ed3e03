"""Gaining the initiative by an effect: who then attacks first, and what no rule says."""

from __future__ import annotations

import pytest

from judge.engine.errors import NotExpressible
from judge.games.vs_system import dsl as vs
from judge.proving.tables.vs_system import VsTable

GAIN = vs.PlotTwist(name="Gain It", powers=(vs.Played(effect=vs.GainInitiative()),))
STEP_MORE = vs.PlotTwist(
    name="Step More", powers=(vs.Played(effect=vs.AdditionalStep(vs.COMBAT, vs.ATTACK_STEP, vs.InAgenda.LAST)),)
)


def test_who_gains_it_before_the_attack_steps_attacks_first() -> None:
    table = VsTable()
    alice, bob = table.players
    gain = bob.has_in_hand(GAIN)
    table.begin(vs.COMBAT)
    alice.passes()
    bob.does(table.play(gain))
    table.resolve()
    table.goes_on_to(vs.COMBAT, vs.ATTACK_STEP)
    table.step_is(vs.COMBAT, vs.ATTACK_STEP, bob)
    table.goes_on_to(vs.COMBAT, vs.ATTACK_STEP)
    table.step_is(vs.COMBAT, vs.ATTACK_STEP, alice)
    assert all(found.is_met for found in table.result.findings)


def test_who_gains_it_in_an_attack_step_changes_nothing_about_the_others() -> None:
    table = VsTable()
    alice, bob = table.players
    gain = bob.has_in_hand(GAIN)
    table.begin(vs.COMBAT, vs.ATTACK_STEP, alice)
    alice.passes()
    bob.does(table.play(gain))
    table.resolve()
    table.initiative_is(bob)
    table.goes_on_to(vs.COMBAT, vs.ATTACK_STEP)
    table.step_is(vs.COMBAT, vs.ATTACK_STEP, bob)
    table.goes_on_to(vs.RECOVERY)
    assert all(found.is_met for found in table.result.findings)


def test_an_additional_attack_step_has_no_known_place_then() -> None:
    table = VsTable()
    alice, bob = table.players
    more, gain = alice.has_in_hand(STEP_MORE), bob.has_in_hand(GAIN)
    table.begin(vs.COMBAT)
    alice.does(table.play(more))
    table.resolve()
    alice.passes()
    bob.does(table.play(gain))
    with pytest.raises(NotExpressible, match="additional attack step"):
        table.resolve()
