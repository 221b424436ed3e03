"""Which events a triggered power, a replacement or a count speaks of."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Literal, TypeAlias

from judge.engine.conditions import Condition, is_met
from judge.engine.context import Context, When
from judge.engine.errors import NotExpressible
from judge.engine.events import CounterAdded, Moved, NumberChanged
from judge.engine.nodes import Node, describe
from judge.engine.relations import SELF
from judge.engine.rules import Maybe, as_ruled
from judge.engine.select import Selector, means_one
from judge.engine.spans import THIS_TURN, Span
from judge.engine.state import Event, InBatch, Obj, Record, State
from judge.engine.values import Number
from judge.engine.whose import Whose, belongs


class Pattern(Node):
    """Says whether an event, with the state before it, is one of those that are meant; ``context.event`` is the event."""

    def matches(self, context: Context, before: State) -> bool:
        """Whether ``context.event`` is meant. ``context.state`` is the state after (or, for a replacement, before) the event."""
        raise NotImplementedError

    def is_once_a_batch(self) -> bool:
        """Whether no batch can hold two events that are meant."""
        return self.is_once_a_turn()

    def is_once_a_turn(self) -> bool:
        """Whether no turn can hold two events that are meant, for one and the same object whose power it is."""
        return False

    def __or__(self, other: Pattern) -> Pattern:
        return OneOfPatterns((self, other))


Seen: TypeAlias = Literal["is", "before", "after"]


@dataclass(frozen=True)
class On(Pattern):
    """Events of the verb of ``event`` that happen to ``subject`` (an object) while ``during`` holds, whoever brings them about.

    ``seen`` says in which state the subject is looked at: "before" the event, "after" it, or wherever it "is" (after, if still there).
    ``fact`` names fields of the event and what they hold.
    """

    event: type[Event]
    subject: Maybe[Selector | None] = None
    during: Maybe[Condition | None] = None
    seen: Seen = "is"
    fact: tuple[tuple[str, object], ...] = ()

    def matches(self, context: Context, before: State) -> bool:
        event = context.event
        return (
            event is not None
            and event.verb == self.event.verb
            and all(getattr(event, name) == value for name, value in self.fact)
            and self._is_such(event, before)
            and is_met(self.during, context.on(before))
            and self._is_by(event, context)
            and self._is_to_subject(event, context, before)
        )

    def _is_such(self, event: Event, before: State) -> bool:
        return True

    def _is_by(self, event: Event, context: Context) -> bool:
        return True

    def _is_to_subject(self, event: Event, context: Context, before: State) -> bool:
        subject = context.read(self.subject)
        if subject is None:
            return True
        found, state = self._found(event, context, before)
        return found is not None and subject.matches(context.on(state), found)

    def _found(self, event: Event, context: Context, before: State) -> tuple[Obj | None, State]:
        ref = event.subject
        if ref is None:
            return None, before
        if self.seen == "before":
            return before.obj(ref), before
        if isinstance(event, Moved):
            arrived = context.state.obj(event.becomes(before, context.match.game))
            if self.seen == "after":
                return arrived, context.state
        here = context.state.obj(ref)
        return (here, context.state) if here is not None else (before.known(ref), before)

    def is_once_a_batch(self) -> bool:
        if self.event.in_batch is InBatch.ONE_AN_OBJECT:
            return means_one(self.subject)
        return self.event.in_batch is InBatch.ONE

    def is_once_a_turn(self) -> bool:
        return self.event.once_an_object and as_ruled(self.subject) == SELF

    def describe(self) -> str:
        return self.event.verb if self.subject is None else f"{describe(self.subject)}: {self.event.verb}"


@dataclass(frozen=True)
class OnMove(On):
    """``subject`` goes from zone ``source`` to zone ``to``; None leaves either open."""

    event: type[Event] = Moved
    source: str | None = None
    to: str | None = None

    def _is_such(self, event: Event, before: State) -> bool:
        if not isinstance(event, Moved):
            return False
        came = before.known(event.ref).zone
        return (self.source is None or came == self.source) and (self.to is None or event.zone == self.to)


@dataclass(frozen=True)
class GetsCounters(On):
    """``subject`` gets one or more counters, or comes into play with some: once for all that it gets at once."""

    event: type[Event] = CounterAdded

    def matches(self, context: Context, before: State) -> bool:
        event = context.event
        batch = context.state.history[-1].events if context.state.history else ()
        alike = (
            (other for other in batch if isinstance(other, CounterAdded) and other.subject == event.subject)
            if event
            else ()
        )
        # Equal events of a batch are told apart: it is the first one that counts.
        return super().matches(context, before) and next(iter(alike), event) is event

    def describe(self) -> str:
        return f"{describe(self.subject)} gets counters"


@dataclass(frozen=True)
class Does(On):
    """What a player whom ``whose`` means does or suffers: drawing, recruiting ``subject``, losing endurance."""

    whose: Maybe[Whose] = field(kw_only=True)

    def _is_by(self, event: Event, context: Context) -> bool:
        player = event.of_player
        return player is not None and belongs(context.read(self.whose), context.controller, player)

    def describe(self) -> str:
        if self.subject is None:
            return f"{describe(self.whose).replace('yours', 'your')} {self.event.verb}"
        return super().describe()


@dataclass(frozen=True)
class Reaches(Pattern):
    """The characteristic ``what`` of the power's source becomes ``least`` or more, having been less, whatever makes it so."""

    what: str
    least: int

    def matches(self, context: Context, before: State) -> bool:
        old = before.obj(context.source) if context.source is not None else None
        new = context.state.obj(context.source) if context.source is not None else None
        if old is None or new is None:
            return False
        view = context.match.view
        return view(before).number(old, self.what) < self.least <= view(context.state).number(new, self.what)

    def describe(self) -> str:
        return f"its {self.what} becomes {self.least} or more"


