"""Lobber Crew"""

from __future__ import annotations

from judge.engine.players import EACH_OPPONENT
from judge.engine.select import SELF
from judge.games.warhammer_invasion.model.cards import Unit
from judge.games.warhammer_invasion.words.effects import Sacrifice, sacrifice_it
from judge.games.warhammer_invasion.words.selectors import UNITS

LOBBER_CREW = Unit(
    name="Lobber Crew", cost=2, power=1, hp=1, powers=(sacrifice_it(SELF) >> Sacrifice(UNITS, EACH_OPPONENT),)
)
