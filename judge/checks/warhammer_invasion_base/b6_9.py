"""Hit points and remaining hit points"""

from __future__ import annotations

from judge.checks.witnesses.warhammer_invasion import STRIKE_ONE
from judge.games.warhammer_invasion.dsl import (
    BATTLEFIELD,
    KINGDOM,
    QUEST,
    UNITS,
    Adds,
    DealIndirect,
    Played,
    Tactic,
    target,
    this_turn,
)
from judge.proving.pieces import control
from judge.proving.tables.warhammer_invasion import WiTable, check, unit

GROW = Tactic(name="Growing Witness", powers=(Played(effect=this_turn(target(UNITS), Adds("hp", 1))),))

HAIL = Tactic(name="Hailing Witness", powers=(Played(effect=DealIndirect(6)),))


@check("warhammer-invasion-base/b6.9")
def effects_change_hit_points(table: WiTable) -> None:
    """A unit with 2 hit points gets 1 more for the turn: 2 damage doesn't destroy it."""
    alice, bob = table.players
    victim = bob.controls(unit("Victim", hp=2))
    grow, strike = alice.has_in_hand(GROW), alice.has_in_hand(STRIKE_ONE)
    table.begin()
    alice.does(table.play(grow), victim)
    table.resolve()
    alice.does(table.play(strike), victim)
    table.resolve()
    table.finds(victim, BATTLEFIELD, point=1)


@check("warhammer-invasion-base/b6.9")
def a_hurt_defender_needs_less(table: WiTable) -> None:
    """A guard with 3 hit points has 2 damage on it: with 1 damage assigned to it the rest of Alice's 2 may go to the zone."""
    alice, bob = table.players
    raider, guard = alice.controls(unit("Raider", power=2)), bob.controls(unit("Guard", power=0), QUEST, damage=2)
    table.begin()
    table.attack_goes(QUEST, raider, defended_by=(guard,))
    table.all_pass()
    alice.is_asked("assign", offers=({guard: 1, bob.section(QUEST): 1},), point=2)
    alice.chooses({guard: 2})


@check("warhammer-invasion-base/b6.9")
def a_hurt_zone_takes_less(table: WiTable) -> None:
    """A quest zone has one development and 4 damage, so 5 of its 9 hit points remain: of 6 indirect damage it takes 5 at most."""
    alice, bob = table.players
    hail = alice.has_in_hand(HAIL)
    bob.controls(unit("Hidden"), QUEST, development=True)
    bob.has_damage(QUEST, 4)
    table.begin()
    alice.does(table.play(hail))
    table.resolve()
    bob.is_asked(
        "share indirect damage",
        offers=({bob.section(KINGDOM): 1, bob.section(QUEST): 5},),
        point=control(3, "5 damage fit on the zone"),
    )
    bob.is_asked("share indirect damage", not_offers=({bob.section(QUEST): 6},), point=3)
    bob.chooses({bob.section(KINGDOM): 6})
