"""Words of card text about the phase in progress: what has happened in it."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import takewhile

from judge.engine.spans import Span
from judge.engine.state import Record, State
from judge.games.vs_system.model.board import scene


@dataclass(frozen=True)
class ThisPhase(Span):
    """The phase in progress, from its start on."""

    def records(self, state: State) -> tuple[Record, ...]:
        phase = scene(state).phase
        found = tuple(takewhile(lambda record: scene(record.before).phase == phase, reversed(state.this_turn())))
        return found[::-1]

    def describe(self) -> str:
        return "this phase"


THIS_PHASE = ThisPhase()
