"""Ally: "Whenever a character you control becomes powered-up ..." (base rule A13.19)"""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.context import Context
from judge.engine.patterns import Pattern
from judge.engine.powers import Effect, Triggered, whenever
from judge.engine.rules import Maybe
from judge.engine.state import State
from judge.games.vs_system.model.attack_events import PoweredUp
from judge.games.vs_system.rules.ally import ALLY_IS_ONES_OWN, ALLY_MAY_BE_ANOTHER, ANY_POWER_UP_COUNTS


@dataclass(frozen=True)
class AllyPoweredUp(Pattern):
    """A character that you control becomes powered-up, in whatever way."""

    def matches(self, context: Context, before: State) -> bool:
        event = context.event
        obj = context.state.obj(event.ref) if isinstance(event, PoweredUp) else None
        if obj is None or event is None:
            return False
        match = context.match
        is_own = match.judge(ALLY_IS_ONES_OWN, obj.controller == context.controller, misread=True)
        is_meant = match.judge(ALLY_MAY_BE_ANOTHER, is_own, misread=obj.ref == context.source)
        # The effect of discarding a card is one of the character that is powered up.
        by_discard = event.cause.source == obj.ref
        return match.judge(ANY_POWER_UP_COUNTS, is_meant, misread=is_meant and by_discard)

    def describe(self) -> str:
        return "a character you control becomes powered-up"


def ally(effect: Maybe[Effect]) -> Triggered:
    """``effect`` as text behind the keyword ally."""
    return whenever(AllyPoweredUp()) >> effect
