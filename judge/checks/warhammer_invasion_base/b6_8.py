"""Redirected damage and the new unit's Toughness"""

from __future__ import annotations

from judge.checks.witnesses.warhammer_invasion import REDIRECT_TWO, STRIKE_ONE
from judge.proving.pieces import control
from judge.proving.tables.warhammer_invasion import WiTable, check, unit


@check("warhammer-invasion-base/b6.8", allowed={"toughness": range(3)})
def toughness_meets_redirected_damage(table: WiTable, toughness: int = 1) -> None:
    """A card redirects the next 2 damage to a unit to one with Toughness 1: that one takes 1, and the first unit none."""
    alice, bob = table.players
    first, tough = bob.controls(unit("First Unit", hp=9)), bob.controls(unit("Tough Unit", hp=9, toughness=toughness))
    turn, strike = alice.has_in_hand(REDIRECT_TWO), alice.has_in_hand(STRIKE_ONE)
    table.begin()
    alice.does(table.play(turn), first, tough)
    table.resolve()
    alice.does(table.play(strike), first)
    table.resolve()
    table.counts(tough, "damage", 1, point=1)
    table.counts(first, "damage", 0, point=control(1, "the damage is redirected"))