@dataclass(frozen=True)
class OneOfPatterns(Pattern):
    """Any of ``parts``."""

    parts: tuple[Maybe[Pattern], ...]

    def matches(self, context: Context, before: State) -> bool:
        return any(context.read(part).matches(context, before) for part in self.parts)

    def describe(self) -> str:
        return " or ".join(describe(part) for part in self.parts)


@dataclass(frozen=True)
class CountEvents(Number):
    """How many events of this turn, or ``within`` another span, ``of`` matches, looked up in history ``when``."""

    of: Maybe[Pattern]
    when: Maybe[When] = When.RESOLUTION
    within: Maybe[Span] = THIS_TURN

    def value(self, context: Context) -> int:
        here = context.at(context.read(self.when))
        of, found = context.read(self.of), 0
        for record in context.read(self.within).records(here.state):
            after = state_after(here, record)
            found += sum(of.matches(replace(after, event=event), record.before) for event in record.events)
        return found

    def describe(self) -> str:
        return f"the number of times {describe(self.within)} that {describe(self.of)}"


def state_after(context: Context, record: Record) -> Context:
    """``context`` on the state after ``record``: the one before the next record, or the state looked at."""
    history = context.state.history
    at = len(record.before.history)
    return context.on(history[at + 1].before) if at + 1 < len(history) else context


@dataclass(frozen=True)
class ThatMuch(Number):
    """By how much the event at hand changes a player's number."""

    def value(self, context: Context) -> int:
        return abs(context.event.by) if isinstance(context.event, NumberChanged) else 0

    def describe(self) -> str:
        return "that much"


@dataclass(frozen=True)
class ItsNumber(Number):
    """The characteristic ``what`` of the object that the event at hand happens to."""

    what: str

    def value(self, context: Context) -> int:
        ref = context.event.subject if context.event is not None else None
        if ref is None:
            raise NotExpressible(f"no event is at hand that happens to an object whose {self.what} could count")
        return context.view.number(context.state.known(ref), self.what)

    def describe(self) -> str:
        return f"its {self.what}"


@dataclass(frozen=True)
class HappenedSince(Condition):
    """An event that ``pattern`` matches has happened since this effect was announced or triggered."""

    pattern: Maybe[Pattern]

    def is_met(self, context: Context) -> bool:
        begun = len(context.start.history) if context.start is not None else 0
        return any(
            context.read(self.pattern).matches(replace(state_after(context, record), event=event), record.before)
            for record in context.state.history[begun:]
            for event in record.events
        )

    def describe(self) -> str:
        return f"{describe(self.pattern)} in the meantime"


@dataclass(frozen=True)
class EventSubject(Selector):
    """The object that the triggering event happened to, in whatever incarnation it then was (after a move: the one that arrived)."""

    def matches(self, context: Context, obj: Obj) -> bool:
        event = context.event
        if event is None or event.subject is None:
            return False
        if obj.ref == event.subject:
            return True
        return (
            isinstance(event, Moved)
            and obj.ref.card == event.ref.card
            and obj.ref.incarnation == event.ref.incarnation + 1
        )

    def describe(self) -> str:
        return "that card"


IT = EventSubject()


@dataclass(frozen=True)
class HappenedTo(Selector):
    """Objects that an event of this turn, or ``within`` another span, happened to which ``pattern`` matches."""

    pattern: Maybe[Pattern]
    within: Maybe[Span] = THIS_TURN

    def matches(self, context: Context, obj: Obj) -> bool:
        return any(
            event.subject == obj.ref
            and context.read(self.pattern).matches(replace(context, event=event), record.before)
            for record in context.read(self.within).records(context.state)
            for event in record.events
        )

    def describe(self) -> str:
        return f"to which this happened {describe(self.within)}: {describe(self.pattern)}"
