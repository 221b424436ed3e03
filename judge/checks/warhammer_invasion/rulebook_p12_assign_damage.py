"""p. 12 Rulebook p. 12: Assign Damage"""

from __future__ import annotations

from judge.checks.witnesses.warhammer_invasion import SHIELD_ONE
from judge.games.warhammer_invasion.dsl import DISCARD, KINGDOM, QUEST
from judge.proving.pieces import control
from judge.proving.tables.warhammer_invasion import WiTable, check, unit


@check("warhammer-invasion/rulebook-p12-assign-damage")
def attackers_damage_is_assigned_first(table: WiTable) -> None:
    """The attacker assigns first: of 5 damage at least 2 and 1 to the defenders of 2 and 1 hit points, the rest there or to the kingdom."""
    alice, bob = table.players
    raider = alice.controls(unit("Raider", power=5))
    guard, second = (
        bob.controls(unit("Guard", hp=2), KINGDOM),
        bob.controls(unit("Second Guard", power=0, hp=1), KINGDOM),
    )
    kingdom = bob.section(KINGDOM)
    table.begin()
    table.attack_goes(KINGDOM, raider, defended_by=(guard, second))
    table.all_pass()
    alice.is_asked("assign", point=1)
    alice.is_asked(
        "assign", not_offers=({guard: 2, kingdom: 3}, {guard: 1, second: 1, kingdom: 3}, {kingdom: 5}), point=2
    )
    alice.is_asked("assign", offers=({guard: 3, second: 1, kingdom: 1}, {guard: 2, second: 3}), point=3)
    alice.is_asked("assign", offers=({guard: 2, second: 1, kingdom: 2},), point=4)
    alice.is_asked("assign", not_offers=({guard: 2, second: 1, bob.section(QUEST): 2},), point=5)
    alice.chooses({guard: 2, second: 1, kingdom: 2}, point=4)
    bob.is_asked("assign", point=control(1, "the opponent assigns his damage after that"))
    bob.chooses({raider: 1})
    table.assigned_is(guard, 2, point=6)
    table.assigned_is(kingdom, 2, point=6)
    table.finds(guard, KINGDOM, point=6)
    table.counts(kingdom, "damage", 0, point=6)
    table.all_pass()
    table.finds(guard, DISCARD)
    table.counts(kingdom, "damage", 2)


@check("warhammer-invasion/rulebook-p12-assign-damage")
def a_reserve_against_cancelling(table: WiTable) -> None:
    """The attacker assigns 4 damage to a defender of 2 hit points. Bob has 2 of it cancelled, and the defender is destroyed anyway."""
    alice, bob = table.players
    raider = alice.controls(unit("Raider", power=4))
    guard, shield = bob.controls(unit("Guard", power=0, hp=2), KINGDOM), bob.has_in_hand(SHIELD_ONE)
    table.begin()
    table.attack_goes(KINGDOM, raider, defended_by=(guard,))
    table.all_pass()
    alice.is_asked("assign", offers=({guard: 4},), point=3)
    alice.chooses({guard: 4})
    alice.passes()
    bob.does(table.play(shield), guard)
    table.resolve()
    table.all_pass()
    table.finds(guard, DISCARD, point=control(3, "what is left after the cancelling is enough"))
