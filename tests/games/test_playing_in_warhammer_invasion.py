"""Playing a card of Warhammer: Invasion, whatever its type, is an event that texts speak of, and one that texts can forbid."""

from __future__ import annotations

from judge.games.warhammer_invasion.dsl import (
    KINGDOM,
    OPPONENTS,
    SUPPORT_CARDS,
    TACTIC_CARDS,
    UNIT_CARDS,
    Bans,
    CardPlayed,
    On,
    Played,
    Selector,
    Static,
    Support,
    Tactic,
    gain,
    whenever,
)
from judge.proving.tables.warhammer_invasion import WiTable, support, unit

TOLL = Support(name="Toll", powers=(whenever(On(CardPlayed, subject=UNIT_CARDS & OPPONENTS)) >> gain(1),))
WINDFALL = Tactic(name="Windfall", powers=(Played(effect=gain(1)),))


def forbidding(what: Selector) -> Support:
    """A support that keeps opponents from playing ``what``."""
    return Support(name="Edict", powers=(Static(change=Bans("play"), on=what),))


def test_a_unit_is_played_and_a_development_is_not_the_unit_that_it_hides() -> None:
    table = WiTable()
    alice, bob = table.players
    bob.controls(TOLL, KINGDOM)
    soldier, hidden, tower = (
        alice.has_in_hand(card) for card in (unit("Soldier", 0), unit("Hidden", 0), support("Tower", 0))
    )
    table.begin()
    alice.does(table.put_down(soldier, KINGDOM))
    bob.resources_are(1)
    table.resolve()
    alice.does(table.put_down(tower, KINGDOM))
    table.resolve()
    alice.does(table.develop(hidden))
    bob.resources_are(1)
    assert all(found.is_met for found in table.result.findings)


def test_opponents_cannot_play_what_a_text_forbids() -> None:
    table = WiTable()
    alice, bob = table.players
    for what in (TACTIC_CARDS & OPPONENTS, SUPPORT_CARDS & OPPONENTS):
        bob.controls(forbidding(what), KINGDOM)
    windfall, tower, soldier = (alice.has_in_hand(card) for card in (WINDFALL, support("Tower", 0), unit("Soldier", 0)))
    his = bob.has_in_hand(WINDFALL)
    table.begin()
    alice.cannot(table.play(windfall), only_because="Edict")
    alice.cannot(table.put_down(tower, KINGDOM), only_because="Edict")
    alice.can(table.put_down(soldier, KINGDOM))
    alice.passes()
    bob.can(table.play(his))
    assert all(found.is_met for found in table.result.findings)
