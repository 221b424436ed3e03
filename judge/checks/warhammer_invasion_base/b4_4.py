"""Forced effects and constant effects"""

from __future__ import annotations

from judge.checks.witnesses.warhammer_invasion import CORRUPT_ONE, DESTROY_ONE, RESTORE_ONE, WATCHER
from judge.games.warhammer_invasion.dsl import (
    DISCARD,
    KINGDOM,
    SELF,
    UNITS,
    YOURS,
    ZONES,
    Adds,
    Corrupted,
    DealDamage,
    Heal,
    InZone,
    On,
    RuledBy,
    Static,
    Support,
    Triggered,
    Unit,
    gain,
    whenever,
)
from judge.proving.pieces import control
from judge.proving.tables.warhammer_invasion import WiTable, check, unit

OPEN = {
    "warhammer-invasion-base/b4.4#6": "Constant effects work continuously: no order between them and forced ones is to be seen.",
}

ruled = RuledBy("warhammer-invasion-base/b4.4")

MARTYR = Unit(name="Suffering Witness", hp=3, powers=(
    Triggered(pattern=On(Corrupted, subject=SELF), effect=gain(1),
              once_per_turn=ruled(3, False, misread=True, belief="a forced effect happens once")),
))  # fmt: skip

CAPTAIN = Unit(name="Leading Witness", hp=3, powers=(
    Static(on=UNITS & YOURS, change=Adds("hp", 2), where=ruled(4, InZone(ZONES), misread=InZone((*ZONES, DISCARD)),
                                                               belief="a constant effect goes on without its card")),
))  # fmt: skip


TAXER = Support(name="Taxing Witness", powers=(whenever(On(Corrupted)) >> gain(0),))

STINGER = Support(name="Stinging Witness", powers=(whenever(On(Corrupted)) >> DealDamage(UNITS, 1),))

HEALER = Support(name="Healing Witness", powers=(whenever(On(Corrupted)) >> Heal(UNITS, 1),))


@check("warhammer-invasion-base/b4.4")
def a_forced_effect_happens_at_once(table: WiTable) -> None:
    """A unit gives its player a resource when it is corrupted. It is: he has the resource before anybody can act, and no chain is there."""
    alice, bob = table.players
    martyr, taint = bob.controls(MARTYR), alice.has_in_hand(CORRUPT_ONE)
    table.begin()
    alice.does(table.play(taint), martyr)
    table.resolve()
    bob.resources_are(1, point=(1, 2, 5))
    table.chain_is(point=(1, 2, 5))


@check("warhammer-invasion-base/b4.4")
def a_forced_effect_happens_every_time(table: WiTable) -> None:
    """The unit is corrupted, restored and corrupted once more: its player gets 2 resources."""
    alice, bob = table.players
    martyr, rally = bob.controls(MARTYR), alice.has_in_hand(RESTORE_ONE)
    first, second = alice.has_in_hand(CORRUPT_ONE), alice.has_in_hand(CORRUPT_ONE)
    table.begin()
    for tactic in (first, rally, second):
        alice.does(table.play(tactic), martyr)
        table.resolve()
    bob.resources_are(2, point=3)


@check("warhammer-invasion-base/b4.4")
def the_active_players_forced_effects_come_first(table: WiTable) -> None:
    """When a unit is corrupted, two supports of Bob's and two of Alice's do something: Alice orders hers, then Bob orders his."""
    alice, bob = table.players
    for seat in (bob, alice):
        seat.controls(WATCHER, KINGDOM)
        seat.controls(TAXER, KINGDOM)
    victim, taint = bob.controls(unit("Victim")), alice.has_in_hand(CORRUPT_ONE)
    table.begin()
    alice.does(table.play(taint), victim)
    table.resolve()
    alice.is_asked("which forced effect happens first", point=7)
    alice.chooses("Taxing Witness")
    bob.is_asked("which forced effect happens first", point=control(7, "then the other player orders his"))
    bob.chooses("Taxing Witness")
    alice.resources_are(1)


@check("warhammer-invasion-base/b4.4")
def what_the_active_players_forced_effect_does_is_there_for_the_other_one(table: WiTable) -> None:
    """When a unit is corrupted, Alice's support deals it 1 damage and Bob's heals 1: hers happens first, and is healed."""
    alice, bob = table.players
    bob.controls(HEALER, KINGDOM)
    alice.controls(STINGER, KINGDOM)
    victim, taint = bob.controls(unit("Victim", hp=3)), alice.has_in_hand(CORRUPT_ONE)
    table.begin()
    alice.does(table.play(taint), victim)
    table.resolve()
    table.counts(victim, "damage", 0, point=7)
    table.has_happened("heal", victim, times=1, point=7)


@check("warhammer-invasion-base/b4.4")
def a_constant_effect_ends_with_its_card(table: WiTable) -> None:
    """A captain gives Alice's units 2 hit points each. The captain is destroyed, and a unit with 3 damage, which had 4, goes with it."""
    alice, _ = table.players
    captain, soldier = alice.controls(CAPTAIN), alice.controls(unit("Soldier", hp=2), damage=3)
    kill = alice.has_in_hand(DESTROY_ONE)
    table.begin()
    table.shows(soldier, hp=4, point=control(4, "the effect works as long as the captain is in play"))
    alice.does(table.play(kill), captain)
    table.resolve()
    table.finds(soldier, DISCARD, point=4)
