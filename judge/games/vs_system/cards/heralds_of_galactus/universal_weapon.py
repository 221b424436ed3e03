"""Universal Weapon"""

from __future__ import annotations

from judge.engine.powers import Static
from judge.engine.select import ANY, SELF
from judge.games.vs_system.model.cards import Equipment
from judge.games.vs_system.model.changes import CostsLess
from judge.games.vs_system.words.recruiting import RecruitedThisTurn
from judge.games.vs_system.words.selectors import affiliated

# The ruling tells of the next four only what makes them cheaper, so their cost of 4 stands for any.
CHEAPER_WITH_KREE = Static(change=CostsLess(SELF, RecruitedThisTurn(affiliated("Kree"))), where=ANY)

UNIVERSAL_WEAPON = Equipment(name="Universal Weapon", cost=4, powers=(CHEAPER_WITH_KREE,))
