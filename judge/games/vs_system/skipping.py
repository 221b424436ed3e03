"""Phases that are skipped: what is left of the turn's agenda."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.ask import Steps
from judge.engine.powers import Effect
from judge.engine.rules import rule
from judge.engine.sight import Sight
from judge.games.vs_system.events import AgendaChanged
from judge.games.vs_system.scene import Step, scene

_ENTRY = "heralds-of-galactus/silver-surfer-harbinger-of-oblivion"


@rule("vs/skip.begins", f"{_ENTRY}#1", f"{_ENTRY}#4", misreading=lambda: True,
      believing="a skipped phase still begins, there is just no attack in it")  # fmt: skip
def skipped_phase_begins() -> bool:
    """A skipped phase doesn't begin: the next phase follows the one before it, and nothing triggers at its start."""
    return False


@rule("vs/skip.everybody", f"{_ENTRY}#2", f"{_ENTRY}#4", misreading=lambda is_yours: is_yours,
      believing="only the player whose effect it was goes without an attack step")  # fmt: skip
def goes_without_step(is_yours: bool) -> bool:
    """Nobody has a step in a skipped phase."""
    return True


@rule("vs/skip.obliged", f"{_ENTRY}#3", misreading=lambda has_obliged: not has_obliged,
      believing="a player whose character must attack if able still gets an attack step")  # fmt: skip
def skip_binds(has_obliged: bool) -> bool:
    """What must attack if able doesn't attack in a phase that is skipped."""
    return True


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
