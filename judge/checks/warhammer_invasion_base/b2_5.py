"""Unique cards"""

from __future__ import annotations

from judge.checks.witnesses.warhammer_invasion import TAKE_SUPPORT
from judge.games.warhammer_invasion.dsl import KINGDOM, QUEST
from judge.proving.pieces import control
from judge.proving.tables.warhammer_invasion import WiTable, check, support


@check("warhammer-invasion-base/b2.5")
def one_unique_card_for_each_player(table: WiTable) -> None:
    """Alice controls a unique support and can't play another copy."""
    alice, _ = table.players
    tower = support("Unique Tower", 0, unique=True)
    alice.controls(tower, KINGDOM)
    second = alice.has_in_hand(tower)
    table.begin()
    alice.cannot(table.put_down(second, QUEST), only_because="wi/enter.unique", point=(1, 2))


@check("warhammer-invasion-base/b2.5")
def a_copy_of_the_opponent_or_in_the_pile_is_no_bar(table: WiTable) -> None:
    """Bob controls a copy of a unique support, and another copy lies in Alice's discard pile: she may play hers."""
    alice, bob = table.players
    tower = support("Unique Tower", 0, unique=True)
    bob.controls(tower, KINGDOM)
    alice.has_in_discard(tower)
    second = alice.has_in_hand(tower)
    table.begin()
    alice.can(table.put_down(second, QUEST), point=(3, 4))


@check("warhammer-invasion-base/b2.5")
def nobody_takes_control_of_a_second_copy(table: WiTable) -> None:
    """Alice and Bob control a copy each. A card that gives her control of his does nothing."""
    alice, bob = table.players
    tower = support("Unique Tower", 0, unique=True)
    alice.controls(tower, KINGDOM)
    foreign, lure = bob.controls(tower, KINGDOM), alice.has_in_hand(TAKE_SUPPORT)
    table.begin()
    alice.does(table.play(lure), foreign)
    table.resolve()
    table.lies_with(foreign, bob, point=2)


@check("warhammer-invasion-base/b2.5")
def who_controls_a_copy_counts(table: WiTable) -> None:
    """Alice controls Bob's copy of one unique support, and Bob hers of another: only of the second she can play a copy."""
    alice, bob = table.players
    tower, mill = support("Unique Tower", 0, unique=True), support("Unique Mill", 0, unique=True)
    alice.controls(tower, KINGDOM, owner=bob)
    bob.controls(mill, KINGDOM, owner=alice)
    another_tower, another_mill = alice.has_in_hand(tower), alice.has_in_hand(mill)
    table.begin()
    alice.cannot(table.put_down(another_tower, QUEST), only_because="wi/enter.unique", point=2)
    alice.can(table.put_down(another_mill, QUEST), point=3)


@check("warhammer-invasion-base/b2.5")
def a_development_is_no_copy(table: WiTable) -> None:
    """A copy of a unique support lies face down in Alice's kingdom as a development: she may play another one."""
    alice, _ = table.players
    tower = support("Unique Tower", 0, unique=True)
    alice.controls(tower, KINGDOM, development=True)
    second = alice.has_in_hand(tower)
    table.begin()
    alice.can(table.put_down(second, QUEST), point=control(2, "what lies face down is a copy of nothing"))
