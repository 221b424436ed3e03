"""Damage that is moved to where it lies already: nothing happens, and none is made of it."""

from __future__ import annotations

from judge.games.warhammer_invasion.dsl import UNITS, MoveDamage, Played, Tactic, target
from judge.proving.tables.warhammer_invasion import WiTable, unit

FROM, TO = target(UNITS, name="a unit that loses damage"), target(UNITS, name="a unit that gets it")
SHIFT = Tactic(name="Shifting Witness", powers=(Played(effect=MoveDamage(FROM, TO, 2)),))


def test_damage_that_is_moved_to_its_own_unit_stays_as_it_is() -> None:
    table = WiTable()
    alice, bob = table.players
    hurt, shift = bob.controls(unit("Hurt", hp=9), damage=2), alice.has_in_hand(SHIFT)
    table.begin()
    alice.does(table.play(shift), hurt, hurt)
    table.resolve()
    table.counts(hurt, "damage", 2)
    table.has_happened("move damage", times=0)
    assert table.result.crash is None
    assert table.result.passed
