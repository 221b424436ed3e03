"""Where the text of cards sends something: to hand, deck or another zone, and under whose control."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.context import Context
from judge.engine.decision import Resolution, choose
from judge.engine.effects import Move, run_without_asking
from judge.engine.events import Moved, Shuffled
from judge.engine.meant import ObjectsMeant
from judge.engine.nodes import describe
from judge.engine.objects import is_available, refs_of
from judge.engine.powers import Effect, Substitute
from judge.engine.state import Event, Ref
from judge.games.warhammer_invasion.model.board import (
    DECK,
    DISCARD,
    HAND,
    ZONES,
)
from judge.games.warhammer_invasion.rules.leave import GOES_TO_OWNERS_ZONE
from judge.games.warhammer_invasion.rules.move import MOVE_STAYS_IN_PLAY


@dataclass(frozen=True)
class GiveControl(Effect):
    """Your opponent takes control of ``objects``, which go to that player's zone ``zone``."""

    objects: ObjectsMeant
    zone: str

    def run(self, context: Context) -> Resolution[bool]:
        refs = yield from refs_of(self.objects, context)
        opponent = context.state.after(context.controller)[1]
        happened = yield from context.match.happen(
            *(Moved(ref=ref, zone=self.zone, controller=opponent, cause=context.cause) for ref in refs)
        )
        return bool(happened)

    def describe(self) -> str:
        return f"give your opponent control of {describe(self.objects)}"


@dataclass(frozen=True)
class ShuffleYourDeck(Effect):
    """You shuffle your deck."""

    def run(self, context: Context) -> Resolution[bool]:
        return bool((yield from context.match.happen(Shuffled(player=context.controller, cause=context.cause))))

    def describe(self) -> str:
        return "shuffle your deck"


@dataclass(frozen=True)
class GoOut(Substitute):
    """``objects`` go out of play, to ``zone`` of their owners."""

    objects: ObjectsMeant
    zone: str

    def run(self, context: Context) -> Resolution[bool]:
        refs = yield from refs_of(self.objects, context)
        happened = yield from context.match.happen(*self._moves(refs, context))
        return bool(happened)

    def events(self, context: Context) -> tuple[Event, ...]:
        """The moves of objects that nobody has to pick."""
        return self._moves(run_without_asking(refs_of(self.objects, context)), context)

    def _moves(self, refs: tuple[Ref, ...], context: Context) -> tuple[Event, ...]:
        match, found = context.match, []
        for ref in refs:
            obj = match.state.known(ref)
            player = match.judge(GOES_TO_OWNERS_ZONE, obj.owner, misread=obj.controller)
            found.append(Moved(ref=ref, zone=self.zone, controller=player, cause=context.cause))
        return tuple(found)

    def describe(self) -> str:
        return f"{describe(self.objects)} go to the {self.zone} of their owner"


@dataclass(frozen=True)
class MoveElsewhere(Effect):
    """Each of ``objects`` moves to another zone of its controller, which you pick."""

    objects: ObjectsMeant

    def run(self, context: Context) -> Resolution[bool]:
        match, done = context.match, False
        refs = yield from refs_of(self.objects, context)
        for ref in refs:
            obj = match.state.obj(ref)
            if obj is None:
                continue
            others = tuple(zone for zone in ZONES if zone != obj.zone)
            zones = match.judge(MOVE_STAYS_IN_PLAY, others, misread=(*others, DISCARD))
            answer = yield from choose(context.controller, f"which zone {match.names()(ref)} moves to", zones)
            happened = yield from match.happen(*(Moved(ref=ref, zone=zone, cause=context.cause) for zone in answer))
            done = done or bool(happened)
        return done

    def is_feasible(self, context: Context) -> bool:
        return is_available(self.objects, context)

    def describe(self) -> str:
        return f"move {describe(self.objects)} to another zone of its controller"


def to_hand(objects: ObjectsMeant) -> GoOut:
    """``objects`` go to their owners' hands."""
    return GoOut(objects, HAND)


def to_deck(objects: ObjectsMeant) -> GoOut:
    """``objects`` go to their owners' decks."""
    return GoOut(objects, DECK)


def move_to(objects: ObjectsMeant, zone: str) -> Move:
    """``objects`` move to a zone in play."""
    return Move(objects, zone)


def take_control(objects: ObjectsMeant, zone: str) -> Move:
    """You take control of ``objects``, which come into that zone of your capital."""
    return Move(objects, zone, under_your_control=True)
