"""Sacrifice"""

from __future__ import annotations

from judge.checks.witnesses.warhammer_invasion import DESTROY_ONE, SACRIFICE_ONE
from judge.games.warhammer_invasion.dsl import (
    BATTLEFIELD,
    DISCARD,
    SELF,
    Destroyed,
    On,
    Replacement,
    Sacrificed,
    Unit,
    gain,
)
from judge.proving.pieces import control
from judge.proving.tables.warhammer_invasion import WiTable, check, unit

SAVED = Unit(
    name="Saved Witness", power=1, hp=3,
    powers=tuple(Replacement(pattern=On(event, subject=SELF), instead=gain(1)) for event in (Sacrificed, Destroyed)),
)  # fmt: skip


@check("warhammer-invasion/sacrifice")
def only_controlled_cards_are_sacrificed(table: WiTable) -> None:
    """Alice sacrifices a unit that she controls and Bob owns; her own unit that Bob controls isn't hers to sacrifice."""
    alice, bob = table.players
    borrowed, lent = alice.controls(unit("Borrowed Unit"), owner=bob), bob.controls(unit("Lent Unit"), owner=alice)
    offer = alice.has_in_hand(SACRIFICE_ONE)
    table.begin()
    alice.does(table.play(offer))
    table.resolve()
    alice.is_asked("sacrifice", offers=(borrowed,), not_offers=(lent,), point=1)
    alice.chooses(borrowed, point=1)
    table.finds(borrowed, DISCARD, point=control(2, "the unit is sacrificed, so that it lies in somebody's pile"))
    table.lies_with(borrowed, bob, point=2)


@check("warhammer-invasion/sacrifice")
def a_sacrifice_stands(table: WiTable) -> None:
    """A unit that is saved from being destroyed or sacrificed is sacrificed nevertheless."""
    alice, _ = table.players
    saved, offer, slay = alice.controls(SAVED), alice.has_in_hand(SACRIFICE_ONE), alice.has_in_hand(DESTROY_ONE)
    table.begin()
    alice.does(table.play(slay), saved)
    table.resolve()
    table.finds(saved, BATTLEFIELD)
    alice.does(table.play(offer))
    table.resolve()
    alice.chooses(saved)
    table.finds(saved, DISCARD, point=3)
