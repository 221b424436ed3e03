"""How long resources are kept"""

from __future__ import annotations

from judge.checks.witnesses.warhammer_invasion import DEAR
from judge.games.warhammer_invasion.dsl import END
from judge.proving.tables.warhammer_invasion import WiTable, check


@check("warhammer-invasion-base/b3.5")
def resources_last_into_the_turn_of_the_opponent(table: WiTable) -> None:
    """Alice ends her turn with 3 resources. In Bob's turn she has them still, and plays a tactic that costs 2."""
    alice, bob = table.players
    alice.has_resources(3)
    dear = alice.has_in_hand(DEAR)
    table.begin(END)
    table.all_pass()
    alice.resources_are(3, point=1)
    bob.passes()
    alice.can(table.play(dear), point=2)


@check("warhammer-invasion-base/b3.5")
def resources_do_not_add_up(table: WiTable, left: int = 4) -> None:
    """Alice has 4 resources left when her turn comes: they go back, and she takes the 3 of her kingdom."""
    alice, bob = table.players
    alice.has_resources(left)
    table.begin(END, of=bob)
    table.all_pass()
    alice.resources_are(0, point=3)
    table.all_pass()
    alice.resources_are(3, point=3)
