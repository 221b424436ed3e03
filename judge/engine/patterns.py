"""Which events a triggered power, a replacement or a count speaks of."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, ClassVar

from judge.engine.conditions import Condition, holds
from judge.engine.events import Moved
from judge.engine.select import Selector
from judge.engine.sight import Sight
from judge.engine.state import Obj, State
from judge.engine.values import Number, said, state_after
from judge.engine.whose import Whose, belongs


class Pattern:
    """Says whether an event, with the state before it, is one of those that are meant; ``sight.event`` is the event."""

    # Whether no turn holds two such events: then "once per turn" and "once per batch" change nothing.
    happens_once_a_turn: ClassVar[bool] = False

    def matches(self, sight: Sight, before: State) -> bool:
        """Whether ``sight.event`` is meant. ``sight.state`` is the state after (or, for a replacement, before) the event."""
        raise NotImplementedError

    def words(self) -> str:
        """The event as a clause."""
        raise NotImplementedError

    def __or__(self, other: Pattern) -> Pattern:
        return OneOfPatterns((self, other))


@dataclass(frozen=True)
class On(Pattern):
    """Events of ``verb`` that befall ``subject`` (an object) and ``whose`` player, while ``during`` holds.

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

    def matches(self, sight: Sight, before: State) -> bool:
        event = sight.event
        if event is None or event.verb != self.verb:
            return False
        if any(getattr(event, name) != value for name, value in self.fact):
            return False
        if isinstance(event, Moved) and not self._zones_match(event, before):
            return False
        if not holds(self.during, sight.on(before)):
            return False
        player = getattr(event, "player", None)
        whose = sight.read(self.whose)
        if player is not None and not belongs(whose, sight.you, player):
            return False
        subject = sight.read(self.subject)
        if subject is None:
            return True
        found, state = self._found(sight, before)
        return found is not None and subject.matches(sight.on(state), found)

    def _zones_match(self, event: Moved, before: State) -> bool:
        came = before.known(event.ref).zone
        return (self.source is None or came == self.source) and (self.to is None or event.zone == self.to)

    def _found(self, sight: Sight, before: State) -> tuple[Obj | None, State]:
        event = sight.event
        assert event is not None
        ref = event.subject
        if ref is None:
            return None, before
        if self.seen == "before":
            return before.obj(ref), before
        if isinstance(event, Moved):
            arrived = sight.state.obj(event.becomes(before, sight.match.game))
            if self.seen == "after":
                return arrived, sight.state
        here = sight.state.obj(ref)
        return (here, sight.state) if here is not None else (before.obj(ref), before)

    def words(self) -> str:
        if self.subject is None:
            return f"{said(self.whose).replace('yours', 'your')} {self.verb}"
        return f"{said(self.subject)}: {self.verb}"


@dataclass(frozen=True)
class Reaches(Pattern):
    """The characteristic ``what`` of the power's source becomes ``least`` or more, having been less, whatever makes it so."""

    what: str
    least: int

    def matches(self, sight: Sight, before: State) -> bool:
        old = before.obj(sight.me) if sight.me is not None else None
        new = sight.state.obj(sight.me) if sight.me is not None else None
        if old is None or new is None:
            return False
        view = sight.match.view
        return view(before).number(old, self.what) < self.least <= view(sight.state).number(new, self.what)

    def words(self) -> str:
        return f"its {self.what} becomes {self.least} or more"


@dataclass(frozen=True)
class OneOfPatterns(Pattern):
    """Any of ``parts``."""

    parts: tuple[Pattern, ...]

    def matches(self, sight: Sight, before: State) -> bool:
        return any(sight.read(part).matches(sight, before) for part in self.parts)

    def words(self) -> str:
        return " or ".join(said(part) for part in self.parts)


@dataclass(frozen=True)
class ThatMuch(Number):
    """By how much the event at hand changes a player's number."""

    def value(self, sight: Sight) -> int:
        by: int = getattr(sight.event, "by", 0)
        return abs(by)

    def words(self) -> str:
        return "that much"


@dataclass(frozen=True)
class ItsNumber(Number):
    """The characteristic ``what`` of the object that the event at hand befalls."""

    what: str

    def value(self, sight: Sight) -> int:
        ref = sight.event.subject if sight.event is not None else None
        return sight.view.number(sight.state.known(ref), self.what) if ref is not None else 0

    def words(self) -> str:
        return f"its {self.what}"


@dataclass(frozen=True)
class HappenedSince(Condition):
    """An event that ``pattern`` matches has happened since this effect was announced or triggered."""

    pattern: Pattern

    def holds(self, sight: Sight) -> bool:
        begun = len(sight.start.history) if sight.start is not None else 0
        return any(
            sight.read(self.pattern).matches(replace(state_after(sight, record), event=event), record.before)
            for record in sight.state.history[begun:]
            for event in record.events
        )

    def words(self) -> str:
        return f"{said(self.pattern)} in the meantime"


@dataclass(frozen=True)
class EventSubject(Selector):
    """The object that the triggering event befell, in whatever incarnation it then was (after a move: the one that arrived)."""

    def matches(self, sight: Sight, obj: Obj) -> bool:
        event = sight.event
        if event is None or event.subject is None:
            return False
        if obj.ref == event.subject:
            return True
        return (
            isinstance(event, Moved)
            and obj.ref.card == event.ref.card
            and obj.ref.incarnation == event.ref.incarnation + 1
        )

    def words(self) -> str:
        return "that card"


IT = EventSubject()


@dataclass(frozen=True)
class Befallen(Selector):
    """Objects that an event of this turn befell which ``pattern`` matches."""

    pattern: Pattern

    def matches(self, sight: Sight, obj: Obj) -> bool:
        return any(
            event.subject == obj.ref and sight.read(self.pattern).matches(replace(sight, event=event), record.before)
            for record in sight.state.history
            if record.turn == sight.state.turn
            for event in record.events
        )

    def words(self) -> str:
        return f"to which this happened this turn: {said(self.pattern)}"


def seen(pattern: On, seen: str) -> On:
    """``pattern`` with its subject looked at in another state."""
    return replace(pattern, seen=seen)
