"""Derived characteristics: printed values, then changes in ordered stages. Recomputed each time; nothing is written back."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeVar

from judge.engine.changes import Adds, Bans, Becomes, Change, Gains, HasPower, Merges, Over, PlayerBans, Sets
from judge.engine.conditions import is_met
from judge.engine.context import Context
from judge.engine.powers import Power, Static
from judge.engine.state import Modifier, Obj, State
from judge.engine.values import amount
from judge.engine.whose import belongs

if TYPE_CHECKING:
    from judge.engine.match import Match


T = TypeVar("T")


@dataclass(frozen=True)
class Applied:
    """A change that applies to an object, with the moment since when and the outlook of its maker."""

    change: Change
    time: int
    context: Context


@dataclass(frozen=True)
class View:
    """Characteristics in one state."""

    match: Match
    state: State
    # What has been derived already: the state never changes, so neither does what follows from it.
    _known: dict[tuple[Any, ...], tuple[Any, Any]] = field(default_factory=dict, repr=False, compare=False)

    def _once(self, key: tuple[Any, ...], obj: Obj | None, derive: Callable[[], T]) -> T:
        """What ``derive`` gives, derived once for this state; ``obj`` is kept so that its identity stays its own."""
        known = self._known.get((*key, id(obj)))
        if known is None:
            known = self._known[(*key, id(obj))] = (obj, derive())
        found: T = known[1]
        return found

    def context_of(self, obj: Obj) -> Context:
        """The outlook of a power of ``obj``."""
        return Context(self.match, obj.controller, obj.ref, state_at=self.state)

    def has_power(self, obj: Obj, power: Power) -> bool:
        """Whether ``power`` of ``obj`` works now: place and face, then its gate."""
        context = self.context_of(obj)
        where = context.read(power.where)
        placed = where.matches(context, obj) if where is not None else self.match.game.power_works(context, obj, power)
        return placed and is_met(power.gate, context)

    def powers(self, obj: Obj) -> tuple[Power, ...]:
        """The powers of ``obj`` that work now, printed and granted."""
        return self._once(("powers",), obj, lambda: self._powers(obj))

    def _powers(self, obj: Obj) -> tuple[Power, ...]:
        found = []
        for power in self.match.game.powers(self, obj):
            settled = self.match.read(power)
            if settled is not None and self.has_power(obj, settled):
                found.append(settled)
        for applied in self.changes(obj, HasPower):
            if isinstance(applied.change, HasPower):
                found.append(self.match.read(applied.change.power))
        return tuple(found)

    def statics(self) -> tuple[tuple[Static, Obj], ...]:
        """Static powers that work now, with their sources. Only printed ones: a granted static power isn't expressible."""
        return self._once(("statics",), None, lambda: tuple(self._statics()))

    def _statics(self) -> Iterator[tuple[Static, Obj]]:
        for obj in self.state.all():
            for power in obj.card.powers:
                settled = self.match.read(power)
                if isinstance(settled, Static) and self.has_power(obj, settled):
                    yield settled, obj

    def _standing(self) -> Iterator[tuple[Static, Context, int]]:
        """Static powers that effects have made, which stand alone: they look anew whom they concern, with what was settled then."""
        for modifier in self.state.modifiers:
            change = self.match.read(modifier.change)
            power = self.match.read(change.power) if isinstance(change, HasPower) and modifier.on is None else None
            if isinstance(power, Static):
                context = Context(
                    self.match,
                    modifier.controller,
                    modifier.source,
                    state_at=self.state,
                    choices=dict(modifier.choices),
                )
                yield power, context, modifier.time

    def changes(
        self, obj: Obj, kind: type[Change] | tuple[type[Change], ...], what: str | None = None
    ) -> list[Applied]:
        """The changes of ``kind`` (of characteristic ``what``) that apply to ``obj``, oldest first."""
        found = []
        for modifier in self.state.modifiers:
            change = self.match.read(modifier.change)
            if isinstance(change, kind) and _is_about(change, what) and _is_on(modifier, obj):
                context = Context(
                    self.match,
                    modifier.controller,
                    modifier.source,
                    state_at=self.state,
                    choices=dict(modifier.choices),
                )
                if is_met(getattr(change, "when", None), _for(context, obj)):
                    found.append(Applied(change, modifier.time, context))
        working = [(power, self.context_of(source), source.time) for power, source in self.statics()]
        for power, context, time in (*working, *self._standing()):
            change = self.match.read(power.change)
            if not isinstance(change, kind) or not _is_about(change, what):
                continue
            if self.match.read(power.on).matches(context, obj) and is_met(power.while_, _for(context, obj)) and is_met(
                getattr(change, "when", None), _for(context, obj)
            ):  # fmt: skip
                found.append(Applied(change, time, context))
        found.sort(key=lambda applied: applied.time)
        return found

    def number(self, obj: Obj, what: str) -> int:
        """A numeric characteristic of ``obj``, such as ATK: printed, then set and added in the order of time."""
        return self._once(("number", what), obj, lambda: self._number(obj, what))

    def _number(self, obj: Obj, what: str) -> int:
        game = self.match.game
        value: int = game.printed(self, obj, what)
        base = value
        for applied in self.changes(obj, (Adds, Sets), what):
            if isinstance(applied.change, Sets):
                to, over = amount(applied.change.to, _for(applied.context, obj)), self.match.read(applied.change.over)
                value, base = to + (value - base if over is Over.PRINTED else 0), to
                if over is Over.EVERYTHING:
                    break
            elif isinstance(applied.change, Adds):
                value += amount(applied.change.by, _for(applied.context, obj))
        return game.clamp(self, obj, what, value)

    def items(self, obj: Obj, what: str) -> frozenset[Any]:
        """A set characteristic of ``obj``, such as affiliations, names or keywords."""
        return self._once(("items", what), obj, lambda: self._items(obj, what))

    def _items(self, obj: Obj, what: str) -> frozenset[Any]:
        value: frozenset[Any] = self.match.game.printed(self, obj, what)
        for applied in self.changes(obj, (Gains, Becomes), what):
            if isinstance(applied.change, Becomes):
                value = frozenset(applied.change.items)
            elif isinstance(applied.change, Gains):
                value = value | {self.match.read(applied.change.item)}
        return self._joined(obj, what, value)

    def _joined(self, obj: Obj, what: str, value: frozenset[Any]) -> frozenset[Any]:
        """``value`` with everything that changes join to it, whatever their order: one may bring what the next one joins."""
        groups = []
        for applied in self.changes(obj, Merges, what):
            assert isinstance(applied.change, Merges)
            source = applied.context.source_object()
            noted = (
                source.note(applied.change.noted, ()) if source is not None and applied.change.noted is not None else ()
            )
            groups.append(frozenset((*applied.change.items, *noted)))
        while more := [group for group in groups if group & value and not group <= value]:
            value = value.union(*more)
        return value

    def bans(self, verb: str, obj: Obj, by: Obj | None = None) -> list[Applied]:
        """The "can't" that keep ``obj`` from ``verb`` (with ``by`` as the other party)."""
        return [
            applied
            for applied in self.changes(obj, Bans)
            if isinstance(applied.change, Bans)
            and applied.change.verb == verb
            and (
                applied.change.by is None
                or (by is not None and self.match.read(applied.change.by).matches(applied.context, by))
            )
        ]

    def player_bans(self, verb: str, player: str, cause: str) -> list[Applied]:
        """The "can't" that keep ``player`` from ``verb`` where ``cause`` (a kind of cause) would bring it about."""
        found = []
        for modifier in self.state.modifiers:
            change = self.match.read(modifier.change)
            context = Context(
                self.match, modifier.controller, modifier.source, state_at=self.state, choices=dict(modifier.choices)
            )
            if isinstance(change, PlayerBans) and self._bars(change, context, verb, player, cause):
                found.append(Applied(change, modifier.time, context))
        for power, source in self.statics():
            change = self.match.read(power.change)
            context = self.context_of(source)
            if (
                isinstance(change, PlayerBans)
                and is_met(power.while_, context)
                and self._bars(change, context, verb, player, cause)
            ):
                found.append(Applied(change, source.time, context))
        return found

    def _bars(self, change: PlayerBans, context: Context, verb: str, player: str, cause: str) -> bool:
        if change.verb != verb or not belongs(self.match.read(change.whose), context.controller, player):
            return False
        causes = self.match.read(change.causes)
        return causes is None or cause in causes


def _is_on(modifier: Modifier, obj: Obj) -> bool:
    on = modifier.on or ()
    return obj.ref in on or (modifier.follows and any(ref.card == obj.ref.card for ref in on))


def _is_about(change: Change, what: str | None) -> bool:
    return what is None or getattr(change, "what", None) == what


def _for(context: Context, obj: Obj) -> Context:
    """``context`` with the object under consideration as slot "bearer", for conditions and numbers that speak of it."""
    return Context(
        context.match,
        context.controller,
        context.source,
        context.event,
        context.start,
        context.state_at,
        {**context.choices, "bearer": (obj.ref,)},
    )
