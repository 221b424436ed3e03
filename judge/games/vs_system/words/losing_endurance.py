"""Words of card text about losing endurance."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.context import Context
from judge.engine.events import NumberChanged
from judge.engine.nodes import describe
from judge.engine.patterns import Pattern
from judge.engine.rules import Maybe
from judge.engine.state import State
from judge.engine.whose import Whose, belongs
from judge.games.vs_system.model.board import ENDURANCE
from judge.games.vs_system.rules.pay import PAYING_IS_NO_LOSS


@dataclass(frozen=True)
class LosesEndurance(Pattern):
    """One of ``whose`` players loses endurance: by a stun, breakthrough or an effect. Paying it is no loss."""

    whose: Maybe[Whose] = Whose.YOURS

    def matches(self, context: Context, before: State) -> bool:
        event = context.event
        if not isinstance(event, NumberChanged) or event.what != ENDURANCE or event.by >= 0:
            return False
        is_theirs = belongs(context.read(self.whose), context.controller, event.player)
        return is_theirs and context.match.require(PAYING_IS_NO_LOSS, event.cause.kind != "cost")

    def describe(self) -> str:
        return f"{describe(self.whose)} player loses endurance"
