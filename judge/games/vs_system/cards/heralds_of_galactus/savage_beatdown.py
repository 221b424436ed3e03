"""Savage Beatdown"""

from __future__ import annotations

from judge.engine.changes import Adds
from judge.engine.objects import target
from judge.engine.powers import Played
from judge.games.vs_system.model.cards import PlotTwist
from judge.games.vs_system.words.effects import this_attack
from judge.games.vs_system.words.selectors import ATTACKING

SAVAGE_BEATDOWN = PlotTwist(
    name="Savage Beatdown", powers=(Played(effect=this_attack(target(ATTACKING), Adds("atk", 5))),)
)
