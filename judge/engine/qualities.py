"""Selectors that say what objects are: their zone and type, what lies on them, their characteristics."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.context import Context
from judge.engine.select import Selector, WordOrder
from judge.engine.state import Obj


@dataclass(frozen=True)
class InZone(Selector):
    """Objects in one of ``zones``."""

    zones: tuple[str, ...]

    def matches(self, context: Context, obj: Obj) -> bool:
        return obj.zone in self.zones

    def describe(self) -> str:
        return f"in {' or '.join(self.zones)}"


@dataclass(frozen=True)
class OfClass(Selector):
    """Cards of a printed type."""

    kind: type
    called: str

    def matches(self, context: Context, obj: Obj) -> bool:
        return isinstance(obj.card, self.kind)

    @property
    def word_order(self) -> WordOrder:
        return WordOrder.NOUN

    def describe(self) -> str:
        return self.called

    def plural(self) -> str:
        return self.called if self.called == "equipment" else f"{self.called}s"


@dataclass(frozen=True)
class HasOther(Selector):
    """Objects whose characteristic ``what`` (a set) holds something besides ``item``."""

    what: str
    item: str

    def matches(self, context: Context, obj: Obj) -> bool:
        return bool(context.view.items(obj, self.what) - {self.item})

    def describe(self) -> str:
        return f"with {self.what} other than {self.item}"


@dataclass(frozen=True)
class HasCounter(Selector):
    """Objects on which a counter of ``kind`` is."""

    kind: str

    def matches(self, context: Context, obj: Obj) -> bool:
        return obj.count(self.kind) > 0

    def describe(self) -> str:
        return f"with a {self.kind} counter"


@dataclass(frozen=True)
class HasFlag(Selector):
    """Objects in a state, such as stunned or exhausted."""

    flag: str

    def matches(self, context: Context, obj: Obj) -> bool:
        return self.flag in obj.flags

    @property
    def word_order(self) -> WordOrder:
        return WordOrder.BEFORE

    def describe(self) -> str:
        return self.flag


# What is said of an object that has such an item, unless the item says it by itself.
_SAID_WITH = {"keywords": "with ", "names": "named "}


@dataclass(frozen=True)
class Has(Selector):
    """Objects whose characteristic ``what`` (a set) holds ``item``: an affiliation, a keyword, a name."""

    what: str
    item: str

    def matches(self, context: Context, obj: Obj) -> bool:
        return self.item in context.view.items(obj, self.what)

    @property
    def word_order(self) -> WordOrder:
        return WordOrder.BEHIND if self.what in _SAID_WITH else WordOrder.BEFORE

    def describe(self) -> str:
        return f"{_SAID_WITH.get(self.what, '')}{self.item}"


@dataclass(frozen=True)
class HasAny(Selector):
    """Objects whose characteristic ``what`` (a set) holds anything at all: the affiliated, say."""

    what: str

    def matches(self, context: Context, obj: Obj) -> bool:
        return bool(context.view.items(obj, self.what))

    def describe(self) -> str:
        return f"with {self.what}"


@dataclass(frozen=True)
class Within(Selector):
    """Objects whose characteristic ``what`` (a number) lies between ``least`` and ``most``."""

    what: str
    least: int | None = None
    most: int | None = None

    def matches(self, context: Context, obj: Obj) -> bool:
        value = context.view.number(obj, self.what)
        return (self.least is None or value >= self.least) and (self.most is None or value <= self.most)

    def describe(self) -> str:
        return f"of {self.what} {self.least if self.most is None else self.most} or {'more' if self.most is None else 'less'}"
