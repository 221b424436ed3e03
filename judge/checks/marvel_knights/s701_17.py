"""701.17 Hidden"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import STRENGTHEN_VISIBLE
from judge.games.vs_system.dsl import (
    ATTACK_STEP,
    CHARACTERS,
    COMBAT,
    IN_HIDDEN_AREA,
    Adds,
    Played,
    PlotTwist,
    target,
    this_turn,
)
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

STRENGTHEN_HIDDEN = PlotTwist(
    name="Hidden Hand Witness", powers=(Played(effect=this_turn(target(CHARACTERS & IN_HIDDEN_AREA), Adds("atk", 1))),)
)


@check("marvel-knights/701.17")
def who_stands_in_the_hidden_area_is_hidden(table: VsTable) -> None:
    """Bob's character without concealed stands in his hidden area: only a character that can attack hidden ones can attack it."""
    alice, bob = table.players
    hers, hunter = (
        alice.controls(plain("Her Character")),
        alice.controls(plain("Hunter", keywords=("can attack hidden",))),
    )
    shown, hidden = bob.controls(plain("Shown Character")), bob.controls(plain("Hidden Character"), hidden=True)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.can(table.attack(hers, on=shown), point=control(2, "a visible character can be attacked"))
    alice.cannot(table.attack(hers, on=hidden), only_because="vs/attack.hidden", point=(1, 2))
    alice.can(table.attack(hunter, on=hidden), point=2)


@check("marvel-knights/701.17")
def nobody_is_hidden_and_visible_at_once(table: VsTable) -> None:
    """Bob's character with concealed stands in his visible area: it shields him as a visible one, and can be attacked as such."""
    alice, bob = table.players
    hers = alice.controls(plain("Her Character"))
    his = bob.controls(plain("His Character", keywords=("concealed",)))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.cannot(table.attack(hers, on=bob), only_because="vs/attack.player", point=control(3, "it is visible"))
    alice.can(table.attack(hers, on=his), point=3)


@check("marvel-knights/701.17")
def the_stunned_in_the_hidden_area_is_hidden(table: VsTable) -> None:
    """A stunned character in the hidden area is a target for an effect on hidden characters."""
    alice, bob = table.players
    shown = bob.controls(plain("Shown Character"), stunned=True)
    hidden = bob.controls(plain("Hidden Character"), hidden=True, stunned=True)
    alice.controls(plain("Her Hidden Character"), hidden=True)
    twist = alice.has_in_hand(STRENGTHEN_HIDDEN)
    table.begin(COMBAT)
    alice.does(table.play(twist))
    alice.is_asked("target", offers=(hidden,), point=4)
    alice.is_asked("target", not_offers=(shown,))
    alice.chooses(hidden)


@check("marvel-knights/701.17")
def the_stunned_in_the_visible_area_is_visible(table: VsTable) -> None:
    """A stunned character in the visible area is a target for an effect on visible characters."""
    alice, bob = table.players
    shown = bob.controls(plain("Shown Character"), stunned=True)
    hidden = bob.controls(plain("Hidden Character"), hidden=True, stunned=True)
    alice.controls(plain("Her Character"))
    twist = alice.has_in_hand(STRENGTHEN_VISIBLE)
    table.begin(COMBAT)
    alice.does(table.play(twist))
    alice.is_asked("target", offers=(shown,), point=4)
    alice.is_asked("target", not_offers=(hidden,))
    alice.chooses(shown)
