"""Numbers that texts name: counters on an object, characteristics added up, halves."""

from __future__ import annotations

from judge.games.vs_system import dsl as vs
from judge.games.warhammer_invasion import dsl as wi
from judge.proving.tables.vs_system import VsTable, plain
from judge.proving.tables.warhammer_invasion import WiTable, unit

BATTERY = vs.Character(
    name="Battery", cost=1, atk=1, defense=1,
    powers=(vs.Static(change=vs.Adds("atk", vs.CountersOn("charge", vs.SELF)), on=vs.SELF),),
)  # fmt: skip
BERSERKER = wi.Unit(
    name="Berserker", power=1, hp=9, powers=(wi.Static(change=wi.Adds("power", wi.CountersOn(wi.DAMAGE, wi.SELF)), on=wi.SELF),)
)  # fmt: skip
HOARD = wi.Quest(name="Hoard", powers=(wi.pay(0) >> wi.gain(wi.CountersOn(wi.TOKEN, wi.SELF)),))


def test_counters_count_each() -> None:
    table = VsTable()
    alice, _ = table.players
    battery = alice.controls(BATTERY, counters=("charge", "charge", "+1 ATK / +1 DEF"))
    alice.controls(BATTERY, counters=("charge",))
    table.begin(vs.COMBAT)
    table.shows(battery, atk=4, defense=2)
    assert all(found.is_met for found in table.result.findings)


def test_damage_and_tokens_are_counters() -> None:
    table = WiTable()
    alice, _ = table.players
    berserker, hoard = alice.controls(BERSERKER, damage=3), alice.controls(HOARD, wi.QUEST, tokens=4)
    table.begin()
    table.shows(berserker, power=4)
    alice.does(table.use(hoard))
    table.resolve()
    alice.resources_are(4)
    assert all(found.is_met for found in table.result.findings)


def test_totals_and_halves() -> None:
    for up, expected in ((True, 5), (False, 4)):
        table = VsTable()
        alice, _ = table.players
        half = vs.Half(vs.Total("atk", vs.CHARACTERS & vs.YOURS), up)
        card = alice.has_in_hand(vs.PlotTwist(name="Cheer", powers=(vs.Played(effect=vs.gain(half)),)))
        for atk in (3, 6):
            alice.controls(plain(f"Hero {atk}", atk=atk))
        table.begin(vs.COMBAT)
        alice.does(table.play(card))
        table.resolve()
        alice.loses_in_all(-expected)
        assert all(found.is_met for found in table.result.findings)


def test_wi_adds_up_too() -> None:
    table = WiTable()
    alice, bob = table.players
    hits = wi.DealDamage(wi.target(wi.UNITS), wi.Total("power", wi.UNITS & wi.YOURS))
    card = alice.has_in_hand(wi.Tactic(name="Volley", powers=(wi.Played(effect=hits),)))
    alice.controls(unit("One", power=1))
    alice.controls(unit("Two", power=2))
    his = bob.controls(unit("His", power=9, hp=9))
    table.begin()
    alice.does(table.play(card), his)
    table.resolve()
    table.counts(his, "damage", 3)
    assert all(found.is_met for found in table.result.findings)
