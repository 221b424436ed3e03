"""Objects as they were: looked at in the state of announcement, as they were when picked, and what they have become since."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.conditions import Condition
from judge.engine.context import Context, When
from judge.engine.errors import NotExpressible
from judge.engine.nodes import describe
from judge.engine.objects import Chosen, chosen
from judge.engine.replacing import replace
from judge.engine.rules import Maybe
from judge.engine.select import Selector
from judge.engine.state import Obj
from judge.engine.values import Amount, Number, amount


@dataclass(frozen=True)
class AsOf(Selector):
    """What ``of`` meant in the state ``when``, wherever it is now the same object."""

    of: Maybe[Selector]
    when: Maybe[When] = When.START

    def matches(self, context: Context, obj: Obj) -> bool:
        then = context.at(context.read(self.when))
        former = then.state.obj(obj.ref)
        return former is not None and context.read(self.of).matches(then, former)

    def describe(self) -> str:
        return f"{describe(self.of)} ({describe(self.when)})"


_COMPARED = "compared"


def _comparing(context: Context, obj: Obj) -> Context:
    """``context`` with ``obj`` as what is compared, for numbers that speak of it itself."""
    return replace(context, choices={**context.choices, _COMPARED: (obj.ref,)})


@dataclass(frozen=True)
class OwnNumber(Number):
    """The characteristic ``what`` of the object itself that `LessThan` or `MoreThan` compares: "with ATK greater than its cost"."""

    what: str

    def value(self, context: Context) -> int:
        return context.view.number(_compared(context, self.what), self.what)

    def describe(self) -> str:
        return f"its own {self.what}"


@dataclass(frozen=True)
class OwnCounters(Number):
    """The counters of ``kind`` on the object itself that `LessThan` or `MoreThan` compares: "with more damage than power"."""

    kind: str

    def value(self, context: Context) -> int:
        return _compared(context, f"{self.kind} counters").count(self.kind)

    def describe(self) -> str:
        return f"its own {self.kind} counters"


def _compared(context: Context, what: str) -> Obj:
    """What is compared, of which ``what`` counts.

    :raises NotExpressible: where nothing is.
    """
    refs = context.choices.get(_COMPARED, ())
    if not refs:
        raise NotExpressible(f"nothing is compared here whose own {what} could count")
    return context.state.known(refs[0])


@dataclass(frozen=True)
class LessThan(Selector):
    """Objects whose characteristic ``what`` is less than ``than``."""

    what: str
    than: Maybe[Amount]

    def matches(self, context: Context, obj: Obj) -> bool:
        return context.view.number(obj, self.what) < amount(self.than, _comparing(context, obj))

    def describe(self) -> str:
        return f"of {self.what} less than {describe(self.than)}"


@dataclass(frozen=True)
class MoreThan(Selector):
    """Objects whose characteristic ``what`` is more than ``than``."""

    what: str
    than: Maybe[Amount]

    def matches(self, context: Context, obj: Obj) -> bool:
        return context.view.number(obj, self.what) > amount(self.than, _comparing(context, obj))

    def describe(self) -> str:
        return f"of {self.what} more than {describe(self.than)}"


def picked_objects(pick: Maybe[Chosen], context: Context) -> tuple[Obj, ...]:
    """What was picked for ``pick``, each as it is or, if its card is another object by now, as it last was."""
    return tuple(context.state.known(ref) for ref in chosen(pick, context))


@dataclass(frozen=True)
class NumberOf(Number):
    """The characteristic ``what`` of the picked object; 0 where nothing was picked."""

    pick: Maybe[Chosen]
    what: str

    def value(self, context: Context) -> int:
        return sum(context.view.number(obj, self.what) for obj in picked_objects(self.pick, context))

    def describe(self) -> str:
        return f"its {self.what}"


@dataclass(frozen=True)
class PrintedOf(Number):
    """The printed characteristic ``what`` of the picked object; 0 where nothing was picked."""

    pick: Maybe[Chosen]
    what: str

    def is_constant(self) -> bool:
        return True

    def value(self, context: Context) -> int:
        return sum(
            context.match.game.printed(context.view, obj, self.what) for obj in picked_objects(self.pick, context)
        )

    def describe(self) -> str:
        return f"its printed {self.what}"


@dataclass(frozen=True)
class Prints(Selector):
    """Cards whose printed characteristic ``what`` (a set) holds ``item``, whatever it is in play."""

    what: str
    item: str

    def matches(self, context: Context, obj: Obj) -> bool:
        return self.item in context.match.game.printed(context.view, obj, self.what)

    def describe(self) -> str:
        return f"printed {self.item}"


@dataclass(frozen=True)
class Shares(Selector):
    """Cards whose set ``what`` (such as affiliations) has something (``all_of_it``: everything) in common with the picked one's.

    ``printed``: what is printed counts, whatever the set is in play.
    """

    what: str
    pick: Maybe[Chosen]
    printed: bool = False
    all_of_it: Maybe[bool] = False

    def matches(self, context: Context, obj: Obj) -> bool:
        own = self._of(obj, context)
        wanted = [self._of(other, context) for other in picked_objects(self.pick, context)]
        return any(own == each if context.read(self.all_of_it) else bool(own & each) for each in wanted)

    def _of(self, obj: Obj, context: Context) -> frozenset[str]:
        view = context.view
        found: frozenset[str] = (
            context.match.game.printed(view, obj, self.what) if self.printed else view.items(obj, self.what)
        )
        return found

    def describe(self) -> str:
        return f"sharing {'printed ' if self.printed else ''}{self.what} with it"


@dataclass(frozen=True)
class Was(Condition):
    """What was picked is, or last was, one of ``of``."""

    pick: Maybe[Chosen]
    of: Maybe[Selector]

    def is_met(self, context: Context) -> bool:
        return any(context.read(self.of).matches(context, obj) for obj in picked_objects(self.pick, context))

    def describe(self) -> str:
        return f"it was {describe(self.of)}"


@dataclass(frozen=True)
class Became(Selector):
    """The object that a picked one became when its card was last moved: "remove it from the game. You may recruit it"."""

    pick: Maybe[Chosen]

    def matches(self, context: Context, obj: Obj) -> bool:
        picked = chosen(self.pick, context)
        return any(obj.ref.card == ref.card and obj.ref.incarnation == ref.incarnation + 1 for ref in picked)

    def describe(self) -> str:
        return "it"
