"""A unit with 0 hit points and no damage"""

from __future__ import annotations

from judge.games.warhammer_invasion.dsl import DISCARD, UNITS, Adds, Played, Tactic, target, this_turn
from judge.proving.tables.warhammer_invasion import WiTable, check, unit

WITHER_ONE = Tactic(name="Withering Witness", powers=(Played(effect=this_turn(target(UNITS), Adds("hp", -3))),))


@check("warhammer-invasion/faq-zero-hit-points")
def a_unit_with_no_hit_points(table: WiTable, hp: int = 3) -> None:
    """A unit whose hit points are lowered to 0 is destroyed although no damage lies on it."""
    alice, bob = table.players
    victim, wither = bob.controls(unit("Victim", hp=hp)), alice.has_in_hand(WITHER_ONE)
    table.begin()
    alice.does(table.play(wither), victim)
    table.resolve()
    table.finds(victim, DISCARD, point=(1, 2))
