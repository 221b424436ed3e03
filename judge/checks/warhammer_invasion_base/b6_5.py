"""Redirecting and moving damage"""

from __future__ import annotations

from judge.games.warhammer_invasion.dsl import DISCARD, UNITS, MoveDamage, Played, Tactic, target
from judge.proving.pieces import control
from judge.proving.tables.warhammer_invasion import WiTable, check, unit

OPEN = {
    "warhammer-invasion-base/b6.5#1": "The engine has no card effect that redirects damage.",
    "warhammer-invasion-base/b6.5#2": "The engine has no card effect that redirects damage.",
    "warhammer-invasion-base/b6.5#4": "The engine has no card effect that redirects damage.",
}

TRANSFER = Tactic(
    name="Transferring Witness",
    powers=(Played(effect=MoveDamage(target(UNITS, name="a unit that loses damage"), target(UNITS, name="a unit that gets it"), 3)),),
)  # fmt: skip


@check("warhammer-invasion-base/b6.5")
def no_more_is_moved_than_destroys(table: WiTable) -> None:
    """Alice moves 3 damage to a unit with one hit point left: 1 goes there and destroys it, the rest stays on the unit that has it.

    Of the same 3 damage a unit with hit points enough gets all.
    """
    alice, bob = table.players
    hurt, weak = alice.controls(unit("Hurt Unit", hp=9), damage=6), bob.controls(unit("Weak Unit", hp=6), damage=5)
    strong, first, second = bob.controls(unit("Strong Unit", hp=9)), *(alice.has_in_hand(TRANSFER) for _ in range(2))
    table.begin()
    alice.does(table.play(first), hurt, weak)
    table.resolve()
    table.finds(weak, DISCARD)
    table.counts(hurt, "damage", 5, point=3)
    alice.does(table.play(second), hurt, strong)
    table.resolve()
    table.counts(strong, "damage", 3, point=control(3, "as much as the effect says moves where there is room for it"))
    table.counts(hurt, "damage", 2)
