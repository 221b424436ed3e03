"""p. 12 Rulebook p. 12: Assign Damage"""

from __future__ import annotations

from judge.games.warhammer_invasion.dsl import DISCARD, KINGDOM
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
    table.begin()
    table.attack_goes(KINGDOM, raider, defended_by=(guard, second))
    table.all_pass()
    alice.is_asked("assign", point=1)
    # Shares stand in the order: Guard, Second Guard, kingdom.
    alice.is_asked("assign", not_offers=((2, 0, 3), (1, 1, 3), (0, 0, 5)), point=2)
    alice.is_asked("assign", offers=((3, 1, 1), (2, 3, 0)), point=3)
    alice.is_asked("assign", offers=((2, 1, 2),), point=(4, 5))
    alice.chooses((2, 1, 2), point=(4, 5))
    bob.is_asked("assign", point=1)
    bob.chooses((1,))
    table.assigned_is(guard, 2, point=(5, 6))
    table.assigned_is(bob.section(KINGDOM), 2, point=(5, 6))
    table.counts(guard, "damage", 0, point=6)
    table.all_pass()
    table.finds(guard, DISCARD)
    table.counts(bob.section(KINGDOM), "damage", 2)
