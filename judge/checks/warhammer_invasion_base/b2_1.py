"""Card types and which stay in play"""

from __future__ import annotations

from judge.checks.witnesses.warhammer_invasion import GAIN_ONE
from judge.games.warhammer_invasion.dsl import CHAIN, DISCARD
from judge.proving.pieces import control
from judge.proving.tables.warhammer_invasion import WiTable, check

OPEN = {
    "warhammer-invasion-base/b2.1#1": "What a unit, a support and a quest do in play is told by the rules of zones, quests and combat.",
    "warhammer-invasion-base/b2.1#2": "A summary: base rules of combat, quests and power tell what units do.",
    "warhammer-invasion-base/b2.1#4": "Legends are later than the FAQ that the engine plays by.",
}


@check("warhammer-invasion-base/b2.1")
def a_tactic_is_discarded_after_it_resolves(table: WiTable) -> None:
    """Alice plays a tactic: while it waits to resolve it isn't in the discard pile, and afterwards it is."""
    alice, _ = table.players
    tactic = alice.has_in_hand(GAIN_ONE)
    table.begin()
    alice.does(table.play(tactic))
    table.finds(tactic, CHAIN, point=3)
    table.resolve()
    table.finds(tactic, DISCARD, point=control(3, "it goes there in the end"))
