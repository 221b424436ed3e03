"""Which events a triggered power, a replacement or a count speaks of."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, ClassVar

from judge.engine.conditions import Condition, is_met
from judge.engine.context import Context, When
from judge.engine.events import Moved
from judge.engine.nodes import Node, describe
from judge.engine.select import Selector
from judge.engine.state import Obj, State
from judge.engine.values import Number
from judge.engine.whose import Whose, belongs


class Pattern(Node):
    """Says whether an event, with the state before it, is one of those that are meant; ``context.event`` is the event."""

    # Whether no turn holds two such events: then "once per turn" and "once per batch" change nothing.
    happens_once_a_turn: ClassVar[bool] = False

    def matches(self, context: Context, before: State) -> bool:
        """Whether ``context.event`` is meant. ``context.state`` is the state after (or, for a replacement, before) the event."""
        raise NotImplementedError

    def __or__(self, other: Pattern) -> Pattern:
        return OneOfPatterns((self, other))


@dataclass(frozen=True)
class On(Pattern):
    """Events of ``verb`` that happen to ``subject`` (an object) and ``whose`` player, while ``during`` holds.

    ``seen`` says in which state the subject is looked at: "before" the event, "after" it, or wherever it "is" (after, if still there).
    """

    verb: str
    subject: Selector | None = None
    whose: Whose = Whose.EVERYONES
    during: Condition | None = None
    source: str | None = None
    to: str | None = None
    seen: str = "is"
    fact: tuple[tuple[str, Any], ...] = ()

    def matches(self, context: Context, before: State) -> bool:
        event = context.event
        if event is None or event.verb != self.verb:
            return False
        if any(getattr(event, name) != value for name, value in self.fact):
            return False
        if isinstance(event, Moved) and not self._zones_match(event, before):
            return False
        if not is_met(self.during, context.on(before)):
            return False
        player = getattr(event, "player", None)
        whose = context.read(self.whose)
        if player is not None and not belongs(whose, context.controller, player):
            return False
        subject = context.read(self.subject)
        if subject is None:
            return True
        found, state = self._found(context, before)
        return found is not None and subject.matches(context.on(state), found)

    def _zones_match(self, event: Moved, before: State) -> bool:
        came = before.known(event.ref).zone
        return (self.source is None or came == self.source) and (self.to is None or event.zone == self.to)

    def _found(self, context: Context, before: State) -> tuple[Obj | None, State]:
        event = context.event
        assert event is not None
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
        return (here, context.state) if here is not None else (before.obj(ref), before)

    def describe(self) -> str:
        if self.subject is None:
            return f"{describe(self.whose).replace('yours', 'your')} {self.verb}"
        return f"{describe(self.subject)}: {self.verb}"


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

    parts: tuple[Pattern, ...]

    def matches(self, context: Context, before: State) -> bool:
        return any(context.read(part).matches(context, before) for part in self.parts)

    def describe(self) -> str:
        return " or ".join(describe(part) for part in self.parts)


@dataclass(frozen=True)
class CountEvents(Number):
    """How many events of this turn ``of`` matches, looked up in history ``when``."""

    of: Pattern
    when: When = When.RESOLUTION

    def value(self, context: Context) -> int:
        here = context.at(context.read(self.when))
        found = 0
        for record in here.state.this_turn():
            after = state_after(here, record)
            found += sum(self.of.matches(replace(after, event=event), record.before) for event in record.events)
        return found

    def describe(self) -> str:
        return f"the number of times this turn that {describe(self.of)}"


def state_after(context: Context, record: Any) -> Context:
    """``context`` on the state after ``record``: the one before the next record, or the state looked at."""
    history = context.state.history
    at = len(record.before.history)
    return context.on(history[at + 1].before) if at + 1 < len(history) else context


@dataclass(frozen=True)
class ThatMuch(Number):
    """By how much the event at hand changes a player's number."""

    def value(self, context: Context) -> int:
        by: int = getattr(context.event, "by", 0)
        return abs(by)

    def describe(self) -> str:
        return "that much"


@dataclass(frozen=True)
class ItsNumber(Number):
    """The characteristic ``what`` of the object that the event at hand happens to."""

    what: str

    def value(self, context: Context) -> int:
        ref = context.event.subject if context.event is not None else None
        return context.view.number(context.state.known(ref), self.what) if ref is not None else 0

    def describe(self) -> str:
        return f"its {self.what}"


@dataclass(frozen=True)
class HappenedSince(Condition):
    """An event that ``pattern`` matches has happened since this effect was announced or triggered."""

    pattern: Pattern

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
    """Objects that an event of this turn happened to which ``pattern`` matches."""

    pattern: Pattern

    def matches(self, context: Context, obj: Obj) -> bool:
        return any(
            event.subject == obj.ref
            and context.read(self.pattern).matches(replace(context, event=event), record.before)
            for record in context.state.this_turn()
            for event in record.events
        )

    def describe(self) -> str:
        return f"to which this happened this turn: {describe(self.pattern)}"
