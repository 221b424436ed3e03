"""Words of card text about breakthrough: causing it, causing less or more of it, and the character that was attacked."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

from judge.engine.context import Context
from judge.engine.nodes import describe
from judge.engine.patterns import Pattern
from judge.engine.players import Player
from judge.engine.powers import Substitute
from judge.engine.rules import Maybe
from judge.engine.select import Selector
from judge.engine.state import Event, InBatch, Obj, State
from judge.engine.values import Amount, Number
from judge.engine.values import amount as amount_of
from judge.games.vs_system.model.events import Breakthrough
from judge.games.vs_system.rules.breakthrough import ALL_MODIFY, FINAL_AMOUNT_COUNTS, final, modified


@dataclass(frozen=True)
class CausesBreakthrough(Pattern):
    """``subject`` causes breakthrough, at ``least`` so much of it, in an attack; ``on_character``: in one on a character."""

    subject: Maybe[Selector]
    least: int = 1
    on_character: bool = True

    def is_once_a_batch(self) -> bool:
        return Breakthrough.in_batch is InBatch.ONE

    def matches(self, context: Context, before: State) -> bool:
        event = context.event
        if not isinstance(event, Breakthrough) or event.counted < self.least:
            return False
        return _is_by(self.subject, context.on(before), event, self.on_character)

    def describe(self) -> str:
        return f"{describe(self.subject)} causes {f'{self.least} or more ' if self.least > 1 else ''}breakthrough"


@dataclass(frozen=True)
class WouldCauseBreakthrough(Pattern):
    """``subject`` would cause breakthrough, whatever has become of it by now: what a modifier of breakthrough replaces."""

    subject: Maybe[Selector]
    on_character: bool = True

    def matches(self, context: Context, before: State) -> bool:
        event = context.event
        if not isinstance(event, Breakthrough) or not _is_by(self.subject, context, event, self.on_character):
            return False
        return context.match.judge(ALL_MODIFY, True, misread=event.amount == event.reckoned)

    def describe(self) -> str:
        return f"{describe(self.subject)} causes breakthrough"


def _is_by(subject: Maybe[Selector], context: Context, event: Breakthrough, on_character: bool) -> bool:
    if on_character and event.defender is None:
        return False
    causers = (context.state.obj(ref) for ref in event.causers)
    return any(obj is not None and context.read(subject).matches(context, obj) for obj in causers)


@dataclass(frozen=True)
class ModifiedBreakthrough(Substitute):
    """The breakthrough at hand, ``by`` more or, where that is negative, less; `ThatMuch` more is twice as much."""

    by: Amount

    def events(self, context: Context) -> tuple[Event, ...]:
        event = context.event
        if not isinstance(event, Breakthrough):
            return ()
        match = context.match
        amount = match.consult(modified, event.amount, amount_of(self.by, context))
        caused = match.consult(final, amount)
        counted = match.judge(FINAL_AMOUNT_COUNTS, caused, misread=event.reckoned)
        return (replace(event, amount=amount, by=-caused, counted=counted),)

    def describe(self) -> str:
        if not isinstance(self.by, int):
            return f"{describe(self.by)} additional breakthrough"
        return f"{abs(self.by)} {'less' if self.by < 0 else 'additional'} breakthrough"


class Side(Enum):
    """A side of the attack in which the breakthrough at hand was caused."""

    CAUSER = "the character that has caused it"
    ATTACKED = "the character that was attacked"


def _on_side(context: Context, side: Maybe[Side]) -> tuple[Obj, ...]:
    event = context.event
    if not isinstance(event, Breakthrough):
        return ()
    attacked = (event.defender,) if event.defender is not None else ()
    refs = event.causers if context.read(side) is Side.CAUSER else attacked
    return tuple(context.state.known(ref) for ref in refs)


@dataclass(frozen=True)
class NumberOnSide(Number):
    """The characteristic ``what`` of the character on that side of the attack, as it is or last was."""

    what: str
    side: Maybe[Side] = Side.ATTACKED

    def value(self, context: Context) -> int:
        return sum(context.view.number(obj, self.what) for obj in _on_side(context, self.side))

    def describe(self) -> str:
        return f"the {self.what} of {describe(self.side)}"


@dataclass(frozen=True)
class ControllerOnSide(Player):
    """The controller of the character on that side of the attack."""

    side: Maybe[Side] = Side.ATTACKED

    def player(self, context: Context) -> str | None:
        return next((obj.controller for obj in _on_side(context, self.side)), None)

    def describe(self) -> str:
        return f"the controller of {describe(self.side)}"
