"""What the text of Warhammer: Invasion cards does besides: sacrifice, destroying, what lasts for the turn, phases that are skipped."""

from __future__ import annotations

from dataclasses import dataclass, replace

from judge.engine.changes import Change
from judge.engine.context import Context
from judge.engine.decision import Resolution, choose
from judge.engine.effects import Act
from judge.engine.lasting import Modify
from judge.engine.meant import ObjectsMeant, PlayersMeant
from judge.engine.nodes import describe
from judge.engine.players import YOU
from judge.engine.powers import Effect
from judge.engine.relations import YOURS
from judge.engine.select import Selector
from judge.games.warhammer_invasion.model.changes import Skips
from judge.games.warhammer_invasion.model.events import (
    Destroyed,
    Sacrificed,
)
from judge.games.warhammer_invasion.rules.leave import EFFECTS_LOSE_THE_CARD
from judge.games.warhammer_invasion.rules.sacrifice import MAY_BE_SACRIFICED


@dataclass(frozen=True)
class Sacrifice(Effect):
    """``who`` sacrifices one of his own cards that ``of`` means (``of`` seen from that player), if able."""

    of: Selector
    who: PlayersMeant = YOU

    def run(self, context: Context) -> Resolution[bool]:
        done = False
        for player in context.read(self.who).players(context):
            own = tuple(
                obj.ref
                for obj in replace(context, controller=player).select(self.of)
                if context.match.judge(MAY_BE_SACRIFICED, obj.controller == player, misread=obj.owner == player)
            )
            answer = yield from choose(player, f"sacrifice {describe(self.of)}", own)
            happened = yield from context.match.happen(*(Sacrificed(ref=ref, cause=context.cause) for ref in answer))
            done = done or bool(happened)
        return done

    def is_feasible(self, context: Context) -> bool:
        return all(
            any(True for _ in replace(context, controller=player).select(self.of & YOURS))
            for player in context.read(self.who).players(context)
        )

    def describe(self) -> str:
        return f"{describe(self.who)} sacrifice {describe(self.of)}"


@dataclass(frozen=True)
class ForTheTurn(Modify):
    """A change of objects that lasts for the turn, and no longer than they are in play."""

    def run(self, context: Context) -> Resolution[bool]:
        follows = context.match.judge(EFFECTS_LOSE_THE_CARD, False, misread=True)
        return (yield from Modify.run(replace(self, follows=follows), context))


def destroy(objects: ObjectsMeant) -> Act:
    """Destroy ``objects``."""
    return Act(Destroyed, objects, "destroy")


def sacrifice_it(objects: ObjectsMeant) -> Act:
    """Sacrifice exactly ``objects``, as a cost."""
    return Act(Sacrificed, objects, "sacrifice")


def this_turn(objects: ObjectsMeant, *changes: Change) -> ForTheTurn:
    """``changes`` of ``objects`` for this turn."""
    return ForTheTurn(objects, changes, "turn")


def skip(phase: str) -> Modify:
    """That phase of this turn is skipped."""
    return Modify(None, (Skips(phase),), "turn")
