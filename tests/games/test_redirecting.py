"""Redirected damage in Warhammer: Invasion: where it goes when that isn't plain, and what no rule settles."""

from __future__ import annotations

import pytest

from judge.engine.errors import NotExpressible
from judge.games.warhammer_invasion.dsl import (
    BURNING,
    KINGDOM,
    SECTIONS,
    UNITS,
    DealDamage,
    Played,
    RedirectNext,
    Tactic,
    cancel_next,
    destroy,
    target,
)
from judge.proving.pieces import Piece
from judge.proving.tables.warhammer_invasion import WiSeat, WiTable, unit

DIVERT = Tactic(
    name="Divert",
    powers=(Played(effect=RedirectNext(target(UNITS, name="a unit to spare"), 2, target(UNITS | SECTIONS, name="what to hit"))),),
)  # fmt: skip
HIT = Tactic(name="Hit", powers=(Played(effect=DealDamage(target(UNITS), 2)),))
SHIELD = Tactic(name="Shield", powers=(Played(effect=cancel_next(target(UNITS), 2)),))
QUAKE = Tactic(name="Quake", powers=(Played(effect=DealDamage(UNITS, 2)),))
KILL = Tactic(name="Kill", powers=(Played(effect=destroy(target(UNITS))),))


def diverted(table: WiTable, seat: WiSeat, spared: Piece, *to: Piece) -> None:
    """``seat`` has the next damage to ``spared`` redirected to each of ``to``."""
    cards = [seat.has_in_hand(DIVERT) for _ in to]
    table.begin()
    for card, receiver in zip(cards, to, strict=True):
        seat.does(table.play(card), spared, receiver)
        table.resolve()


def test_a_zone_takes_what_is_redirected_to_it() -> None:
    table = WiTable()
    alice, _ = table.players
    spared, hit = alice.controls(unit("Spared")), alice.has_in_hand(HIT)
    diverted(table, alice, spared, alice.section(KINGDOM))
    alice.does(table.play(hit), spared)
    table.resolve()
    table.counts(spared, "damage", 0)
    table.counts(alice.section(KINGDOM), "damage", 2)
    assert all(found.is_met for found in table.result.findings)


def test_what_is_gone_or_burns_takes_nothing() -> None:
    for is_burning in (True, False):
        table = WiTable()
        alice, _ = table.players
        spared, page = alice.controls(unit("Spared", hp=9)), alice.controls(unit("Page"))
        kill, hit = alice.has_in_hand(KILL), alice.has_in_hand(HIT)
        if is_burning:
            alice.has_burning(KINGDOM)
        diverted(table, alice, spared, alice.section(KINGDOM) if is_burning else page)
        alice.does(table.play(kill), page)
        table.resolve()
        alice.does(table.play(hit), spared)
        table.resolve()
        table.counts(spared, "damage", 2)
        table.is_(alice.section(KINGDOM), BURNING, is_burning)
        assert all(found.is_met for found in table.result.findings)


def test_what_no_rule_settles_is_refused() -> None:
    for toughness, pages in ((1, 1), (0, 2)):
        table = WiTable()
        alice, _ = table.players
        spared, hit = alice.controls(unit("Spared", hp=9, toughness=toughness)), alice.has_in_hand(HIT)
        diverted(table, alice, spared, *(alice.controls(unit(f"Page {n}")) for n in range(pages)))
        alice.does(table.play(hit), spared)
        with pytest.raises(NotExpressible, match="no rule that is known"):
            table.resolve()


def test_damage_goes_on_from_one_to_the_next_and_back_only_once() -> None:
    table = WiTable()
    alice, _ = table.players
    first, second, hit = alice.controls(unit("First")), alice.controls(unit("Second")), alice.has_in_hand(HIT)
    cards = [alice.has_in_hand(DIVERT) for _ in range(2)]
    table.begin()
    for card, spared, to in zip(cards, (first, second), (second, first), strict=True):
        alice.does(table.play(card), spared, to)
        table.resolve()
    alice.does(table.play(hit), first)
    table.resolve()
    table.counts(first, "damage", 2)
    table.counts(second, "damage", 0)
    assert all(found.is_met for found in table.result.findings)


def test_what_waits_to_cancel_is_used_up_within_one_batch() -> None:
    table = WiTable()
    alice, _ = table.players
    spared, page = alice.controls(unit("Spared", hp=9)), alice.controls(unit("Page", hp=9))
    shield, quake = alice.has_in_hand(SHIELD), alice.has_in_hand(QUAKE)
    diverted(table, alice, spared, page)
    alice.does(table.play(shield), page)
    table.resolve()
    alice.does(table.play(quake))
    table.resolve()
    table.counts(spared, "damage", 0)
    table.counts(page, "damage", 2)  # 2 of its own and 2 that are redirected to it, of which 2 are cancelled
    assert all(found.is_met for found in table.result.findings)
