"""Witnesses of Warhammer: Invasion: cards without a ruling of their own that several entries need, to make something happen or show it.

A constant says what playing or having the card does; every name ends with "Witness", so that no story takes one for a card of the game.
A witness that only one entry needs stands with its checks.
"""

from __future__ import annotations

from judge.games.warhammer_invasion.dsl import (
    IN_HAND,
    IS_CORRUPT,
    KINGDOM,
    SUPPORT_CARDS,
    UNIT_CARDS,
    UNITS,
    CostsLess,
    Effects,
    Played,
    PutIntoPlay,
    Sacrifice,
    Static,
    Support,
    Tactic,
    destroy,
    gain,
    move_to,
    restore,
    target,
)

# Tactics

DESTROY_ONE = Tactic(name="Destroying Witness", powers=(Played(effect=destroy(target(UNITS))),))

# The resource tells whether the effect did anything at all.
DESTROY_CORRUPT_AND_GAIN = Tactic(
    name="Purging Witness", powers=(Played(effect=Effects((destroy(target(UNITS & IS_CORRUPT)), gain(1)))),)
)

SACRIFICE_ONE = Tactic(name="Sacrificing Witness", powers=(Played(effect=Sacrifice(UNITS)),))

RESTORE_ONE = Tactic(name="Restoring Witness", powers=(Played(effect=restore(target(UNITS))),))

RETREAT_ONE = Tactic(name="Retreating Witness", powers=(Played(effect=move_to(target(UNITS), KINGDOM)),))

PUT_FROM_HAND = Tactic(name="Calling Witness", powers=(Played(effect=PutIntoPlay(UNIT_CARDS & IN_HAND, KINGDOM)),))

# Supports

DISCOUNT = Support(name="Discounting Witness", powers=(Static(change=CostsLess(SUPPORT_CARDS & IN_HAND, 3)),))
