"""Words of card text about what has come into play, and about putting it into the front row."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Any

from judge.engine.ask import Steps, choose
from judge.engine.events import Moved
from judge.engine.objects import refs_of
from judge.engine.powers import Effect
from judge.engine.select import Selector
from judge.engine.sight import Sight
from judge.engine.state import Obj, Ref
from judge.engine.values import said, state_after
from judge.engine.whose import Whose, belongs
from judge.games.vs_system.model.board import FRONT, PLAY, Spot, spot
from judge.games.vs_system.words.coming_into_play import arrival_area
from judge.games.vs_system.words.selectors import CHARACTERS


@dataclass(frozen=True)
class CameIntoPlay(Selector):
    """Characters in play that came into play this turn under the control of ``whose`` player, whoever controls them now."""

    whose: Whose = Whose.YOURS

    def matches(self, sight: Sight, obj: Obj) -> bool:
        if not CHARACTERS.matches(sight, obj):
            return False
        for record in sight.state.history:
            if record.turn != sight.state.turn:
                continue
            for event in record.events:
                if (
                    isinstance(event, Moved)
                    and event.zone == PLAY
                    and event.becomes(record.before, sight.match.game) == obj.ref
                ):
                    after = state_after(sight, record).state
                    return belongs(sight.read(self.whose), sight.you, after.known(obj.ref).controller)
        return False

    def words(self) -> str:
        return "that came into play this turn"


class Placer(Enum):
    """Axis *who*: who picks the positions of cards that come back."""

    OWNER = "their owners"
    CONTROLLER = "the controller of the effect"


@dataclass(frozen=True)
class PutIntoFrontRow(Effect):
    """``objects`` are put into the front rows of their owners, the positions picked by ``who``; ``at_once``: all in one batch."""

    objects: Any
    who: Placer = Placer.OWNER
    at_once: bool = True
    flags: frozenset[str] = frozenset()

    def run(self, do: Sight) -> Steps[bool]:
        refs = yield from refs_of(self.objects, do)
        order = do.match.state.after(do.match.game.first(do.match.state))
        ordered = sorted(refs, key=lambda ref: order.index(do.match.state.known(ref).owner))
        moves: list[Moved] = []
        for at, ref in enumerate(ordered):
            owner = do.match.state.known(ref).owner
            place = yield from self._position(
                do, ref, [move.spot for move in moves if move.controller == owner], len(ordered) - at
            )
            moves.append(
                Moved(ref=ref, zone=PLAY, spot=place, controller=owner, flags=do.read(self.flags), cause=do.cause)
            )
        done = False
        at_once = do.read(self.at_once)
        for batch in (moves,) if at_once else ([move] for move in moves):
            happened = yield from do.match.happen(*batch)
            done = done or bool(happened)
        return done

    def _position(self, do: Sight, ref: Ref, promised: list[Spot], left: int) -> Steps[Spot]:
        """Ask for a free position: one between, beside or beyond those that the owner's characters have."""
        owner = do.match.state.known(ref).owner
        area = yield from arrival_area(do, ref)
        own = [
            place
            for obj in do.match.state.all()
            if obj.controller == owner and obj.zone == PLAY and (place := spot(obj))
        ]
        taken = {place for place in (*own, *promised) if place.area == area}
        columns = range(max((place.column for place in taken), default=-1) + left + 1)
        free = tuple(place for column in columns if (place := Spot(FRONT, column, area)) not in taken)
        picker = owner if do.read(self.who) is Placer.OWNER else do.you
        answer = yield from choose(picker, f"the front row position of {do.match.names()(ref)}", free)
        found: Spot = answer[0]
        return found

    def words(self) -> str:
        return f"put {said(self.objects)} into the front rows of their owners"
