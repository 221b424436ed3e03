"""Greyseer Thanquol"""

from __future__ import annotations

from judge.games.warhammer_invasion.model.cards import Unit, names
from judge.games.warhammer_invasion.model.keyword_names import ATTACKS_FROM_ANYWHERE

GREYSEER_THANQUOL = Unit(name="Greyseer Thanquol", power=2, hp=4, keywords=names(ATTACKS_FROM_ANYWHERE))
