"""Evasion: "Stun this character >>> Recover this character as this turn's recovery phase starts." (base rule A13.8)"""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.context import Context
from judge.engine.decision import Resolution
from judge.engine.effects import Act
from judge.engine.powers import Effect
from judge.engine.relations import SELF
from judge.games.vs_system.model.board import EXHAUSTED
from judge.games.vs_system.rules.evasion import EVADER_RECOVERS_BY_ITSELF, EXHAUSTED_EVADES, STUN_IS_THE_COST
from judge.games.vs_system.words.effects import stun
from judge.games.vs_system.words.recovering import recover_later

STUN_IT: Act = stun(SELF)
RECOVER_IT: Effect = recover_later(SELF)


@dataclass(frozen=True)
class StunToEvade(Effect):
    """The cost of evasion: this character becomes stunned."""

    def run(self, context: Context) -> Resolution[bool]:
        if not context.match.judge(STUN_IS_THE_COST, True, misread=False):
            return True
        return (yield from STUN_IT.run(context))

    def is_feasible(self, context: Context) -> bool:
        source = context.source_object()
        is_tired = source is not None and EXHAUSTED in source.flags
        is_payable = context.match.judge(STUN_IS_THE_COST, STUN_IT.is_feasible(context), misread=True)
        return is_payable and context.match.judge(EXHAUSTED_EVADES, True, misread=not is_tired)

    def describe(self) -> str:
        return STUN_IT.describe()


@dataclass(frozen=True)
class Evade(Effect):
    """The effect of evasion: this character recovers as this turn's recovery phase starts."""

    def run(self, context: Context) -> Resolution[bool]:
        if not context.match.judge(STUN_IS_THE_COST, True, misread=False):
            yield from STUN_IT.run(context)
        if not context.match.judge(EVADER_RECOVERS_BY_ITSELF, True, misread=False):
            return True
        return (yield from RECOVER_IT.run(context))

    def is_always_done(self) -> bool:
        return True

    def describe(self) -> str:
        return RECOVER_IT.describe()


EVASION_POWER = StunToEvade() >> Evade()
