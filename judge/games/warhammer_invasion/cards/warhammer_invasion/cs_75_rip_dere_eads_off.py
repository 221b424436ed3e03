"""Rip Dere ’Eads Off!"""

from __future__ import annotations

from judge.engine.objects import choice
from judge.engine.powers import Played
from judge.engine.select import YOURS
from judge.games.warhammer_invasion.model.cards import Tactic
from judge.games.warhammer_invasion.words.effects import TurnUp
from judge.games.warhammer_invasion.words.selectors import DEVELOPMENTS

RIP_DERE_EADS_OFF = Tactic(
    name="Rip Dere ’Eads Off!", entry="warhammer-invasion/cs-75-rip-dere-eads-off",
    powers=(Played(effect=TurnUp(choice(DEVELOPMENTS & YOURS, name="a development"))),),
)  # fmt: skip
