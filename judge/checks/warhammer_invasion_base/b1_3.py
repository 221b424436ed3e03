"""When a zone burns and when the game is lost"""

from __future__ import annotations

from judge.games.warhammer_invasion.dsl import KINGDOM, QUEST, SECTIONS, DealDamage, Played, Tactic, target
from judge.proving.tables.warhammer_invasion import WiTable, check

ARSON = Tactic(name="Arson Witness", powers=(Played(effect=DealDamage(target(SECTIONS), 3)),))


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
