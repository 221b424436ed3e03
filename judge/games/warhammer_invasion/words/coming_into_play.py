"""How the text of cards puts something into play, turns up what lies face down, or places developments."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.context import Context
from judge.engine.decision import Resolution, choose
from judge.engine.effects import Move
from judge.engine.events import Moved
from judge.engine.meant import ObjectsMeant
from judge.engine.nodes import describe
from judge.engine.objects import refs_of
from judge.engine.powers import Effect
from judge.engine.relations import OWNED
from judge.engine.rules import Maybe
from judge.engine.select import Selector
from judge.engine.state import Obj, Ref
from judge.engine.trace import TraceEntry
from judge.games.warhammer_invasion.model.board import (
    CAPITAL_PHASE,
    DEVELOPMENT,
    DISCARD,
    RESOURCES,
    ZONES,
    scene,
)
from judge.games.warhammer_invasion.model.cards import Unit
from judge.games.warhammer_invasion.model.events import (
    TurnedUp,
)
from judge.games.warhammer_invasion.procedures.costs import price
from judge.games.warhammer_invasion.procedures.entering import Coming, entry_objections
from judge.games.warhammer_invasion.rules.put import PUTTING_INTO_PLAY_IS_ANY_TIME, PUTTING_INTO_PLAY_IS_FREE
from judge.games.warhammer_invasion.rules.turn_up import BARRED_DEVELOPMENT_STAYS, BARRED_REVEAL_IS_CANCELLED


@dataclass(frozen=True)
class PutIntoPlay(Effect):
    """You may put one card that ``of`` means into play in your zone ``zone`` (None: the zone of the power's source).

    ``if_able``: you don't just may, you do so if you are able to.
    """

    of: Selector
    zone: str | None = None
    if_able: bool = False

    def run(self, context: Context) -> Resolution[bool]:
        player, source = context.controller, context.source_object()
        zone = self.zone if self.zone is not None else (source.zone if source is not None else ZONES[0])
        able = tuple(obj.ref for obj in context.select(self.of & OWNED) if _can_be_put(context, obj, zone))
        answer = yield from choose(player, f"put into play: {describe(self.of)}", able, least=int(self.if_able))
        if not answer:
            return False
        happened = yield from context.match.happen(
            Moved(ref=answer[0], zone=zone, controller=player, cause=context.cause)
        )
        return bool(happened)

    def describe(self) -> str:
        return f"put {describe(self.of)} into play{', if able' if self.if_able else ''}"


@dataclass(frozen=True)
class PutThemIntoPlay(Effect):
    """Each of ``objects`` is put into play, in a zone of yours that you pick; ``face_down``: as a development."""

    objects: ObjectsMeant
    face_down: Maybe[bool] = False

    def run(self, context: Context) -> Resolution[bool]:
        match, done = context.match, False
        face_down = context.read(self.face_down)
        flags = frozenset({DEVELOPMENT}) if face_down else frozenset()
        refs = yield from refs_of(self.objects, context)
        for ref in refs:
            obj = match.state.known(ref)
            zones = tuple(zone for zone in ZONES if face_down or _can_be_put(context, obj, zone))
            answer = yield from choose(context.controller, f"which zone {match.names()(ref)} enters", zones)
            happened = yield from match.happen(
                *(
                    Moved(ref=ref, zone=zone, controller=context.controller, flags=flags, cause=context.cause)
                    for zone in answer
                )
            )
            done = done or bool(happened)
        return done

    def describe(self) -> str:
        return f"put {describe(self.objects)} into play{' as a development' if self.face_down is True else ''}"


def _can_be_put(context: Context, obj: Obj, zone: str) -> bool:
    """Whether an effect of ``context.controller`` can put ``obj`` into play in that zone of his."""
    match, player, step = context.match, context.controller, scene(context.state).step
    could_play = step.phase == CAPITAL_PHASE and step.player == player
    if not match.judge(PUTTING_INTO_PLAY_IS_ANY_TIME, True, misread=could_play):
        return False
    cost = match.judge(PUTTING_INTO_PLAY_IS_FREE, 0, misread=price(context, obj))
    is_barred = entry_objections(match, obj, zone, player, Coming.PUT)
    return not is_barred and context.state.number(player, RESOURCES) >= cost


@dataclass(frozen=True)
class TurnUp(Effect):
    """``objects`` (developments) are turned face up and stay, if they are units that may be there; otherwise the effect is cancelled."""

    objects: ObjectsMeant

    def run(self, context: Context) -> Resolution[bool]:
        refs = yield from refs_of(self.objects, context)
        done = False
        for ref in refs:
            is_turned_up = yield from self._turn_up(ref, context)
            done = done or is_turned_up
        return done

    def _turn_up(self, ref: Ref, context: Context) -> Resolution[bool]:
        match, obj = context.match, context.state.obj(ref)
        if obj is None:
            return False
        is_unit = isinstance(obj.card, Unit)
        if is_unit and not entry_objections(match, obj, obj.zone, obj.controller, Coming.TURNED_UP):
            return bool((yield from match.happen(TurnedUp(ref=ref, cause=context.cause))))
        name = match.names()(ref)
        match.trace.add(TraceEntry("note", f"{name} is revealed."))
        is_done = is_unit and match.judge(BARRED_REVEAL_IS_CANCELLED, False, misread=True)
        to = match.judge(BARRED_DEVELOPMENT_STAYS, None, misread=DISCARD)
        if to is None:
            match.trace.add(TraceEntry("note", f"The effect is cancelled: {name} goes back face down."))
        else:
            yield from match.happen(Moved(ref=ref, zone=to, cause=context.cause))
        return is_done

    def describe(self) -> str:
        return f"turn {describe(self.objects)} face up"


def develop(objects: ObjectsMeant, zone: str) -> Move:
    """``objects`` go face down into a zone of your capital as developments."""
    return Move(objects, zone, flags=frozenset({DEVELOPMENT}), under_your_control=True)
