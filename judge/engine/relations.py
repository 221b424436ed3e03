"""Selectors that say what objects have to do with a power: its source, what is attached to it, those named by it, whose they are."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.context import Context
from judge.engine.rules import Maybe, as_ruled
from judge.engine.select import Selector
from judge.engine.state import Obj, Ref, said_of_object
from judge.engine.whose import Whose, belongs


@dataclass(frozen=True)
class Itself(Selector):
    """The object whose power it is."""

    def matches(self, context: Context, obj: Obj) -> bool:
        return obj.ref == context.source

    def means_one(self) -> bool:
        return True

    def describe(self) -> str:
        return "this card"


@dataclass(frozen=True)
class Host(Selector):
    """The object to which the power's source is attached."""

    def matches(self, context: Context, obj: Obj) -> bool:
        source = context.state.known(context.source) if context.source is not None else None
        return source is not None and source.host == obj.ref

    def means_one(self) -> bool:
        return True

    def describe(self) -> str:
        return "the equipped character"


@dataclass(frozen=True)
class AttachedHere(Selector):
    """The objects that are attached to the power's source."""

    def matches(self, context: Context, obj: Obj) -> bool:
        return context.source is not None and obj.host == context.source

    def describe(self) -> str:
        return "attached to this card"


@dataclass(frozen=True)
class These(Selector):
    """Objects that are settled already."""

    settled: tuple[Ref, ...]

    def matches(self, context: Context, obj: Obj) -> bool:
        return obj.ref in self.settled

    def describe(self) -> str:
        return "it"


@dataclass(frozen=True)
class Barred(Selector):
    """Objects that can't be ``verb``-ed."""

    verb: str

    def matches(self, context: Context, obj: Obj) -> bool:
        return bool(context.view.bans(self.verb, obj))

    def describe(self) -> str:
        return f"that can't {said_of_object(self.verb)}"


@dataclass(frozen=True)
class ControlledBy(Selector):
    """Objects that you, your opponents or anybody controls."""

    whose: Maybe[Whose]

    def matches(self, context: Context, obj: Obj) -> bool:
        return belongs(context.read(self.whose), context.controller, obj.controller)

    def describe(self) -> str:
        called = {Whose.YOURS: "you control", Whose.OPPONENTS: "opponents control"}
        return called.get(as_ruled(self.whose), "anybody controls")


@dataclass(frozen=True)
class OwnedBy(Selector):
    """Objects that you, your opponents or anybody owns."""

    whose: Maybe[Whose]

    def matches(self, context: Context, obj: Obj) -> bool:
        return belongs(context.read(self.whose), context.controller, obj.owner)

    def describe(self) -> str:
        called = {Whose.YOURS: "you own", Whose.OPPONENTS: "opponents own"}
        return called.get(as_ruled(self.whose), "anybody owns")


SELF = Itself()


HOST = Host()


ATTACHED_HERE = AttachedHere()


YOURS = ControlledBy(Whose.YOURS)


OPPONENTS = ControlledBy(Whose.OPPONENTS)


OWNED = OwnedBy(Whose.YOURS)
