"""Phase 0: Beginning of the Turn"""

from __future__ import annotations

from judge.checks.witnesses.warhammer_invasion import DEAR, GAIN_ONE
from judge.games.warhammer_invasion.dsl import BEGINNING, END
from judge.proving.pieces import control
from judge.proving.tables.warhammer_invasion import WiTable, check


@check("warhammer-invasion/phase-0-beginning-of-the-turn", allowed={"left": range(2, 16)})
def unspent_resources_go_back_first(table: WiTable, left: int = 4) -> None:
    """Alice has resources left as her turn begins. They go back before anybody acts, so she can't pay for a tactic that costs 2."""
    alice, bob = table.players
    alice.has_resources(left)
    bob.has_resources(1)
    dear, foreign = alice.has_in_hand(DEAR), bob.has_in_hand(GAIN_ONE)
    table.begin(END, of=bob)
    table.all_pass()
    table.step_is(BEGINNING, point=2)
    alice.resources_are(0, point=(1, 2))
    alice.cannot(table.play(dear), only_because="wi/act.pay", point=(1, 2))
    bob.resources_are(1, point=control(1, "the other player keeps what he has"))
    alice.passes()
    bob.can(table.play(foreign), point=2)
