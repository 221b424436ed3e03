"""“Limit one Hero per zone”"""

from __future__ import annotations

from judge.checks.witnesses.warhammer_invasion import PUT_FROM_HAND, RETREAT_ONE
from judge.games.warhammer_invasion.dsl import (
    BATTLEFIELD,
    KINGDOM,
    ONE_HERO,
    OPPONENTS,
    QUEST,
    UNITS,
    Move,
    Played,
    Tactic,
    target,
)
from judge.proving.tables.warhammer_invasion import WiTable, check, unit

SEDUCE_ONE = Tactic(
    name="Seducing Witness", powers=(Played(effect=Move(target(UNITS & OPPONENTS), KINGDOM, under_your_control=True)),)
)


@check("warhammer-invasion/limit-one-hero-per-zone")
def a_zone_with_a_hero_is_closed(table: WiTable) -> None:
    """Alice has a Hero in the kingdom: no other is played, put or moved there, but one may be played into the quest zone."""
    alice, _ = table.players
    alice.has_resources(1)
    alice.controls(unit("First Hero", traits=("Hero",), keywords=(ONE_HERO,)), KINGDOM)
    second = alice.has_in_hand(unit("Second Hero", 0, traits=("Hero",), keywords=(ONE_HERO,)))
    third, retreat = (
        alice.controls(unit("Third Hero", traits=("Hero",), keywords=(ONE_HERO,))),
        alice.has_in_hand(RETREAT_ONE),
    )
    call = alice.has_in_hand(PUT_FROM_HAND)
    table.begin()
    alice.cannot(table.put_down(second, KINGDOM), only_because="wi/hero.play", point=1)
    alice.can(table.put_down(second, QUEST), point=6)
    alice.does(table.play(call))
    table.resolve()
    table.nobody_is_asked(point=2)
    alice.does(table.play(retreat), third)
    table.resolve()
    table.finds(third, BATTLEFIELD, point=3)


@check("warhammer-invasion/limit-one-hero-per-zone")
def heroes_taken_and_brought_by_others(table: WiTable) -> None:
    """Alice can't take control of Bob's Hero into a zone with her own, nor can Bob move another Hero of hers there."""
    alice, bob = table.players
    seated, other, wanted = (
        unit(name, traits=("Hero",), keywords=(ONE_HERO,)) for name in ("Hero", "Alice's Other Hero", "Bob's Hero")
    )
    alice.controls(seated, KINGDOM)
    second, foreign = alice.controls(other, QUEST), bob.controls(wanted)
    seduce, retreat = alice.has_in_hand(SEDUCE_ONE), bob.has_in_hand(RETREAT_ONE)
    table.begin()
    alice.does(table.play(seduce), foreign)
    table.resolve()
    table.lies_with(foreign, bob, point=4)
    table.finds(foreign, BATTLEFIELD, point=4)
    alice.passes()
    bob.does(table.play(retreat), second)
    table.resolve()
    table.finds(second, QUEST, point=5)
