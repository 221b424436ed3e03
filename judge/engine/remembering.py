"""What a card remembers of its own effect, for text that works later: "the chosen character", "the removed character"."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.context import Context
from judge.engine.decision import Resolution
from judge.engine.events import Noted
from judge.engine.nodes import describe
from judge.engine.objects import refs_of
from judge.engine.powers import Effect
from judge.engine.rules import Maybe
from judge.engine.select import Objects, Selector
from judge.engine.state import Event, Names, Obj, Ref

MEMORY = "memory"


@dataclass(frozen=True, kw_only=True)
class RemembersObjects(Noted):
    """``ref`` remembers the objects ``value``, and no others."""

    key: str = MEMORY

    def describe(self, names: Names) -> str:
        return f"{names(self.ref)} goes by {names.list(self.value)}." if self.value else ""


@dataclass(frozen=True)
class Remember(Effect):
    """The power's source remembers ``objects``, besides those that it remembers already."""

    objects: Maybe[Objects]

    def run(self, context: Context) -> Resolution[bool]:
        refs = yield from refs_of(self.objects, context)
        source = context.state.obj(context.source) if context.source is not None else None
        if source is None or not refs:
            return False
        value = (*remembered_by(source), *refs)
        happened = yield from context.match.happen(RemembersObjects(ref=source.ref, value=value, cause=context.cause))
        return bool(happened)

    def describe(self) -> str:
        return f"choose {describe(self.objects)}"


@dataclass(frozen=True)
class Remembered(Selector):
    """The objects that the power's source remembers."""

    def matches(self, context: Context, obj: Obj) -> bool:
        source = context.source_object()
        return source is not None and obj.ref in remembered_by(source)

    def describe(self) -> str:
        return "the chosen one"


@dataclass(frozen=True)
class LikeRemembered(Selector):
    """Cards whose set ``what`` (such as names) shares an item with that of an object that the power's source remembers."""

    what: str

    def matches(self, context: Context, obj: Obj) -> bool:
        source, view = context.source_object(), context.view
        known = (context.state.known(ref) for ref in remembered_by(source)) if source is not None else ()
        return any(view.items(obj, self.what) & view.items(other, self.what) for other in known)

    def describe(self) -> str:
        return f"with the {self.what} of the chosen one"


REMEMBERED = Remembered()


def remembered_by(obj: Obj) -> tuple[Ref, ...]:
    """The objects that ``obj`` remembers."""
    refs: tuple[Ref, ...] = obj.note(MEMORY, ())
    return refs


def forgetting(obj: Obj) -> tuple[Event, ...]:
    """What makes ``obj`` forget what it remembers; nothing where it remembers nothing."""
    return (RemembersObjects(ref=obj.ref, value=()),) if remembered_by(obj) else ()
