"""“Limit one Hero per zone”

Of what an opponent can't do, point 5, one thing has no scenario: he can't play a Hero into the zone, as everybody plays cards into zones of
his own only, whatever they are.
"""

from __future__ import annotations

from judge.checks.witnesses.warhammer_invasion import PUT_FROM_HAND, RETREAT_ONE
from judge.games.warhammer_invasion.dsl import (
    BATTLEFIELD,
    DISCARD,
    IN_DISCARD,
    KINGDOM,
    ONE_HERO,
    OPPONENTS,
    QUEST,
    UNIT_CARDS,
    UNITS,
    YOURS,
    GiveControl,
    Move,
    Played,
    Tactic,
    choice,
    target,
)
from judge.proving.pieces import control
from judge.proving.tables.warhammer_invasion import WiTable, check, unit

GIVE_ONE_AWAY = Tactic(name="Yielding Witness", powers=(Played(effect=GiveControl(target(UNITS & YOURS), KINGDOM)),))

RAISE_FOREIGN = Tactic(
    name="Raising Witness", powers=(Played(effect=Move(choice(UNIT_CARDS & IN_DISCARD & OPPONENTS), KINGDOM)),)
)

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
    soldier = alice.has_in_hand(unit("Soldier", 0))
    third, retreat = (
        alice.controls(unit("Third Hero", traits=("Hero",), keywords=(ONE_HERO,))),
        alice.has_in_hand(RETREAT_ONE),
    )
    call = alice.has_in_hand(PUT_FROM_HAND)
    table.begin()
    alice.cannot(table.put_down(second, KINGDOM), only_because="wi/hero.play", point=1)
    alice.can(table.put_down(soldier, KINGDOM), point=control(1, "a unit that is no Hero may be played there"))
    alice.can(table.put_down(second, QUEST), point=6)
    alice.does(table.play(call))
    table.resolve()
    alice.is_asked("put into play", not_offers=(second,), point=2)
    alice.is_asked("put into play", offers=(soldier,), point=control(2, "a unit that is no Hero may be put there"))
    alice.declines()
    alice.does(table.play(retreat), third)
    table.resolve()
    table.finds(third, BATTLEFIELD, point=3)


@check("warhammer-invasion/limit-one-hero-per-zone")
def heroes_taken_and_brought_by_others(table: WiTable) -> None:
    """Alice can't take Bob's Hero into a zone with her own; nor can Bob move, give or put another Hero there, but he can a soldier."""
    alice, bob = table.players
    seated, other, wanted = (
        unit(name, traits=("Hero",), keywords=(ONE_HERO,)) for name in ("Hero", "Alice's Other Hero", "Bob's Hero")
    )
    alice.controls(seated, KINGDOM)
    second, foreign = alice.controls(other, QUEST), bob.controls(wanted)
    buried = alice.has_in_discard(unit("Buried Hero", traits=("Hero",), keywords=(ONE_HERO,)))
    fallen = alice.has_in_discard(unit("Fallen Soldier"))
    seduce, retreat, yielding = (
        alice.has_in_hand(SEDUCE_ONE),
        bob.has_in_hand(RETREAT_ONE),
        bob.has_in_hand(GIVE_ONE_AWAY),
    )
    raisings = [bob.has_in_hand(RAISE_FOREIGN) for _ in range(2)]
    table.begin()
    alice.does(table.play(seduce), foreign)
    table.resolve()
    table.lies_with(foreign, bob, point=4)
    table.finds(foreign, BATTLEFIELD, point=4)
    alice.passes()
    bob.does(table.play(retreat), second)
    table.resolve()
    table.finds(second, QUEST, point=5)
    alice.passes()
    bob.does(table.play(yielding), foreign)
    table.resolve()
    table.lies_with(foreign, bob, point=5)
    for raising, piece in zip(raisings, (buried, fallen), strict=True):
        alice.passes()
        bob.does(table.play(raising))
        table.resolve()
        bob.chooses(piece)
    table.finds(buried, DISCARD, point=5)
    table.finds(fallen, KINGDOM, point=control(5, "a unit that is no Hero can be put there"))
