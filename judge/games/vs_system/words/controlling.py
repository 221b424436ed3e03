"""Words of card text that change who controls an object."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from judge.engine.ask import Steps, choose
from judge.engine.objects import refs_of
from judge.engine.powers import Effect
from judge.engine.sight import Sight
from judge.engine.values import said
from judge.games.vs_system.model.board import FRONT, SUPPORT, VISIBLE, free_spot, spot
from judge.games.vs_system.model.events import ControlGained


@dataclass(frozen=True)
class GainControl(Effect):
    """You gain control of the characters ``objects``, one after another, and pick each one's row; it stays in its kind of area."""

    objects: Any

    def run(self, do: Sight) -> Steps[bool]:
        refs = yield from refs_of(self.objects, do)
        done = False
        for ref in refs:
            place = spot(do.match.state.known(ref))
            area = place.area if place is not None and place.area is not None else VISIBLE
            free = tuple(free_spot(do.match.state, do.you, row, area) for row in (FRONT, SUPPORT))
            answer = yield from choose(do.you, f"where {do.match.names()(ref)} goes", free)
            happened = yield from do.match.happen(ControlGained(ref=ref, player=do.you, spot=answer[0], cause=do.cause))
            done = done or bool(happened)
        return done

    def words(self) -> str:
        return f"gain control of {said(self.objects)}"
