"""Words of card text that change who controls an object."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from judge.engine.context import Context
from judge.engine.decision import Resolution, choose
from judge.engine.nodes import describe
from judge.engine.objects import refs_of
from judge.engine.powers import Effect
from judge.games.vs_system.model.board import FRONT, SUPPORT, VISIBLE, free_spot, spot
from judge.games.vs_system.model.events import ControlGained


@dataclass(frozen=True)
class GainControl(Effect):
    """You gain control of the characters ``objects``, one after another, and pick each one's row; it stays in its kind of area."""

    objects: Any

    def run(self, context: Context) -> Resolution[bool]:
        refs = yield from refs_of(self.objects, context)
        done = False
        for ref in refs:
            place = spot(context.match.state.known(ref))
            area = place.area if place is not None and place.area is not None else VISIBLE
            free = tuple(free_spot(context.match.state, context.controller, row, area) for row in (FRONT, SUPPORT))
            answer = yield from choose(context.controller, f"where {context.match.names()(ref)} goes", free)
            happened = yield from context.match.happen(
                ControlGained(ref=ref, player=context.controller, spot=answer[0], cause=context.cause)
            )
            done = done or bool(happened)
        return done

    def describe(self) -> str:
        return f"gain control of {describe(self.objects)}"
