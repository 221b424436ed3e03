"""What a replacement puts in the place of an event: what is known before it happens, and once only where the text says once."""

from __future__ import annotations

import pytest

from judge.engine.errors import NotExpressible
from judge.games.vs_system.dsl import (
    CHARACTERS,
    COMBAT,
    HAND,
    OPPONENTS,
    PLUS_ONE,
    SELF,
    UNTIL_IT_HAS_TRIGGERED,
    YOURS,
    AddCounter,
    Character,
    KOd,
    May,
    On,
    Played,
    PlotTwist,
    Replacement,
    Stunned,
    gain,
    ko,
    lasting,
    stun,
    target,
    to_hand,
)
from judge.proving.tables.vs_system import VsTable, plain

HIT = PlotTwist(name="Hit", powers=(Played(effect=stun(target(CHARACTERS))),))
KILL = PlotTwist(name="Kill", powers=(Played(effect=ko(target(CHARACTERS))),))
QUAKE = PlotTwist(name="Quake", powers=(Played(effect=stun(CHARACTERS & OPPONENTS)),))
SAVE_NEXT = PlotTwist(
    name="Save the Next",
    powers=(
        Played(effect=lasting(Replacement(pattern=On(Stunned, CHARACTERS & YOURS), instead=gain(1)), UNTIL_IT_HAS_TRIGGERED)),
    ),
)  # fmt: skip


def has(name: str, power: Replacement) -> Character:
    """A character called ``name`` with ``power``."""
    return Character(name=name, cost=1, powers=(power,))


def test_once_is_once_in_one_batch_too() -> None:
    table = VsTable()
    alice, bob = table.players
    save, quake = alice.has_in_hand(SAVE_NEXT), bob.has_in_hand(QUAKE)
    first, second = alice.controls(plain("First")), alice.controls(plain("Second"))
    table.begin(COMBAT)
    alice.does(table.play(save))
    table.resolve()
    alice.passes()
    bob.does(table.play(quake))
    table.resolve()
    table.is_(first, "stunned", False)
    table.is_(second, "stunned")
    alice.loses_in_all(0)  # 1 gained, 1 lost
    assert all(found.is_met for found in table.result.findings)


def test_once_is_once_in_later_batches() -> None:
    table = VsTable()
    alice, bob = table.players
    save, hits = alice.has_in_hand(SAVE_NEXT), [bob.has_in_hand(HIT) for _ in range(2)]
    hero = alice.controls(plain("Hero"))
    table.begin(COMBAT)
    alice.does(table.play(save))
    table.resolve()
    for hit, expected in zip(hits, (False, True), strict=True):
        alice.passes()
        bob.does(table.play(hit), hero)
        table.resolve()
        table.is_(hero, "stunned", expected)
    assert all(found.is_met for found in table.result.findings)


def test_a_move_or_a_counter_stands_in_the_place_of_an_event() -> None:
    table = VsTable()
    alice, bob = table.players
    phoenix = alice.controls(has("Phoenix", Replacement(pattern=On(KOd, SELF), instead=to_hand(SELF))))
    hulk = alice.controls(has("Hulk", Replacement(pattern=On(Stunned, SELF), instead=AddCounter(SELF, PLUS_ONE))))
    kill, hit = bob.has_in_hand(KILL), bob.has_in_hand(HIT)
    table.begin(COMBAT)
    for card, whom in ((kill, phoenix), (hit, hulk)):
        alice.passes()
        bob.does(table.play(card), whom)
        table.resolve()
    table.finds(phoenix, HAND)
    table.is_(hulk, "stunned", False)
    table.counts(hulk, PLUS_ONE, 1)
    assert all(found.is_met for found in table.result.findings)


def test_what_asks_somebody_is_refused() -> None:
    table = VsTable()
    alice, bob = table.players
    asking = Replacement(pattern=On(Stunned, SELF), instead=May(gain(1)))  # type: ignore[arg-type]
    hero, hit = alice.controls(has("Hero", asking)), bob.has_in_hand(HIT)
    table.begin(COMBAT)
    alice.passes()
    bob.does(table.play(hit), hero)
    with pytest.raises(NotExpressible, match="can't be what happens instead"):
        table.resolve()
