"""Lobber Crew"""

from __future__ import annotations

from judge.games.warhammer_invasion.dsl import EACH_OPPONENT, SELF, UNITS, Sacrifice, Unit, sacrifice_it

LOBBER_CREW = Unit(
    name="Lobber Crew", cost=2, power=1, hp=1, powers=(sacrifice_it(SELF) >> Sacrifice(UNITS, EACH_OPPONENT),)
)
