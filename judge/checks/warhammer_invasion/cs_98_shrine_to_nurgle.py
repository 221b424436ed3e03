"""CS 98 Shrine to Nurgle"""

from __future__ import annotations

from judge.checks.witnesses.warhammer_invasion import STRIKE_ONE
from judge.games.warhammer_invasion.cards.warhammer_invasion.cs_98_shrine_to_nurgle import SHRINE_TO_NURGLE
from judge.games.warhammer_invasion.dsl import KINGDOM, QUEST
from judge.proving.tables.warhammer_invasion import WiTable, check, unit


@check("warhammer-invasion/cs-98-shrine-to-nurgle")
def combat_damage_corrupts_units_of_the_opponent(table: WiTable) -> None:
    """Both defenders of Bob's are dealt combat damage and corrupted; Alice's attacker is dealt some, too, and isn't: the Shrine is hers."""
    alice, bob = table.players
    alice.controls(SHRINE_TO_NURGLE, KINGDOM)
    raider, guard = alice.controls(unit("Raider", power=2)), bob.controls(unit("Guard"), QUEST)
    mate = bob.controls(unit("Second Guard", power=0), QUEST)
    table.begin()
    table.attack_goes(QUEST, raider, defended_by=(guard, mate))
    table.all_pass()
    alice.chooses({guard: 1, mate: 1})
    bob.chooses({raider: 1})
    table.all_pass()
    table.is_(guard, "corrupt", point=1)
    table.is_(mate, "corrupt")
    table.counts(raider, "damage", 1)
    table.is_(raider, "corrupt", False, point=2)


@check("warhammer-invasion/cs-98-shrine-to-nurgle")
def a_tactic_sets_off_nothing(table: WiTable) -> None:
    """A tactic damages a unit of Bob's: the Shrine corrupts nobody."""
    alice, bob = table.players
    alice.controls(SHRINE_TO_NURGLE, KINGDOM)
    guard, spark = bob.controls(unit("Guard")), alice.has_in_hand(STRIKE_ONE)
    table.begin()
    alice.does(table.play(spark), guard)
    table.resolve()
    table.counts(guard, "damage", 2)
    table.is_(guard, "corrupt", False, point=2)


@check("warhammer-invasion/cs-98-shrine-to-nurgle")
def outside_the_kingdom_it_sleeps(table: WiTable) -> None:
    """The Shrine lies in the battlefield: Bob's defender is dealt combat damage and isn't corrupted."""
    alice, bob = table.players
    alice.controls(SHRINE_TO_NURGLE)
    raider, guard = alice.controls(unit("Raider")), bob.controls(unit("Guard", power=0), QUEST)
    table.begin()
    table.attack_goes(QUEST, raider, defended_by=(guard,))
    table.all_pass()
    alice.chooses({guard: 1})
    table.all_pass()
    table.counts(guard, "damage", 1)
    table.is_(guard, "corrupt", False, point=3)
