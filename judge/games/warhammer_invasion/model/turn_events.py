"""What can happen to the turn: it begins, a step begins."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from judge.engine.bookkeeping import SceneChanged
from judge.engine.state import Event, Names, State, Zones
from judge.games.warhammer_invasion.model.board import BEGINNING, END, Step


@dataclass(frozen=True, kw_only=True)
class StepBegan(SceneChanged):
    """A step begins."""

    verb: ClassVar[str] = "begin step"
    step: Step

    def describe(self, names: Names) -> str:
        player = names.player(self.step.player)
        if self.step.phase in (BEGINNING, END):
            return f"It is {player}'s turn." if self.step.phase == BEGINNING else f"{player}'s turn comes to its end."
        kind = "" if self.step.kind == "main" else f", {self.step.kind}"
        return f"{player}'s {self.step.phase}{kind} begins."


@dataclass(frozen=True, kw_only=True)
class TurnBegan(Event):
    """The next turn begins."""

    verb: ClassVar[str] = "begin turn"

    def apply(self, state: State, zones: Zones) -> State:
        return replace(state, turn=state.turn + 1)

    def describe(self, names: Names) -> str:
        return "A new turn begins."
