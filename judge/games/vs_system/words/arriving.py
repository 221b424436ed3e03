"""Words of card text about what has come into play, and about putting it into the front row."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Any

from judge.engine.context import Context
from judge.engine.decision import Resolution, choose
from judge.engine.events import Moved
from judge.engine.nodes import describe
from judge.engine.objects import refs_of
from judge.engine.patterns import state_after
from judge.engine.powers import Effect
from judge.engine.rules import Maybe
from judge.engine.select import Selector
from judge.engine.state import Obj, Ref
from judge.engine.whose import Whose, belongs
from judge.games.vs_system.model.board import FRONT, PLAY, Spot, spot
from judge.games.vs_system.words.coming_into_play import arrival_area
from judge.games.vs_system.words.selectors import CHARACTERS


@dataclass(frozen=True)
class CameIntoPlay(Selector):
    """Characters in play that came into play this turn under the control of ``whose`` player, whoever controls them now."""

    whose: Whose = Whose.YOURS

    def matches(self, context: Context, obj: Obj) -> bool:
        if not CHARACTERS.matches(context, obj):
            return False
        for record in context.state.this_turn():
            for event in record.events:
                if (
                    isinstance(event, Moved)
                    and event.zone == PLAY
                    and event.becomes(record.before, context.match.game) == obj.ref
                ):
                    after = state_after(context, record).state
                    return belongs(context.read(self.whose), context.controller, after.known(obj.ref).controller)
        return False

    def describe(self) -> str:
        return "that came into play this turn"


class Placer(Enum):
    """Axis *who*: who picks the positions of cards that come back."""

    OWNER = "their owners"
    CONTROLLER = "the controller of the effect"


@dataclass(frozen=True)
class PutIntoFrontRow(Effect):
    """``objects`` are put into the front rows of their owners, the positions picked by ``who``; ``at_once``: all in one batch."""

    objects: Any
    who: Maybe[Placer] = Placer.OWNER
    at_once: Maybe[bool] = True
    flags: Maybe[frozenset[str]] = frozenset()

    def run(self, context: Context) -> Resolution[bool]:
        refs = yield from refs_of(self.objects, context)
        order = context.match.state.after(context.match.game.first_player(context.match.state))
        ordered = sorted(refs, key=lambda ref: order.index(context.match.state.known(ref).owner))
        moves: list[Moved] = []
        for at, ref in enumerate(ordered):
            owner = context.match.state.known(ref).owner
            places = (move.spot for move in moves if move.controller == owner)
            promised = [place for place in places if isinstance(place, Spot)]
            place = yield from self._position(context, ref, promised, len(ordered) - at)
            moves.append(
                Moved(
                    ref=ref,
                    zone=PLAY,
                    spot=place,
                    controller=owner,
                    flags=context.read(self.flags),
                    cause=context.cause,
                )
            )
        done = False
        at_once = context.read(self.at_once)
        for batch in (moves,) if at_once else ([move] for move in moves):
            happened = yield from context.match.happen(*batch)
            done = done or bool(happened)
        return done

    def _position(self, context: Context, ref: Ref, promised: list[Spot], left: int) -> Resolution[Spot]:
        """Ask for a free position: one between, beside or beyond those that the owner's characters have."""
        owner = context.match.state.known(ref).owner
        area = yield from arrival_area(context, ref)
        own = [
            place
            for obj in context.match.state.all()
            if obj.controller == owner and obj.zone == PLAY and (place := spot(obj))
        ]
        taken = {place for place in (*own, *promised) if place.area == area}
        columns = range(max((place.column for place in taken), default=-1) + left + 1)
        free = tuple(place for column in columns if (place := Spot(FRONT, column, area)) not in taken)
        picker = owner if context.read(self.who) is Placer.OWNER else context.controller
        answer = yield from choose(picker, f"the front row position of {context.match.names()(ref)}", free)
        found: Spot = answer[0]
        return found

    def describe(self) -> str:
        return f"put {describe(self.objects)} into the front rows of their owners"
