"""Effects that work in one zone only"""

from __future__ import annotations

from judge.games.warhammer_invasion.dsl import (
    KINGDOM,
    QUEST,
    Always,
    RuledBy,
    Unit,
    gain,
    gated,
    pay,
    while_in,
)
from judge.proving.pieces import control
from judge.proving.tables.warhammer_invasion import WiTable, check

ruled = RuledBy("warhammer-invasion-base/b4.5")

ORACLE = Unit(name="Telling Witness", cost=0, hp=3, powers=gated(
    ruled((1, 2), while_in(QUEST), misread=Always(), belief="text that names a zone works in every zone"), pay(0) >> gain(1),
))  # fmt: skip


@check("warhammer-invasion-base/b4.5")
def text_works_in_its_zone_only(table: WiTable) -> None:
    """A unit's action works in the quest zone only. The unit is played into the kingdom: there its action can't be used."""
    alice, _ = table.players
    seer, oracle = alice.controls(ORACLE, QUEST), alice.has_in_hand(ORACLE)
    table.begin()
    alice.can(table.use(seer), point=control(1, "in its zone the action can be used"))
    alice.does(table.put_down(oracle, KINGDOM))
    table.resolve()
    table.finds(oracle, KINGDOM, point=control(2, "it may be played into another zone"))
    alice.cannot(table.use(oracle), only_because="wi/act.ability", point=(1, 2))
