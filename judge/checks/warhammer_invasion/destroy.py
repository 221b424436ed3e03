"""Destroy"""

from __future__ import annotations

from judge.checks.witnesses.warhammer_invasion import DESTROY_ONE, SACRIFICE_ONE
from judge.games.warhammer_invasion.dsl import DISCARD, SELF, Destroyed, On, Sacrificed, Unit, gain, whenever
from judge.proving.pieces import control
from judge.proving.tables.warhammer_invasion import WiTable, check

MOURNED = Unit(
    name="Mourned Witness", power=1, hp=3,
    powers=(
        whenever(On(Destroyed, subject=SELF, seen="before")) >> gain(1),
        whenever(On(Sacrificed, subject=SELF, seen="before")) >> gain(10),
    ),
)  # fmt: skip


@check("warhammer-invasion/destroy")
def destroyed_is_not_sacrificed(table: WiTable) -> None:
    """Units that give 1 resource as they are destroyed and 10 as they are sacrificed: one is destroyed for 1, another sacrificed for 10."""
    alice, bob = table.players
    first, second = alice.controls(MOURNED, owner=bob), alice.controls(MOURNED)
    slay, offer = alice.has_in_hand(DESTROY_ONE), alice.has_in_hand(SACRIFICE_ONE)
    table.begin()
    alice.does(table.play(slay), first)
    table.resolve()
    table.finds(first, DISCARD, point=control(1, "the unit is destroyed, so that it lies in somebody's pile"))
    table.lies_with(first, bob, point=1)
    alice.resources_are(1, point=3)
    alice.does(table.play(offer))
    table.resolve()
    alice.chooses(second)
    alice.resources_are(11, point=2)
