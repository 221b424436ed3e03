"""A unit can be sacrificed to pay, and what cancels damage is used up by as much as it cancels."""

from __future__ import annotations

from judge.games.warhammer_invasion.dsl import (
    DISCARD,
    UNITS,
    DealDamage,
    Played,
    Sacrifice,
    Support,
    Tactic,
    cancel_next,
    gain,
    target,
)
from judge.proving.tables.warhammer_invasion import WiTable, unit

ALTAR = Support(name="Altar", powers=(Sacrifice(UNITS) >> gain(2),))
SHIELD = Tactic(name="Shield", powers=(Played(effect=cancel_next(target(UNITS), 5)),))
SHOT = Tactic(name="Shot", powers=(Played(effect=DealDamage(target(UNITS), 2)),))


def test_only_a_unit_of_ones_own_can_be_sacrificed_to_pay() -> None:
    table = WiTable()
    alice, bob = table.players
    altar, his_altar = alice.controls(ALTAR), bob.controls(ALTAR)
    victim, _ = alice.controls(unit("Victim")), alice.controls(unit("Survivor"))
    table.begin()
    alice.does(table.use(altar), victim)
    table.resolve()
    table.finds(victim, DISCARD)
    alice.resources_are(2)
    alice.passes()
    bob.cannot(table.use(his_altar), only_because="wi/act.pay")
    assert [found.sentence for found in table.result.findings if not found.is_met] == []


def test_a_shield_against_5_leaves_1_of_three_times_2() -> None:
    table = WiTable()
    alice, _ = table.players
    guard, shield = alice.controls(unit("Guard", hp=9)), alice.has_in_hand(SHIELD)
    shots = [alice.has_in_hand(SHOT) for _ in range(3)]
    table.begin()
    for tactic, damage in zip((shield, *shots), (0, 0, 0, 1), strict=True):
        alice.does(table.play(tactic), guard)
        table.resolve()
        table.counts(guard, "damage", damage)
    assert [found.sentence for found in table.result.findings if not found.is_met] == []
