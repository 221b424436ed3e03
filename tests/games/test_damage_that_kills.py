"""Damage to a unit that it destroys has been dealt to it, and of damage no more moves than there is."""

from __future__ import annotations

import pytest

from judge.games.warhammer_invasion.dsl import (
    DISCARD,
    OPPONENTS,
    QUEST,
    UNITS,
    DealtCombatDamage,
    MoveDamage,
    Played,
    Support,
    Tactic,
    gain,
    target,
    whenever,
)
from judge.games.warhammer_invasion.model.events import DamageMoved
from judge.proving.tables.warhammer_invasion import WiTable, unit

LOOTER = Support(name="Looting Witness", powers=(whenever(DealtCombatDamage(UNITS & OPPONENTS)) >> gain(1),))
FROM, TO = target(UNITS, name="a unit that loses damage"), target(UNITS, name="a unit that gets it")
SHIFT = Tactic(name="Shifting Witness", powers=(Played(effect=MoveDamage(FROM, TO, 2)),))


@pytest.mark.parametrize("hp", [1, 2])
def test_a_unit_is_dealt_the_damage_that_destroys_it(hp: int) -> None:
    table = WiTable()
    alice, bob = table.players
    alice.controls(LOOTER)
    raider, guard = alice.controls(unit("Raider")), bob.controls(unit("Guard", power=0, hp=hp), QUEST)
    table.begin()
    table.attack_goes(QUEST, raider, defended_by=(guard,))
    table.all_pass()
    alice.chooses({guard: 1})
    table.all_pass()
    table.finds(guard, DISCARD if hp == 1 else QUEST)
    alice.resources_are(1)
    assert [found.sentence for found in table.result.findings if not found.is_met] == []


@pytest.mark.parametrize(("damage", "moved"), [(1, 1), (2, 2), (3, 2)])
def test_no_more_damage_is_said_to_move_than_there_is(damage: int, moved: int) -> None:
    table = WiTable()
    alice, bob = table.players
    hurt, sound = bob.controls(unit("Hurt", hp=9), damage=damage), bob.controls(unit("Sound", hp=9))
    shift = alice.has_in_hand(SHIFT)
    table.begin()
    alice.does(table.play(shift), hurt, sound)
    table.resolve()
    table.counts(sound, "damage", moved)
    events = [event for record in table.match.state.history for event in record.events]
    assert [event.n for event in events if isinstance(event, DamageMoved)] == [moved]
    assert [found.sentence for found in table.result.findings if not found.is_met] == []
