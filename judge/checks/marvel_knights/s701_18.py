"""701.18 Visible"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import STRENGTHEN_VISIBLE
from judge.games.vs_system.dsl import (
    ATTACK_STEP,
    COMBAT,
)
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain


@check("marvel-knights/701.18")
def who_stands_in_the_visible_area_is_visible(table: VsTable) -> None:
    """Bob's character with concealed has come to his visible area: it can be attacked like any visible one, and shields Bob."""
    alice, bob = table.players
    hers = alice.controls(plain("Her Character"))
    his = bob.controls(plain("His Character", keywords=("concealed",)))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.cannot(table.attack(hers, on=bob), only_because="vs/attack.player", point=control(2, "it is visible"))
    alice.can(table.attack(hers, on=his), point=(1, 2))


@check("marvel-knights/701.18")
def the_stunned_in_the_visible_area_is_visible(table: VsTable) -> None:
    """A stunned character in the visible area is a target for an effect on visible characters."""
    alice, bob = table.players
    shown = bob.controls(plain("Shown Character"), stunned=True)
    alice.controls(plain("Her Character"))
    twist = alice.has_in_hand(STRENGTHEN_VISIBLE)
    table.begin(COMBAT)
    alice.does(table.play(twist))
    alice.is_asked("target", offers=(shown,), point=2)
    alice.chooses(shown)
