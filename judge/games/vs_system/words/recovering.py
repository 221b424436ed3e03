"""Words of card text about recovering later: "recover it as this turn's recovery phase starts"."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.conditions import Condition
from judge.engine.context import Context
from judge.engine.decision import Resolution
from judge.engine.lasting import lasting
from judge.engine.meant import ObjectsMeant
from judge.engine.nodes import describe
from judge.engine.objects import refs_of
from judge.engine.powers import Effect, Triggered
from judge.engine.relations import These
from judge.engine.rules import Maybe
from judge.games.vs_system.model.board import RECOVERY, scene
from judge.games.vs_system.rules.recovering import IS_OF_THIS_TURN, PHASE_HAS_TO_START, RECOVERS_AS_PHASE_STARTS
from judge.games.vs_system.words.effects import Recover
from judge.games.vs_system.words.selectors import start_of


@dataclass(frozen=True)
class RecoverLater(Effect):
    """``objects`` recover as the recovery phase of this turn starts, if ``condition`` holds then."""

    objects: ObjectsMeant
    condition: Maybe[Condition | None] = None

    def run(self, context: Context) -> Resolution[bool]:
        refs = yield from refs_of(self.objects, context)
        if not refs:
            return False
        match, recovering = context.match, Recover(objects=These(refs))
        is_late = scene(match.state).phase == RECOVERY
        if not match.judge(PHASE_HAS_TO_START, True, misread=not is_late) or not match.judge(
            RECOVERS_AS_PHASE_STARTS, True, misread=False
        ):
            return (yield from recovering.run(context))
        power = Triggered(pattern=start_of(RECOVERY), effect=recovering, condition=self.condition)
        until = match.judge(IS_OF_THIS_TURN, "turn", misread=None if is_late else "turn")
        return (yield from lasting(power, until).run(context))

    def is_always_done(self) -> bool:
        return True

    def describe(self) -> str:
        return f"recover {describe(self.objects)} as the recovery phase starts"


def recover_later(objects: ObjectsMeant, condition: Maybe[Condition | None] = None) -> RecoverLater:
    """Recover ``objects`` as this turn's recovery phase starts."""
    return RecoverLater(objects, condition)
