"""Toughness and Counterstrike"""

from __future__ import annotations

from judge.checks.witnesses.warhammer_invasion import SHIELD_ONE, STRIKE_ONE
from judge.games.warhammer_invasion.dsl import DISCARD, QUEST, UNITS, Adds, Played, Tactic, target, this_turn
from judge.proving.tables.warhammer_invasion import WiTable, check, unit

TOUGHER = Tactic(name="Hardening Witness", powers=(Played(effect=this_turn(target(UNITS), Adds("toughness", 1))),))

FIERCER = Tactic(name="Enraging Witness", powers=(Played(effect=this_turn(target(UNITS), Adds("counterstrike", 1))),))


@check("warhammer-invasion-base/b6.3", allowed={"toughness": range(2)})
def toughness_cancels_each_time(table: WiTable, toughness: int = 1) -> None:
    """A unit with Toughness 1 is dealt 2 damage by a card, and 2 once more: it takes 1 each time."""
    alice, bob = table.players
    tough = bob.controls(unit("Tough Unit", hp=9, toughness=toughness))
    first, second = alice.has_in_hand(STRIKE_ONE), alice.has_in_hand(STRIKE_ONE)
    table.begin()
    for strike in (first, second):
        alice.does(table.play(strike), tough)
        table.resolve()
    table.counts(tough, "damage", 2, point=(1, 2))


@check("warhammer-invasion-base/b6.3")
def what_cancels_the_next_damage_cancels_the_rest(table: WiTable) -> None:
    """A card cancels the next 2 damage to a unit with Toughness 1, which is dealt 2 damage twice: each cancels 1 each time."""
    alice, bob = table.players
    tough, shield = bob.controls(unit("Tough Unit", hp=9, toughness=1)), alice.has_in_hand(SHIELD_ONE)
    strikes = [alice.has_in_hand(STRIKE_ONE) for _ in range(3)]
    table.begin()
    alice.does(table.play(shield), tough)
    table.resolve()
    for strike in strikes[:2]:
        alice.does(table.play(strike), tough)
        table.resolve()
    table.counts(tough, "damage", 0, point=1)
    alice.does(table.play(strikes[2]), tough)
    table.resolve()
    table.counts(tough, "damage", 1, point=1)


@check("warhammer-invasion-base/b6.3")
def toughness_works_for_attackers(table: WiTable) -> None:
    """A raider with Toughness 1 is assigned 3 damage by a defender with power 3: it takes 2."""
    alice, bob = table.players
    raider, guard = alice.controls(unit("Raider", toughness=1)), bob.controls(unit("Guard", power=3), QUEST)
    table.begin()
    table.attack_goes(QUEST, raider, defended_by=(guard,))
    table.all_pass()
    alice.chooses({guard: 1})
    bob.chooses({raider: 3})
    table.all_pass()
    table.counts(raider, "damage", 2, point=2)


@check("warhammer-invasion-base/b6.3")
def toughness_adds_up(table: WiTable) -> None:
    """A unit with Toughness 1 gets Toughness 1 on top: a card that deals it 2 damage does nothing to it."""
    alice, bob = table.players
    tough = bob.controls(unit("Tough Unit", hp=9, toughness=1))
    harden, strike = alice.has_in_hand(TOUGHER), alice.has_in_hand(STRIKE_ONE)
    table.begin()
    alice.does(table.play(harden), tough)
    table.resolve()
    alice.does(table.play(strike), tough)
    table.resolve()
    table.counts(tough, "damage", 0, point=3)


@check("warhammer-invasion-base/b6.3")
def counterstrike_adds_up_and_comes_on_top(table: WiTable) -> None:
    """A guard with Counterstrike 1 gets 1 on top: it strikes an attacker with Toughness for 2, and then deals its combat damage, too."""
    alice, bob = table.players
    raider = alice.controls(unit("Raider", hp=9, toughness=1))
    guard, enrage = bob.controls(unit("Guard", power=2, counterstrike=1), QUEST), alice.has_in_hand(FIERCER)
    table.begin()
    alice.does(table.play(enrage), guard)
    table.resolve()
    table.attack_goes(QUEST, raider, defended_by=(guard,))
    bob.is_asked("Counterstrike", offers=({raider: 2},), point=5)
    bob.chooses({raider: 2})
    table.counts(raider, "damage", 2, point=4)
    table.all_pass()
    alice.chooses({guard: 1})
    bob.is_asked("assign", offers=({raider: 2},), point=6)
    bob.chooses({raider: 2})


@check("warhammer-invasion-base/b6.3")
def toughness_adds_no_hit_points(table: WiTable) -> None:
    """A unit with 2 hit points and Toughness 1 has 1 damage on it. It is dealt 2 more, of which 1 is cancelled: it is destroyed."""
    alice, bob = table.players
    tough, strike = bob.controls(unit("Tough Unit", hp=2, toughness=1), damage=1), alice.has_in_hand(STRIKE_ONE)
    table.begin()
    alice.does(table.play(strike), tough)
    table.resolve()
    table.finds(tough, DISCARD, point=7)
