"""Greyseer Thanquol"""

from __future__ import annotations

from judge.games.warhammer_invasion.dsl import ATTACKS_FROM_ANYWHERE, Unit, names

GREYSEER_THANQUOL = Unit(name="Greyseer Thanquol", power=2, hp=4, keywords=names(ATTACKS_FROM_ANYWHERE))
