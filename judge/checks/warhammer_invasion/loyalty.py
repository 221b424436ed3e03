"""Loyalty"""

from __future__ import annotations

from judge.checks.witnesses.warhammer_invasion import RECOVER_CHEAP_TACTIC
from judge.games.warhammer_invasion.dsl import Tactic
from judge.proving.tables.warhammer_invasion import WiTable, check, unit


@check("warhammer-invasion/loyalty")
def loyalty_comes_on_top(table: WiTable) -> None:
    """A unit of cost 2 with 3 loyalty icons costs 4 to play for a player whose capital gives one symbol."""
    alice, _ = table.players
    alice.has_resources(5)
    alice.has_capital("Orc")
    loyal = alice.has_in_hand(unit("Loyal Orc", 2, race="Orc", loyalty=3))
    table.begin()
    alice.does(table.put_down(loyal))
    alice.resources_are(1, point=1)


@check("warhammer-invasion/loyalty", allowed={"loyalty": range(1, 21)})
def loyalty_is_no_part_of_the_cost(table: WiTable, loyalty: int = 3) -> None:
    """What returns a tactic of cost 1 or less finds one of cost 1 with 3 loyalty icons, and none of cost 2."""
    alice, _ = table.players
    loyal = alice.has_in_discard(Tactic(name="Loyal Tactic", cost=1, race="Orc", loyalty=loyalty))
    dear = alice.has_in_discard(Tactic(name="Dear Tactic", cost=2, race="Orc"))
    recover = alice.has_in_hand(RECOVER_CHEAP_TACTIC)
    table.begin()
    alice.does(table.play(recover))
    table.resolve()
    alice.is_asked("choose", offers=(loyal,), point=2)
    alice.is_asked("choose", not_offers=(dear,), point=2)
    alice.chooses(loyal)
