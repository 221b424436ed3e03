"""What the turns of all games have in common: a turn begins, modifiers run out, players pass in succession. Not here: any game's steps."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from judge.engine.bookkeeping import ModifierEnded, Priority
from judge.engine.context import Match
from judge.engine.decision import Resolution
from judge.engine.replacing import replace
from judge.engine.state import Cause, Event, Names, State, Zones


@dataclass(frozen=True, kw_only=True)
class TurnBegan(Event):
    """The next turn begins."""

    verb: ClassVar[str] = "begin turn"

    def apply(self, state: State, zones: Zones) -> State:
        return replace(state, turn=state.turn + 1)

    def describe(self, names: Names) -> str:
        return "A new turn begins."


def ends_of_modifiers(state: State, span: str, cause: Cause) -> tuple[ModifierEnded, ...]:
    """The ends of all modifiers that last until the end of ``span``, such as "turn"."""
    return tuple(ModifierEnded(id=modifier.id, cause=cause) for modifier in state.modifiers if modifier.until == span)


def pass_priority(match: Match, player: str) -> Resolution[bool]:
    """``player`` passes, and the next player has priority.

    :return: whether all players have now passed in succession; then nobody has priority.
    """
    passed = match.state.passed | {player}
    order = match.state.after(player)
    if len(passed) < len(order):
        yield from match.happen(Priority(to=order[1], passed=passed))
        return False
    yield from match.happen(Priority(to=None))
    return True
