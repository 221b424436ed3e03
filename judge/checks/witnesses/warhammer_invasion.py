"""Witnesses of Warhammer: Invasion: cards without a ruling of their own that several entries need, to make something happen or show it.

A constant says what playing or having the card does; every name ends with "Witness", so that no story takes one for a card of the game.
A witness that only one entry needs stands with its checks.
"""

from __future__ import annotations

from judge.games.warhammer_invasion.dsl import (
    BATTLEFIELD,
    DEVELOPMENTS,
    IN_DISCARD,
    IN_HAND,
    IS_CORRUPT,
    KINGDOM,
    OPPONENTS,
    SECTIONS,
    SELF,
    SUPPORT_CARDS,
    SUPPORTS,
    TACTIC_CARDS,
    UNIT_CARDS,
    UNITS,
    YOURS,
    Adds,
    Corrupted,
    CostsLess,
    DealDamage,
    Effects,
    Heal,
    LeftPlay,
    On,
    Played,
    PutIntoPlay,
    Quest,
    RedirectNext,
    Sacrifice,
    Static,
    Support,
    Tactic,
    Unit,
    cancel_next,
    choice,
    corrupt,
    cost_at_most,
    destroy,
    gain,
    move_to,
    pay,
    restore,
    take_control,
    target,
    this_turn,
    to_deck,
    to_hand,
    whenever,
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

STRIKE_ONE = Tactic(name="Striking Witness", powers=(Played(effect=DealDamage(target(UNITS), 2)),))

REDIRECT_TWO = Tactic(
    name="Redirecting Witness",
    powers=(
        Played(
            effect=RedirectNext(
                target(UNITS, name="a unit that is spared"), 2, target(UNITS, name="a unit that is hit instead")
            )
        ),
    ),
)

HEAL_ONE = Tactic(name="Healing Witness", powers=(Played(effect=Heal(target(UNITS | SECTIONS), 2)),))

SHIELD_ONE = Tactic(name="Shielding Witness", powers=(Played(effect=cancel_next(target(UNITS), 2)),))

CORRUPT_ONE = Tactic(name="Corrupting Witness", powers=(Played(effect=corrupt(target(UNITS))),))

GAIN_ONE = Tactic(name="Paying Witness", powers=(Played(effect=gain(1)),))

ARSON = Tactic(name="Arson Witness", powers=(Played(effect=DealDamage(target(SECTIONS), 3)),))

TAKE_ONE = Tactic(name="Luring Witness", powers=(Played(effect=take_control(target(UNITS & OPPONENTS), BATTLEFIELD)),))

TAKE_SUPPORT = Tactic(
    name="Seizing Witness", powers=(Played(effect=take_control(target(SUPPORTS & OPPONENTS), KINGDOM)),)
)

DEAR = Tactic(name="Dear Witness", cost=2, powers=(Played(effect=gain(5)),))

RECALL_ONE = Tactic(name="Recalling Witness", powers=(Played(effect=to_hand(target(UNITS))),))

BURY_ONE = Tactic(name="Burying Witness", powers=(Played(effect=to_deck(target(UNITS))),))

RALLY_ONE = Tactic(name="Rallying Witness", powers=(Played(effect=this_turn(target(UNITS), Adds("power", 2))),))

RAZE_ONE = Tactic(name="Razing Witness", powers=(Played(effect=destroy(target(DEVELOPMENTS))),))

RECOVER_CHEAP_TACTIC = Tactic(
    name="Recovering Witness",
    powers=(Played(effect=to_hand(choice(TACTIC_CARDS & IN_DISCARD & YOURS & cost_at_most(1)))),),
)

# Supports

DISCOUNT = Support(name="Discounting Witness", powers=(Static(change=CostsLess(SUPPORT_CARDS & IN_HAND, 3)),))

WATCHER = Support(name="Watching Witness", powers=(whenever(On(Corrupted)) >> gain(1),))

# Quests

JOURNEY = Quest(name="Journey Witness")

# Units

WORKER = Unit(name="Working Witness", hp=3, powers=(pay(1) >> gain(3),))

LEAVER = Unit(
    name="Leaving Witness", power=1, hp=3, powers=(whenever(On(LeftPlay, subject=SELF, seen="before")) >> gain(1),)
)

SPEAR = Unit(name="Throwing Witness", hp=3, powers=(pay(1) >> DealDamage(target(UNITS), 1),))
