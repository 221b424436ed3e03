"""Selectors say which objects; they are values combined with ``&``, ``|`` and ``~``. Players are named relative to a power's controller.

Nothing here asks anybody: what has to be chosen is an effect's business (`objects.py`). Which selectors there are stands beside it: by what
objects are (`qualities.py`), and by what they have to do with a power (`relations.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum

from judge.engine.context import Context
from judge.engine.decision import Resolution
from judge.engine.nodes import Node, describe
from judge.engine.rules import Maybe, Ruled, as_ruled
from judge.engine.state import Obj, Ref


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


ANY = Anything()
