"""When a zone burns and when the game is lost"""

from __future__ import annotations

from judge.checks.witnesses.warhammer_invasion import ARSON, RAZE_ONE
from judge.games.warhammer_invasion.dsl import KINGDOM, QUEST
from judge.proving.pieces import control
from judge.proving.tables.warhammer_invasion import WiTable, check, unit


@check("warhammer-invasion-base/b1.3", allowed={"damage": range(8)})
def a_zone_burns(table: WiTable, damage: int = 5) -> None:
    """A quest zone with 8 hit points and 5 damage takes 3 more: it burns. One zone that burns doesn't decide the game."""
    alice, bob = table.players
    quest = bob.section(QUEST)
    bob.has_damage(QUEST, damage)
    arson = alice.has_in_hand(ARSON)
    table.begin()
    alice.does(table.play(arson), quest)
    table.resolve()
    table.is_(quest, "burning", point=1)
    table.losers_are(point=4)


@check("warhammer-invasion-base/b1.3", allowed={"damage": range(8)})
def damage_goes_as_the_zone_burns(table: WiTable, damage: int = 6) -> None:
    """A quest zone with 8 hit points and 6 damage takes 3 more: all 9 are gone, the one beyond its hit points as well."""
    alice, bob = table.players
    quest, kingdom = bob.section(QUEST), bob.section(KINGDOM)
    bob.has_damage(QUEST, damage)
    arson = alice.has_in_hand(ARSON)
    table.begin()
    alice.does(table.play(arson), quest)
    table.resolve()
    table.counts(quest, "damage", 0, point=(2, 3))
    table.counts(kingdom, "damage", 0)


@check("warhammer-invasion-base/b1.3", allowed={"damage": range(20)})
def the_second_zone_that_burns_ends_the_game(table: WiTable, damage: int = 6) -> None:
    """Bob's kingdom burns already, and now his quest zone does: he loses, and nobody does anything any more."""
    alice, bob = table.players
    bob.has_burning(KINGDOM)
    bob.has_damage(QUEST, damage)
    arson = alice.has_in_hand(ARSON)
    table.begin()
    alice.does(table.play(arson), bob.section(QUEST))
    table.resolve()
    table.losers_are(bob, point=4)
    alice.cannot(table.passing(), only_because="wi/end.over", point=4)


@check("warhammer-invasion-base/b1.3", allowed={"damage": range(8)})
def a_lost_development_leaves_the_damage(table: WiTable, damage: int = 6) -> None:
    """A quest zone has one development and 6 damage. The development is destroyed: the zone has 8 hit points, and its 6 damage."""
    alice, bob = table.players
    quest, raze = bob.section(QUEST), alice.has_in_hand(RAZE_ONE)
    hidden = bob.controls(unit("Hidden"), QUEST, development=True)
    bob.has_damage(QUEST, damage)
    table.begin()
    table.shows(quest, hp=9, point=5)
    alice.does(table.play(raze), hidden)
    table.resolve()
    table.shows(quest, hp=8, point=control(5, "the hit point of the development is gone"))
    table.counts(quest, "damage", damage, point=5)


@check("warhammer-invasion-base/b1.3")
def a_zone_burns_without_its_developments(table: WiTable) -> None:
    """A quest zone has two developments and 9 damage. Both developments are destroyed: the zone burns."""
    alice, bob = table.players
    quest, first, second = bob.section(QUEST), alice.has_in_hand(RAZE_ONE), alice.has_in_hand(RAZE_ONE)
    hidden, other = (bob.controls(unit(name), QUEST, development=True) for name in ("Hidden", "Other Hidden"))
    bob.has_damage(QUEST, 9)
    table.begin()
    alice.does(table.play(first), hidden)
    table.resolve()
    alice.does(table.play(second), other)
    table.resolve()
    table.is_(quest, "burning", point=6)
