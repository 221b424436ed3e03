"""Redirecting and moving damage"""

from __future__ import annotations

from judge.games.warhammer_invasion.dsl import DISCARD, UNITS, MoveDamage, MoveUpTo, Played, Tactic, target
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

EASE = Tactic(
    name="Easing Witness",
    powers=(Played(effect=MoveUpTo(target(UNITS, name="a unit that loses damage"), target(UNITS, name="a unit that gets it"), 3)),),
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


@check("warhammer-invasion-base/b6.5")
def up_to_so_much_is_moved(table: WiTable) -> None:
    """Alice may move up to 3 damage: 1, to a unit with two hit points left; then 3, of which 1 destroys it and 2 stay."""
    alice, bob = table.players
    hurt, weak = alice.controls(unit("Hurt Unit", hp=9), damage=6), bob.controls(unit("Weak Unit", hp=6), damage=4)
    first, second = alice.has_in_hand(EASE), alice.has_in_hand(EASE)
    table.begin()
    alice.does(table.play(first), hurt, weak)
    table.resolve()
    alice.is_asked("how much", offers=(0, 1, 2, 3), not_offers=(4,))
    alice.chooses(1)
    table.counts(hurt, "damage", 5, point=control(3, "she moves less than she may"))
    table.counts(weak, "damage", 5, point=control(3, "and as much as she says"))
    alice.does(table.play(second), hurt, weak)
    table.resolve()
    alice.chooses(3)
    table.finds(weak, DISCARD)
    table.counts(hurt, "damage", 4, point=3)
