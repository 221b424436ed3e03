"""Witnesses: cards without a ruling of their own, which checks use to make something happen."""

from __future__ import annotations

from judge.engine.objects import target
from judge.engine.powers import Played, Static
from judge.games.warhammer_invasion.model.board import KINGDOM
from judge.games.warhammer_invasion.model.cards import Support, Tactic
from judge.games.warhammer_invasion.model.changes import CostsLess
from judge.games.warhammer_invasion.words.connectives import Effects
from judge.games.warhammer_invasion.words.effects import Sacrifice, destroy, gain, move_to, restore
from judge.games.warhammer_invasion.words.selectors import IN_HAND, IS_CORRUPT, SUPPORT_CARDS, UNITS

CHEAPER = Support(name="Discount Witness", powers=(Static(change=CostsLess(SUPPORT_CARDS & IN_HAND, 3)),))

OFFER = Tactic(name="Offering Witness", powers=(Played(effect=Sacrifice(UNITS)),))

SLAY = Tactic(name="Slaying Witness", powers=(Played(effect=destroy(target(UNITS))),))

RETREAT = Tactic(name="Retreat Witness", powers=(Played(effect=move_to(target(UNITS), KINGDOM)),))

PURGE = Tactic(name="Purge Witness", powers=(Played(effect=Effects((destroy(target(UNITS & IS_CORRUPT)), gain(1)))),))

RESTORE = Tactic(name="Restore Witness", powers=(Played(effect=restore(target(UNITS))),))
