"""Transferable: as your formation step starts, you may move this equipment to another character of yours (base rule A13.20)."""

from __future__ import annotations

from judge.engine.flow import May
from judge.engine.objects import choice
from judge.engine.powers import Triggered, whenever
from judge.engine.relations import HOST, SELF, YOURS
from judge.engine.rules import RuledBy
from judge.games.vs_system.model.board import BUILD, FORMATION_STEP, RECRUIT_STEP
from judge.games.vs_system.words.equipping import Transfer
from judge.games.vs_system.words.extra_steps import YourStepBegins
from judge.games.vs_system.words.selectors import CHARACTERS

_ruled = RuledBy("vs-system-base/a13.20")

_TRANSFER = Transfer(SELF, choice(CHARACTERS & YOURS & ~HOST, name="the character to which it goes"))

_STARTS = _ruled(
    1,
    YourStepBegins(BUILD, FORMATION_STEP),
    misread=YourStepBegins(BUILD, RECRUIT_STEP),
    belief="transferable equipment is moved as the recruit step starts",
)

TRANSFERABLE_POWER: Triggered = whenever(_STARTS) >> _ruled(
    1, May(_TRANSFER), misread=_TRANSFER, belief="transferable equipment has to be moved each turn"
)
