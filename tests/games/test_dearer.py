"""Texts that make cards dearer, and breakthrough that grows by as much as there is."""

from __future__ import annotations

import pytest

from judge.engine.errors import NotExpressible
from judge.games.vs_system import dsl as vs
from judge.games.warhammer_invasion import dsl as wi
from judge.proving.tables.vs_system import VsTable, plain
from judge.proving.tables.warhammer_invasion import WiTable, support, unit

TAX = vs.Character(name="Tax", cost=1, powers=(vs.Static(change=vs.CostsMore(vs.CHARACTER_CARDS & vs.OPPONENTS, 2)),))
TOLL = wi.Support(name="Toll", powers=(wi.Static(change=wi.CostsMore(wi.UNIT_CARDS & wi.OPPONENTS, 2)),))
DISCOUNT = wi.Support(name="Discount", powers=(wi.Static(change=wi.CostsLess(wi.UNIT_CARDS, 2)),))


def test_press_takes_nothing_off_what_another_card_adds() -> None:
    table = VsTable()
    alice, bob = table.players
    bob.controls(TAX)
    alice.has_resources(7)
    presser, cheap = alice.has_in_hand(plain("Presser", 1, keywords=("press",))), alice.has_in_hand(plain("Cheap", 2))
    table.begin(vs.BUILD, vs.RECRUIT_STEP, alice)
    alice.is_charged(presser, 3)
    alice.does(table.recruit(presser))
    table.resolve()
    alice.chooses("front row")
    alice.has_points(4)
    alice.is_charged(cheap, 3)  # 1 of its cost, for less press doesn't leave, and 2 on top
    assert all(found.is_met for found in table.result.findings)


def test_whose_cards_cost_more_the_text_says() -> None:
    table = WiTable()
    alice, _ = table.players
    alice.controls(TOLL, wi.KINGDOM)
    alice.has_resources(2)
    mine, tower = alice.has_in_hand(unit("Mine", 2)), alice.has_in_hand(support("Tower", 2))
    table.begin()
    alice.can(table.put_down(mine, wi.KINGDOM))
    alice.can(table.put_down(tower, wi.KINGDOM))
    assert all(found.is_met for found in table.result.findings)


def test_a_dearer_unit_is_paid_for() -> None:
    for has, is_enough in ((3, False), (4, True)):
        table = WiTable()
        alice, bob = table.players
        bob.controls(TOLL, wi.KINGDOM)
        alice.has_resources(has)
        soldier = alice.has_in_hand(unit("Soldier", 2))
        table.begin()
        if is_enough:
            alice.does(table.put_down(soldier, wi.KINGDOM))
            alice.resources_are(0)
        else:
            alice.cannot(table.put_down(soldier, wi.KINGDOM), only_because="wi/act.pay")
        assert all(found.is_met for found in table.result.findings)


def test_whether_dearer_or_cheaper_comes_first_is_refused_where_it_matters() -> None:
    for cost, matters in ((2, False), (1, True)):
        table = WiTable()
        alice, bob = table.players
        bob.controls(TOLL, wi.KINGDOM)
        alice.controls(DISCOUNT, wi.KINGDOM)
        alice.has_resources(2)
        soldier = alice.has_in_hand(unit("Soldier", cost))
        table.begin()
        if matters:
            with pytest.raises(NotExpressible, match="dearer"):
                alice.can(table.put_down(soldier, wi.KINGDOM))
        else:
            alice.can(table.put_down(soldier, wi.KINGDOM))
            assert all(found.is_met for found in table.result.findings)


def test_breakthrough_is_doubled() -> None:
    table = VsTable()
    alice, bob = table.players
    doubles = vs.Replacement(pattern=vs.WouldCauseBreakthrough(vs.SELF), instead=vs.ModifiedBreakthrough(vs.ThatMuch()))
    hulk = alice.controls(vs.Character(name="Hulk", cost=1, atk=7, defense=9, powers=(doubles,)))
    his = bob.controls(plain("His Character", 1, atk=0, defense=4))
    table.begin(vs.COMBAT, vs.ATTACK_STEP, alice)
    alice.does(table.attack(hulk, on=his))
    table.all_pass()
    bob.loses_in_all(1 + 6)
    assert all(found.is_met for found in table.result.findings)


@pytest.mark.parametrize("less", [vs.CostsLess, wi.CostsLess])
def test_a_reduction_below_zero_is_a_mistake(less: type[vs.CostsLess] | type[wi.CostsLess]) -> None:
    with pytest.raises(ValueError, match="CostsMore"):
        less(vs.ANY, -1)
