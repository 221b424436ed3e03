"""Sacrificing a card as a cost"""

from __future__ import annotations

from judge.checks.witnesses.warhammer_invasion import DESTROY_ONE
from judge.games.warhammer_invasion.dsl import (
    BATTLEFIELD,
    DISCARD,
    OPPONENTS,
    SELF,
    UNITS,
    Unit,
    destroy,
    sacrifice_it,
    target,
)
from judge.proving.tables.warhammer_invasion import WiTable, check, unit

AVENGER = Unit(name="Avenging Witness", hp=3, powers=(sacrifice_it(SELF) >> destroy(target(UNITS & OPPONENTS)),))


@check("warhammer-invasion-base/b7.13")
def a_sacrifice_as_cost_comes_first(table: WiTable) -> None:
    """Alice sacrifices a unit as the cost of its action: it has left play before Bob can respond."""
    alice, bob = table.players
    avenger, victim = alice.controls(AVENGER), bob.controls(unit("Victim"))
    table.begin()
    alice.does(table.use(avenger), victim)
    table.finds(avenger, DISCARD, point=1)
    table.finds(victim, BATTLEFIELD)


@check("warhammer-invasion-base/b7.13")
def a_sacrifice_as_cost_stays(table: WiTable) -> None:
    """Bob destroys the target of that action himself, in response: the action is cancelled, and the unit stays in the discard pile."""
    alice, bob = table.players
    avenger, victim = alice.controls(AVENGER), bob.controls(unit("Victim"))
    kill = bob.has_in_hand(DESTROY_ONE)
    table.begin()
    alice.does(table.use(avenger), victim)
    bob.does(table.play(kill), victim)
    table.resolve()
    table.finds(avenger, DISCARD, point=2)
