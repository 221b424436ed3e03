"""Words of card text that skip a phase."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.context import Context
from judge.engine.decision import Resolution
from judge.engine.powers import Effect
from judge.games.vs_system.model.board import PASS, Step, scene
from judge.games.vs_system.model.events import AgendaChanged
from judge.games.vs_system.rules.skip import (
    EVERYBODY_GOES_WITHOUT_STEP,
    SKIP_BINDS_THE_OBLIGED,
    SKIPPED_PHASE_BEGINS,
    SKIPPER_GOES_WITHOUT_STEP,
)


@dataclass(frozen=True)
class SkipPhase(Effect):
    """Players skip ``phase`` this turn: it leaves the agenda with all of its steps."""

    phase: str

    def run(self, context: Context) -> Resolution[bool]:
        agenda = scene(context.match.state).agenda
        kept = tuple(step for step in agenda if step.phase != self.phase or not self._is_skipped(step, context))
        sentence = f"The {self.phase} phase is skipped."
        happened = yield from context.match.happen(AgendaChanged(agenda=kept, sentence=sentence, cause=context.cause))
        return bool(happened)

    def _is_skipped(self, step: Step, context: Context) -> bool:
        match = context.match
        if step.player is None:
            return not match.judge(SKIPPED_PHASE_BEGINS, False, misread=True)
        is_obliged = any(obj.controller == step.player and match.view().bans(PASS, obj) for obj in match.state.all())
        is_own = step.player == context.controller
        return (
            match.judge(EVERYBODY_GOES_WITHOUT_STEP, True, misread=is_own)
            and match.judge(SKIPPER_GOES_WITHOUT_STEP, True, misread=not is_own)
            and match.judge(SKIP_BINDS_THE_OBLIGED, True, misread=not is_obliged)
        )

    def describe(self) -> str:
        return f"players skip the {self.phase} phase"
