"""Which cards an action can be used from"""

from __future__ import annotations

from judge.games.warhammer_invasion.dsl import Unit, gain, pay
from judge.proving.pieces import control
from judge.proving.tables.warhammer_invasion import WiTable, check

WORKER = Unit(name="Working Witness", hp=3, powers=(pay(0) >> gain(1),))


@check("warhammer-invasion-base/b4.9")
def an_action_works_in_play_only(table: WiTable) -> None:
    """Alice can use the action of her unit in play, not of those in her hand and discard pile; Bob can't use hers, nor she his."""
    alice, bob = table.players
    worker, his = alice.controls(WORKER), bob.controls(WORKER)
    held, gone = alice.has_in_hand(WORKER), alice.has_in_discard(WORKER)
    table.begin()
    alice.can(table.use(worker), point=control(1, "in play the action can be used"))
    alice.cannot(table.use(held), only_because="wi/act.ability", point=(1, 2))
    alice.cannot(table.use(gone), only_because="wi/act.ability", point=(1, 2))
    alice.cannot(table.use(his), only_because="wi/act.ability", point=1)
    bob.cannot(table.use(worker), only_because="wi/act.ability", point=1)
