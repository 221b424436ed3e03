"""Selectors say which objects; they are values combined with ``&``, ``|`` and ``~``. Players are named relative to a power's controller.

Nothing here asks anybody: what has to be chosen is an effect's business (`objects.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum

from judge.engine.context import Context
from judge.engine.decision import Resolution
from judge.engine.nodes import Node, describe
from judge.engine.rules import Maybe, Ruled, as_ruled
from judge.engine.state import Obj, Ref, said_of_object
from judge.engine.whose import Whose, belongs


class Objects(Node):
    """The objects of an effect: all that are meant, or some that a player picks."""

    def refs(self, context: Context) -> Resolution[tuple[Ref, ...]]:
        """The objects, asking where a player decides now."""
        raise NotImplementedError

    def is_available(self, context: Context) -> bool:
        """Whether there is at least one, or there are enough to pick from."""
        raise NotImplementedError


class WordOrder(IntEnum):
    """Where a selector's phrase stands among those that it is combined with: "stunned", "character", "you control"."""

    BEFORE = 0
    NOUN = 1
    BEHIND = 2


class Selector(Objects):
    """Which objects are meant, seen from a power. Combine with ``&``, ``|``, ``~``."""

    @property
    def word_order(self) -> WordOrder:
        """Where its phrase stands among others."""
        return WordOrder.BEHIND

    def plural(self) -> str:
        """The phrase for several."""
        return self.describe()

    def matches(self, context: Context, obj: Obj) -> bool:
        """Whether ``obj`` is meant."""
        raise NotImplementedError

    def refs(self, context: Context) -> Resolution[tuple[Ref, ...]]:
        yield from ()
        return tuple(obj.ref for obj in context.select(self))

    def is_available(self, context: Context) -> bool:
        return any(True for _ in context.select(self))

    def means_one(self) -> bool:
        """Whether it means one object at most, whatever the state."""
        return False

    def __and__(self, other: Maybe[Selector]) -> Selector:
        return Both(self, other)

    def __rand__(self, other: Maybe[Selector]) -> Selector:
        return Both(other, self)

    def __or__(self, other: Maybe[Selector]) -> Selector:
        return Either(self, other)

    def __ror__(self, other: Maybe[Selector]) -> Selector:
        return Either(other, self)

    def __invert__(self) -> Selector:
        return Not(self)

    def __bool__(self) -> bool:
        raise TypeError("a selector has no truth value: combine selectors with & | ~, not and/or/not")


def means_one(selector: Maybe[Selector | None]) -> bool:
    """Whether ``selector`` means one object at most, whatever the state and however its points are read."""
    if isinstance(selector, Ruled):
        return means_one(selector.reading) and means_one(selector.misreading)
    return selector is not None and selector.means_one()


@dataclass(frozen=True)
class Both(Selector):
    """What both mean."""

    left: Maybe[Selector]
    right: Maybe[Selector]

    def matches(self, context: Context, obj: Obj) -> bool:
        return context.read(self.left).matches(context, obj) and context.read(self.right).matches(context, obj)

    def means_one(self) -> bool:
        return means_one(self.left) or means_one(self.right)

    @property
    def word_order(self) -> WordOrder:
        return WordOrder.NOUN if any(part.word_order is WordOrder.NOUN for part in self._parts()) else WordOrder.BEHIND

    def _parts(self) -> list[Selector]:
        """What it is combined of, as ruled."""
        found: list[Selector] = []
        for side in (as_ruled(self.left), as_ruled(self.right)):
            found += side._parts() if isinstance(side, Both) else [side]
        nouns = [part.describe() for part in found if part.word_order is WordOrder.NOUN]
        said = [
            part
            for part in found
            if part.describe() != ANY.describe()
            and not any(part.describe() in noun.split() for noun in nouns if " " in noun)
        ]
        return sorted(said or [ANY], key=lambda part: part.word_order)

    def describe(self) -> str:
        return self._said("card", lambda part: part.describe())

    def plural(self) -> str:
        return self._said("cards", lambda part: part.plural())

    def _said(self, noun: str, say: Callable[[Selector], str]) -> str:
        """The parts in their order; ``noun`` stands between what goes before one and what goes behind it, where none of them is one."""
        parts = self._parts()
        before = [part for part in parts if part.word_order < WordOrder.NOUN]
        others = [part for part in parts if part.word_order >= WordOrder.NOUN]
        lacks_noun = bool(before and others) and others[0].word_order is not WordOrder.NOUN
        return " ".join([*map(say, before), *[noun][: int(lacks_noun)], *map(say, others)])


@dataclass(frozen=True)
class Either(Selector):
    """What one of them means."""

    left: Maybe[Selector]
    right: Maybe[Selector]

    def matches(self, context: Context, obj: Obj) -> bool:
        return context.read(self.left).matches(context, obj) or context.read(self.right).matches(context, obj)

    @property
    def word_order(self) -> WordOrder:
        return max(as_ruled(self.left).word_order, as_ruled(self.right).word_order)

    def describe(self) -> str:
        return f"{describe(self.left)} or {describe(self.right)}"

    def plural(self) -> str:
        return f"{as_ruled(self.left).plural()} or {as_ruled(self.right).plural()}"


@dataclass(frozen=True)
class Not(Selector):
    """What the other doesn't mean."""

    inner: Maybe[Selector]

    def matches(self, context: Context, obj: Obj) -> bool:
        return not context.read(self.inner).matches(context, obj)

    @property
    def word_order(self) -> WordOrder:
        return WordOrder.BEFORE if as_ruled(self.inner).word_order is WordOrder.BEFORE else WordOrder.BEHIND

    def describe(self) -> str:
        return f"{'other than' if as_ruled(self.inner).means_one() else 'not'} {describe(self.inner)}"


@dataclass(frozen=True)
class Anything(Selector):
    """Every object: what remains when a condition is ignored."""

    def matches(self, context: Context, obj: Obj) -> bool:
        return True

    def describe(self) -> str:
        return "any"


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
ANY = Anything()
YOURS = ControlledBy(Whose.YOURS)
OPPONENTS = ControlledBy(Whose.OPPONENTS)
OWNED = OwnedBy(Whose.YOURS)
