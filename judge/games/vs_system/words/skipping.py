"""Words of card text that skip a phase."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.ask import Steps
from judge.engine.powers import Effect
from judge.engine.sight import Sight
from judge.games.vs_system.model.board import Step, scene
from judge.games.vs_system.model.events import AgendaChanged
from judge.games.vs_system.rules.skip import goes_without_step, skip_binds, skipped_phase_begins


@dataclass(frozen=True)
class SkipPhase(Effect):
    """Players skip ``phase`` this turn: it leaves the agenda with all of its steps."""

    phase: str

    def run(self, do: Sight) -> Steps[bool]:
        agenda = scene(do.match.state).agenda
        kept = tuple(step for step in agenda if step.phase != self.phase or not self._is_skipped(step, do))
        sentence = f"The {self.phase} phase is skipped."
        happened = yield from do.match.happen(
            AgendaChanged(fields=(("agenda", kept),), sentence=sentence, cause=do.cause)
        )
        return bool(happened)

    def _is_skipped(self, step: Step, do: Sight) -> bool:
        if step.player is None:
            return not do.match.consult(skipped_phase_begins)
        view = do.match.view()
        obliged = any(obj.controller == step.player and bool(view.bans("pass", obj)) for obj in do.match.state.all())
        return do.match.consult(goes_without_step, step.player == do.you) and do.match.consult(skip_binds, obliged)

    def words(self) -> str:
        return f"players skip the {self.phase} phase"
