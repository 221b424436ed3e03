"""A unit with 0 hit points and no damage"""

from __future__ import annotations

from judge.games.warhammer_invasion.dsl import (
    BATTLEFIELD_PHASE,
    DEFENDERS,
    DISCARD,
    QUEST,
    UNITS,
    Adds,
    Played,
    Tactic,
    target,
    this_turn,
)
from judge.proving.pieces import control
from judge.proving.tables.warhammer_invasion import WiTable, check, unit

WITHER_ONE = Tactic(name="Withering Witness", powers=(Played(effect=this_turn(target(UNITS), Adds("hp", -3))),))


@check("warhammer-invasion/faq-zero-hit-points", allowed={"hp": range(1, 21)})
def a_unit_with_no_hit_points(table: WiTable, hp: int = 3) -> None:
    """A unit whose hit points are lowered to 0 is destroyed although no damage lies on it."""
    alice, bob = table.players
    victim, wither = bob.controls(unit("Victim", hp=hp)), alice.has_in_hand(WITHER_ONE)
    table.begin()
    alice.does(table.play(wither), victim)
    table.resolve()
    table.finds(victim, DISCARD, point=(1, 2))


@check("warhammer-invasion/faq-zero-hit-points")
def a_fighting_unit_with_no_hit_points(table: WiTable) -> None:
    """In the middle of an attack the hit points of a defender are lowered to 0: it is destroyed there and then, not after the combat."""
    alice, bob = table.players
    raider, guard = alice.controls(unit("Raider")), bob.controls(unit("Guard"), QUEST)
    wither = alice.has_in_hand(WITHER_ONE)
    table.begin()
    table.attack_goes(QUEST, raider, defended_by=(guard,))
    alice.does(table.play(wither), guard)
    table.resolve()
    table.finds(guard, DISCARD, point=1)
    table.defenders_are(point=1)
    table.step_is(BATTLEFIELD_PHASE, DEFENDERS, point=control(1, "the combat isn't over yet"))
