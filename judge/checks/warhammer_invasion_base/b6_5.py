"""Redirecting and moving damage"""

from __future__ import annotations

from judge.checks.witnesses.warhammer_invasion import REDIRECT_TWO
from judge.games.warhammer_invasion.dsl import (
    DISCARD,
    QUEST,
    UNITS,
    DealDamage,
    MoveDamage,
    MoveUpTo,
    Played,
    Tactic,
    target,
)
from judge.proving.pieces import control
from judge.proving.tables.warhammer_invasion import WiTable, check, unit

BLOW = Tactic(name="Mighty Witness", powers=(Played(effect=DealDamage(target(UNITS), 4)),))

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


@check("warhammer-invasion-base/b6.5")
def what_cant_be_cancelled_is_redirected(table: WiTable) -> None:
    """Counterstrike damage can't be cancelled. Alice has the next 2 damage to her raider redirected: the Counterstrike hits the other."""
    alice, bob = table.players
    raider, scapegoat = alice.controls(unit("Raider", hp=9)), alice.controls(unit("Scapegoat", hp=9))
    guard = bob.controls(unit("Guard", hp=9, counterstrike=1), QUEST)
    turn = alice.has_in_hand(REDIRECT_TWO)
    table.begin()
    alice.does(table.play(turn), raider, scapegoat)
    table.resolve()
    table.attack_goes(QUEST, raider, defended_by=(guard,))
    bob.chooses({raider: 1})
    table.counts(scapegoat, "damage", 1, point=1)
    table.counts(raider, "damage", 0, point=1)


@check("warhammer-invasion-base/b6.5")
def redirecting_raises_no_minimum(table: WiTable) -> None:
    """The next 2 damage to Bob's guard with 2 hit points will be redirected. Of 3 damage Alice may assign 2 to it and 1 to the zone."""
    alice, bob = table.players
    raider, guard = alice.controls(unit("Raider", power=3, hp=9)), bob.controls(unit("Guard", power=0, hp=2), QUEST)
    scapegoat, turn = bob.controls(unit("Scapegoat", hp=9)), bob.has_in_hand(REDIRECT_TWO)
    zone = bob.section(QUEST)
    table.begin()
    alice.passes()
    bob.does(table.play(turn), guard, scapegoat)
    table.resolve()
    table.attack_goes(QUEST, raider, defended_by=(guard,))
    table.all_pass()
    alice.is_asked("assign", offers=({guard: 2, zone: 1},), point=2)
    alice.chooses({guard: 2, zone: 1})
    table.all_pass()
    table.counts(scapegoat, "damage", 2)
    table.counts(guard, "damage", 0)


@check("warhammer-invasion-base/b6.5")
def two_redirections_dont_add_up(table: WiTable) -> None:
    """Two cards each redirect the next 2 damage to a unit. It is dealt 4 damage: 2 are redirected, and 2 it takes."""
    alice, bob = table.players
    hit, scapegoat = bob.controls(unit("Unit that is hit", hp=9)), bob.controls(unit("Scapegoat", hp=9))
    turns, blow = [alice.has_in_hand(REDIRECT_TWO) for _ in range(2)], alice.has_in_hand(BLOW)
    table.begin()
    for turn in turns:
        alice.does(table.play(turn), hit, scapegoat)
        table.resolve()
    alice.does(table.play(blow), hit)
    table.resolve()
    table.counts(scapegoat, "damage", 2, point=4)
    table.counts(hit, "damage", 2, point=4)
