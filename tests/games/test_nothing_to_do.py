"""What comes to nothing hasn't been done: healing of 0, a race that a card doesn't have, a transfer to whom has it already."""

from __future__ import annotations

import pytest

from judge.games.vs_system import dsl as vs
from judge.games.warhammer_invasion.dsl import UNITS, Count, Heal, Played, Tactic, gain, of_race, target
from judge.proving.tables.vs_system import VsTable, plain
from judge.proving.tables.warhammer_invasion import WiTable, unit

SOOTHE = Tactic(name="Soothe", powers=(Played(effect=Heal(target(UNITS), 0).if_done(gain(1))),))
MUSTER = Tactic(name="Muster", powers=(Played(effect=gain(Count(of_race("Dwarf")))),))
HAND_ON = vs.PlotTwist(
    name="Hand On",
    powers=(
        vs.Played(
            effect=vs.Transfer(vs.target(vs.EQUIPMENT & vs.IN_PLAY), vs.target(vs.CHARACTERS)).if_done(vs.gain(1))
        ),
    ),
)


def test_healing_of_0_is_none() -> None:
    table = WiTable()
    alice, _ = table.players
    hurt, soothe = alice.controls(unit("Hurt", hp=3), damage=1), alice.has_in_hand(SOOTHE)
    table.begin()
    alice.does(table.play(soothe), hurt)
    table.resolve()
    table.has_happened("heal", times=0)
    alice.resources_are(0)
    assert all(found.is_met for found in table.result.findings)


def test_cards_without_a_race_and_sections_are_of_no_race() -> None:
    table = WiTable()
    alice, bob = table.players
    alice.controls(unit("Dwarf", race="Dwarf"))
    neutral, muster = bob.controls(unit("Neutral", race="")), alice.has_in_hand(MUSTER)
    table.begin()
    table.has(neutral, "races", "", False)
    alice.does(table.play(muster))
    table.resolve()
    alice.resources_are(1)
    assert all(found.is_met for found in table.result.findings)


@pytest.mark.parametrize("is_another", [True, False])
def test_what_stays_where_it_is_is_not_transferred(is_another: bool) -> None:
    table = VsTable()
    alice, _ = table.players
    bearer, other = alice.controls(plain("Bearer")), alice.controls(plain("Other"))
    gear, hand_on = alice.controls(vs.Equipment(name="Gear"), on=bearer), alice.has_in_hand(HAND_ON)
    table.begin(vs.COMBAT)
    alice.does(table.play(hand_on), gear, other if is_another else bearer)
    table.resolve()
    alice.loses_in_all(-1 if is_another else 0)
    assert all(found.is_met for found in table.result.findings)
