"""Words of card text that add a step to the turn."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from judge.engine.context import Context
from judge.engine.decision import Resolution
from judge.engine.patterns import Pattern
from judge.engine.powers import Effect
from judge.engine.rules import Maybe
from judge.engine.state import InBatch, State
from judge.games.vs_system.model.board import Step, scene
from judge.games.vs_system.model.events import AgendaChanged, StepBegan


class InAgenda(Enum):
    """Where in the agenda an additional step comes."""

    NEXT = "after the current one"
    LAST = "after the other steps of its kind"


@dataclass(frozen=True)
class AdditionalStep(Effect):
    """You get an additional step of ``kind`` in ``phase``."""

    phase: str
    kind: str
    place: Maybe[InAgenda] = InAgenda.NEXT

    def run(self, context: Context) -> Resolution[bool]:
        agenda = scene(context.state).agenda
        alike = [index for index, step in enumerate(agenda) if (step.phase, step.kind) == (self.phase, self.kind)]
        at = max(alike, default=-1) + 1 if context.read(self.place) is InAgenda.LAST else 0
        longer = (*agenda[:at], Step(self.phase, self.kind, context.controller), *agenda[at:])
        sentence = f"{context.match.names().player(context.controller)} gets an additional {self.kind}."
        happened = yield from context.match.happen(AgendaChanged(agenda=longer, sentence=sentence, cause=context.cause))
        return bool(happened)

    def is_always_done(self) -> bool:
        return True

    def describe(self) -> str:
        return f"you get an additional {self.kind}"


@dataclass(frozen=True)
class YourStepBegins(Pattern):
    """A step of ``kind`` of yours begins."""

    phase: str
    kind: str

    def is_once_a_batch(self) -> bool:
        return StepBegan.in_batch is InBatch.ONE

    def matches(self, context: Context, before: State) -> bool:
        yours = Step(self.phase, self.kind, context.controller)
        return isinstance(context.event, StepBegan) and context.event.step == yours

    def describe(self) -> str:
        return f"your {self.kind} starts"
