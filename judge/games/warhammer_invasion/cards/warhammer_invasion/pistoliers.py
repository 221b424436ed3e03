"""Pistoliers"""

from __future__ import annotations

from judge.games.warhammer_invasion.dsl import SELF, MoveElsewhere, Unit, pay

PISTOLIERS = Unit(name="Pistoliers", race="Empire", cost=2, power=1, hp=2, powers=(pay(1) >> MoveElsewhere(SELF),))
