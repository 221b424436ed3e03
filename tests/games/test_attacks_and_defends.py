"""Texts of Warhammer: Invasion that speak of a unit that attacks or defends."""

from __future__ import annotations

import pytest

from judge.engine.errors import NotExpressible
from judge.games.warhammer_invasion.dsl import (
    ATTACKING,
    KINGDOM,
    NOTHING,
    OPPONENTS,
    SELF,
    UNITS,
    DealDamage,
    Unit,
    attacks,
    defends,
    gain,
    in_response,
    target,
    whenever,
)
from judge.proving.tables.warhammer_invasion import WiTable, unit

RAIDER = Unit(name="Raider", power=1, hp=9, powers=(whenever(attacks(SELF)) >> gain(1),))
SENTRY = Unit(name="Sentry", hp=9, powers=(whenever(defends(SELF)) >> gain(2),))
LOOKOUT = Unit(name="Lookout", hp=9, powers=(whenever(attacks(UNITS & OPPONENTS)) >> gain(4),))
ARCHER = Unit(
    name="Archer", hp=9, powers=(in_response(defends(SELF), NOTHING >> DealDamage(target(UNITS & ATTACKING), 1)),)
)


def test_each_declared_unit_triggers() -> None:
    table = WiTable()
    alice, bob = table.players
    raider, other, idle = alice.controls(RAIDER), alice.controls(unit("Other")), alice.controls(RAIDER)
    sentry = bob.controls(SENTRY, KINGDOM)
    bob.controls(SENTRY, KINGDOM)
    bob.controls(LOOKOUT)
    table.begin()
    table.attack_goes(KINGDOM, raider, other, defended_by=(sentry,))
    table.attackers_are(raider, other)
    table.defenders_are(sentry)
    alice.resources_are(1)
    bob.resources_are(4 + 4 + 2)
    table.is_(idle, "corrupt", False)
    assert all(found.is_met for found in table.result.findings)


def test_an_action_answers_the_declaration_once() -> None:
    table = WiTable()
    alice, bob = table.players
    raider, archer = alice.controls(unit("Raider", hp=9)), bob.controls(ARCHER, KINGDOM)
    table.begin()
    bob.cannot(table.use(archer), only_because=("wi/act.trigger", "wi/target.first-test"))
    table.attack_goes(KINGDOM, raider, defended_by=(archer,))
    alice.passes()
    bob.does(table.use(archer), raider)
    table.resolve()
    table.counts(raider, "damage", 1)
    alice.passes()
    bob.cannot(table.use(archer), only_because="wi/act.once-a-trigger")
    assert all(found.is_met for found in table.result.findings)


def test_what_comes_first_of_counterstrike_and_a_forced_effect_is_refused() -> None:
    table = WiTable()
    alice, bob = table.players
    raider = alice.controls(unit("Raider", hp=9))
    sentry, guard = bob.controls(SENTRY, KINGDOM), bob.controls(unit("Guard", counterstrike=1), KINGDOM)
    table.begin()
    with pytest.raises(NotExpressible, match="Counterstrike"):
        table.attack_goes(KINGDOM, raider, defended_by=(sentry, guard))
