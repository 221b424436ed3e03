"""Meeting a threshold cost"""

from __future__ import annotations

from judge.games.vs_system.dsl import ATTACK_STEP, BUILD, COMBAT, RECRUIT_STEP, Location, Played, PlotTwist, gain
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check

ENTRY = "vs-system-base/a5.1"


def _twist(name: str, cost: int = 3) -> PlotTwist:
    return PlotTwist(name=name, cost=cost, powers=(Played(effect=gain(1)),))


@check(ENTRY, allowed={"resources": range(3)})
def it_takes_as_many_resources(table: VsTable, resources: int = 2) -> None:
    """Each has a plot twist of cost 3 in hand: with 2 resources Alice can't play hers, with 3 Bob plays his."""
    alice, bob = table.players
    alice.has_resources(resources)
    bob.has_resources(3)
    hers, his = alice.has_in_hand(_twist("Alice's Plot Twist")), bob.has_in_hand(_twist("Bob's Plot Twist"))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.cannot(table.play(hers), only_because="vs/act.threshold", point=1)
    alice.passes()
    bob.does(table.play(his), point=1)
    table.resolve()
    bob.loses_in_all(-1)


@check(ENTRY)
def nothing_is_spent(table: VsTable) -> None:
    """With three resources Alice plays two plot twists of cost 3 and flips a location of cost 3, and has all 3 points left."""
    alice, _ = table.players
    alice.has_resources(2)
    place = alice.has_resource(Location(name="Place", cost=3))
    first, second = (alice.has_in_hand(_twist(name)) for name in ("First Plot Twist", "Second Plot Twist"))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.play(first))
    table.resolve()
    alice.has_points(3, point=2)
    alice.can(table.flip(place), point=2)
    alice.does(table.play(second), point=2)
    table.resolve()
    alice.does(table.flip(place))
    alice.has_points(3, point=2)
    alice.loses_in_all(-2)


@check(ENTRY)
def it_counts_for_itself(table: VsTable) -> None:
    """Alice's row has a location and a plot twist of cost 3, and one more card: she may use either, but not one of cost 4."""
    alice, _ = table.players
    alice.has_resources(1)
    place, twist = alice.has_resource(Location(name="Place", cost=3)), alice.has_resource(_twist("Plot Twist"))
    dear = alice.has_in_hand(_twist("Dear Plot Twist", 4))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.can(table.flip(place), point=3)
    alice.can(table.play(twist), point=3)
    alice.cannot(table.play(dear), only_because="vs/act.threshold", point=control(3, "there are three resources"))
