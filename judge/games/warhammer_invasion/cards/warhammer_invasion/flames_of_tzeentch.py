"""Flames of Tzeentch"""

from __future__ import annotations

from judge.engine.objects import target
from judge.engine.powers import Played
from judge.games.warhammer_invasion.model.cards import Tactic
from judge.games.warhammer_invasion.words.effects import DealDamage
from judge.games.warhammer_invasion.words.letter_x import LetterX
from judge.games.warhammer_invasion.words.selectors import UNITS

FLAMES_OF_TZEENTCH = Tactic(
    name="Flames of Tzeentch", variable=True, powers=(Played(effect=DealDamage(target(UNITS), LetterX())),)
)
