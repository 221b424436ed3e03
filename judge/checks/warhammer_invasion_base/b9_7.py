"""Actions at the end of the turn: FAQ 1.0 and later"""

from __future__ import annotations

from judge.checks.witnesses.warhammer_invasion import GAIN_ONE, WORKER
from judge.games.warhammer_invasion.dsl import END
from judge.proving.tables.warhammer_invasion import WiTable, check

OPEN = {
    "warhammer-invasion-base/b9.7#2": "A rule of later sources: the engine follows FAQ 1.0.",
    "warhammer-invasion-base/b9.7#3": "A rule of later sources: the engine follows FAQ 1.0.",
}


@check("warhammer-invasion-base/b9.7")
def nobody_acts_at_the_end(table: WiTable) -> None:
    """Alice's turn comes to its end: she can't play a tactic or use an action any more, and Bob can't play a tactic."""
    alice, bob = table.players
    alice.has_resources(1)
    worker, own, foreign = alice.controls(WORKER), alice.has_in_hand(GAIN_ONE), bob.has_in_hand(GAIN_ONE)
    table.begin(END)
    alice.cannot(table.play(own), only_because="wi/turn.end", point=1)
    alice.cannot(table.use(worker), only_because="wi/turn.end", point=1)
    alice.passes()
    bob.cannot(table.play(foreign), only_because="wi/turn.end", point=1)
