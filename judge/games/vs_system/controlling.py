"""Control of a character passing from one player to another."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, ClassVar

from judge.engine.ask import Steps, choose
from judge.engine.events import Event
from judge.engine.game import Game
from judge.engine.objects import refs_of
from judge.engine.powers import Effect
from judge.engine.sight import Sight
from judge.engine.state import Ref, State
from judge.engine.values import said
from judge.games.vs_system.scene import FRONT, SUPPORT, VISIBLE, Spot, free_spot, spot


@dataclass(frozen=True, kw_only=True)
class ControlGained(Event):
    """``player`` gains control of ``ref``, which takes a position of that player's. It stays the object that it was."""

    verb: ClassVar[str] = "gain control"
    ref: Ref
    player: str
    spot: Spot

    def is_possible(self, state: State) -> bool:
        obj = state.obj(self.ref)
        return obj is not None and obj.controller != self.player

    def apply(self, state: State, game: Game) -> State:
        return state.with_obj(replace(state.known(self.ref), controller=self.player, spot=self.spot))

    def words(self, names: Any) -> str:
        return f"{names.player(self.player)} gains control of {names(self.ref)}."


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
