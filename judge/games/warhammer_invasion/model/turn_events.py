"""What can happen to the turn: a step begins. That a turn begins is the same in all games (`judge.engine.turns`)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from judge.engine.replacing import replace
from judge.engine.state import Event, Names, State, Zones
from judge.games.warhammer_invasion.model.board import BEGINNING, END, MAIN, SETUP, Step, scene


@dataclass(frozen=True, kw_only=True)
class StepBegan(Event):
    """``step`` begins, with ``agenda`` to come after it."""

    verb: ClassVar[str] = "begin step"
    step: Step
    agenda: tuple[Step, ...]

    def apply(self, state: State, zones: Zones) -> State:
        return replace(state, scene=replace(scene(state), step=self.step, agenda=self.agenda))

    def describe(self, names: Names) -> str:
        player = names.player(self.step.player)
        if self.step.phase == SETUP:
            return f"The game begins, and {player} goes first."
        if self.step.phase in (BEGINNING, END):
            return f"It is {player}'s turn." if self.step.phase == BEGINNING else f"{player}'s turn comes to its end."
        kind = "" if self.step.kind == MAIN else f", {self.step.kind}"
        return f"{player}'s {self.step.phase}{kind} begins."
