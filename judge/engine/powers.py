"""Powers as typed nodes. `cost >> effect` and `whenever(pattern) >> effect` read as the cards print them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import TypeVar, cast

from judge.engine.changes import Change
from judge.engine.conditions import Condition
from judge.engine.context import Context
from judge.engine.decision import Resolution
from judge.engine.nodes import Node, describe
from judge.engine.patterns import Pattern
from judge.engine.relations import SELF
from judge.engine.rules import Maybe, as_ruled
from judge.engine.select import Selector
from judge.engine.state import Event, Item, Waiting

P = TypeVar("P", bound="Power")


@dataclass(frozen=True, kw_only=True)
class Power(Node):
    """Text that works while its source is ``where`` and ``gate`` holds (such as a cosmic counter on it).

    ``where`` None means: where the game's rules let powers of such a card work (in play and face up).
    """

    where: Maybe[Selector | None] = None
    gate: Maybe[Condition | None] = None

    def __and__(self, other: object) -> Power:
        raise TypeError("'cost >> a & b' reads as '(cost >> a) & b': write 'cost >> (a.then(b))'")

    def __bool__(self) -> bool:
        raise TypeError(
            "a power has no truth value; the powers of a card are a tuple, one alone as well: powers=(power,)"
        )


class Effect(Node):
    """Something that an effect does. ``run`` returns whether it did it."""

    def run(self, context: Context) -> Resolution[bool]:
        """Do it; True if it was done (for "if you do")."""
        raise NotImplementedError

    def is_feasible(self, context: Context) -> bool:
        """Whether it could be done completely now: what makes it payable as a cost, or an option of "or"."""
        return True

    def is_always_done(self) -> bool:
        """Whether, as ruled, it is done whenever it is run with its targets legal. Only what nothing can forbid or replace is."""
        return False

    def infinitive(self) -> str:
        """What somebody does who has it happen, as a phrase behind "may" or "to"."""
        return self.describe().removeprefix("you ")

    def __rshift__(self, effect: Maybe[Effect]) -> Payment:
        return Payment(cost=self, effect=effect)

    def then(self, effect: Maybe[Effect]) -> Effect:
        """This effect, and then ``effect`` whether or not this one did anything."""
        return Sequence(self, effect, Link.AND)

    def if_done(self, effect: Maybe[Effect], link: Maybe[Link] | None = None) -> Effect:
        """This effect and, only if it did something, ``effect``."""
        return Sequence(self, effect, link if link is not None else Link.IF_YOU_DO)

    def __and__(self, other: object) -> Effect:
        raise TypeError("effects are joined by .then() or .if_done(), not by &")

    def __bool__(self) -> bool:
        raise TypeError("an effect has no truth value")


def infinitive(effect: Maybe[Effect]) -> str:
    """What somebody does who has ``effect``, as ruled, happen, as a phrase behind "may" or "to"."""
    return as_ruled(effect).infinitive()


def is_always_done(effect: Maybe[Effect]) -> bool:
    """Whether ``effect``, as ruled, is done whenever it is run with its targets legal."""
    return as_ruled(effect).is_always_done()


@dataclass(frozen=True)
class Nothing(Effect):
    """Does nothing: what a misreading often comes to."""

    def run(self, context: Context) -> Resolution[bool]:
        yield from ()
        return False

    def describe(self) -> str:
        return "nothing"


NOTHING = Nothing()


class Link(Enum):
    """Axis *and / if you do*: whether what follows depends on what came before."""

    AND = "and"
    IF_YOU_DO = "if you do"


@dataclass(frozen=True)
class Sequence(Effect):
    """``first``, then ``second``: always, or only if the first was done. No priority in between."""

    first: Maybe[Effect]
    second: Maybe[Effect]
    link: Maybe[Link] = Link.AND

    def run(self, context: Context) -> Resolution[bool]:
        done = yield from context.read(self.first).run(context)
        if done or context.read(self.link) is Link.AND:
            more = yield from context.read(self.second).run(context)
            return done or more
        return done

    def is_feasible(self, context: Context) -> bool:
        return context.read(self.first).is_feasible(context) and context.read(self.second).is_feasible(context)

    def is_always_done(self) -> bool:
        return is_always_done(self.first) or (as_ruled(self.link) is Link.AND and is_always_done(self.second))

    def describe(self) -> str:
        return self._after(describe(self.first))

    def infinitive(self) -> str:
        return self._after(infinitive(self.first))

    def _after(self, first: str) -> str:
        if describe(self.second) == NOTHING.describe():
            return first
        return f"{first}. {'If done, ' if as_ruled(self.link) is Link.IF_YOU_DO else 'Then '}{describe(self.second)}"


@dataclass(frozen=True, kw_only=True)
class Triggered(Power):
    """``pattern`` sets it off, if ``condition`` holds then (``tested``) and again on resolution (``rechecked``).

    ``once_per_batch``: once for all events of a batch, not on each of them.
    """

    pattern: Maybe[Pattern]
    effect: Maybe[Effect]
    condition: Maybe[Condition | None] = None
    tested: Maybe[bool] = True
    rechecked: Maybe[bool] = True
    once_per_batch: Maybe[bool] = False
    once_per_turn: Maybe[bool] = False

    def describe(self) -> str:
        settled = as_ruled(self.condition)
        condition = f", if {describe(settled)}" if settled is not None else ""
        return f"when {describe(self.pattern)}{condition}: {describe(self.effect)}"


@dataclass(frozen=True, kw_only=True)
class Payment(Power):
    """``cost`` >>> ``effect``, usable while each of ``only`` holds."""

    cost: Maybe[Effect]
    effect: Maybe[Effect]
    only: tuple[Maybe[Condition], ...] = ()
    once_per_turn: Maybe[bool] = False
    keyword: str | None = None

    def describe(self) -> str:
        return f"{infinitive(self.cost)} >>> {describe(self.effect)}"

    def usable(self, *only: Maybe[Condition], once_per_turn: Maybe[bool] = False) -> Payment:
        """This power with restrictions of use."""
        return replace(self, only=(*self.only, *only), once_per_turn=once_per_turn or self.once_per_turn)


@dataclass(frozen=True, kw_only=True)
class Static(Power):
    """``change`` applies to ``on`` while ``while_`` holds."""

    change: Maybe[Change]
    on: Maybe[Selector] = SELF
    while_: Maybe[Condition | None] = None

    def describe(self) -> str:
        return f"{describe(self.on)} {describe(self.change)}"


@dataclass(frozen=True)
class HasPower(Change):
    """Its object (or nobody: a power that stands alone, such as a delayed trigger) has ``power``."""

    power: Maybe[Power]

    def describe(self) -> str:
        return describe(self.power)


class Substitute(Effect):
    """An effect of events that are known before they happen, so that they can happen instead of another one."""

    def events(self, context: Context) -> tuple[Event, ...]:
        """What happens, all at once."""
        raise NotImplementedError


@dataclass(frozen=True, kw_only=True)
class Replacement(Power):
    """An event that ``pattern`` matches would happen: ``instead`` happens.

    ``first_each`` "phase" or "turn" limits it to the first such event.
    """

    pattern: Maybe[Pattern]
    instead: Maybe[Substitute]
    first_each: Maybe[str | None] = None
    # Whether it applies to what another replacement has put in the place of an event, too.
    of_replaced: Maybe[bool] = True

    def describe(self) -> str:
        return f"if {describe(self.pattern)} would happen, instead {describe(self.instead)}"


@dataclass(frozen=True, kw_only=True)
class Played(Power):
    """What a card does when it is played from hand: additional ``cost``, restrictions ``only``, ``effect``.

    ``instead``: what may be paid in the place of the printed cost.
    """

    effect: Maybe[Effect] | None = None
    cost: Maybe[Effect] | None = None
    instead: Maybe[Effect] | None = None
    only: tuple[Maybe[Condition], ...] = ()

    def describe(self) -> str:
        return describe(self.effect) if self.effect is not None else "no effect"


def effect_of(item: Item) -> Maybe[Effect]:
    """The effect of what is on the chain. The state itself knows only that it is a part of a text."""
    return cast("Maybe[Effect]", item.effect)


def power_of(waiting: Waiting) -> Triggered:
    """The power that has triggered and waits."""
    return cast("Triggered", waiting.power)


@dataclass(frozen=True)
class whenever:  # noqa: N801 - reads as the card prints it
    """``whenever(pattern) >> effect``, ``whenever(pattern, if_=condition) >> effect``."""

    pattern: Maybe[Pattern]
    if_: Maybe[Condition | None] = None

    def __rshift__(self, effect: Maybe[Effect]) -> Triggered:
        return Triggered(pattern=self.pattern, effect=effect, condition=self.if_)


def gated(gate: Maybe[Condition], *powers: P) -> tuple[P, ...]:
    """``powers``, working only while ``gate`` holds for their source."""
    return tuple(replace(power, gate=gate) for power in powers)
