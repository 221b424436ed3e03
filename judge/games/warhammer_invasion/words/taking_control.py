"""Words of card text about control that changes: the card comes into the corresponding zone of its new controller."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.context import Context
from judge.engine.decision import Resolution
from judge.engine.events import Moved
from judge.engine.meant import ObjectsMeant
from judge.engine.nodes import describe
from judge.engine.objects import is_available, refs_of
from judge.engine.players import YOU, Player, decider
from judge.engine.powers import Effect
from judge.games.warhammer_invasion.model.board import BATTLEFIELD
from judge.games.warhammer_invasion.rules.zones import CORRESPONDS_BY_NAME


@dataclass(frozen=True)
class TakeControl(Effect):
    """``who`` takes control of ``objects``, each of which comes into that player's zone that corresponds to its own."""

    objects: ObjectsMeant
    who: Player = YOU

    def run(self, context: Context) -> Resolution[bool]:
        match = context.match
        refs = yield from refs_of(self.objects, context)
        player = yield from decider(self.who, context)
        events = []
        for obj in (obj for ref in refs if (obj := match.state.obj(ref)) is not None):
            zone = match.judge(CORRESPONDS_BY_NAME, obj.zone, misread=BATTLEFIELD)
            events.append(Moved(ref=obj.ref, zone=zone, controller=player, cause=context.cause))
        return bool((yield from match.happen(*events)))

    def is_feasible(self, context: Context) -> bool:
        return is_available(self.objects, context)

    def describe(self) -> str:
        takes = "take" if self.who == YOU else "takes"
        return f"{describe(self.who)} {takes} control of {describe(self.objects)}, in the corresponding zone"
