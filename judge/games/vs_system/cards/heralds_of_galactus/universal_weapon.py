"""Universal Weapon"""

from __future__ import annotations

from judge.games.vs_system.dsl import ANY, SELF, CostsLess, Equipment, RecruitedThisTurn, Static, affiliated

# The ruling tells of the next four only what makes them cheaper, so their cost of 4 stands for any.
CHEAPER_WITH_KREE = Static(change=CostsLess(SELF, RecruitedThisTurn(affiliated("Kree"))), where=ANY)

UNIVERSAL_WEAPON = Equipment(name="Universal Weapon", cost=4, powers=(CHEAPER_WITH_KREE,))
