"""Derived characteristics: printed values, then changes in ordered stages. Recomputed each time; nothing is written back."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass, field
from typing import Any, TypeVar

from judge.engine.changes import Adds, Bans, Becomes, Gains, Merges, Over, PlayerBans, Sets
from judge.engine.conditions import is_met
from judge.engine.context import Applied, Context, Match
from judge.engine.nodes import Node
from judge.engine.powers import HasPower, Power, Static
from judge.engine.state import Modifier, Obj, State
from judge.engine.values import amount
from judge.engine.whose import belongs

T = TypeVar("T")
C = TypeVar("C", bound=Node)


@dataclass(frozen=True)
class DerivedView:
    """Characteristics in one state: the protocol `View`, filled."""

    match: Match
    state: State
    # What has been derived already: the state never changes, so neither does what follows from it.
    _known: dict[tuple[Hashable, ...], tuple[Obj | None, Any]] = field(default_factory=dict, repr=False, compare=False)

    def _once(self, key: tuple[Hashable, ...], obj: Obj | None, derive: Callable[[], T]) -> T:
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
        found: list[Power] = []
        for power in self.match.game.powers(self, obj):
            settled = self.match.read(power)
            if isinstance(settled, Power) and self.has_power(obj, settled):
                found.append(settled)
        found += [self.match.read(applied.change.power) for applied in self.changes(obj, HasPower)]
        return tuple(found)

    def statics(self) -> tuple[tuple[Static, Context, int], ...]:
        """Static powers that work now, each with its outlook and its time. Only printed ones: a granted one isn't expressible."""
        return self._once(("statics",), None, lambda: tuple(self._statics()))

    def _statics(self) -> Iterator[tuple[Static, Context, int]]:
        for obj in self.state.all():
            for power in obj.card.powers:
                settled = self.match.read(power)
                if isinstance(settled, Static) and self.has_power(obj, settled):
                    yield settled, self.context_of(obj), obj.time

    def modifiers_of(self, kind: type[C] | tuple[type[C], ...]) -> Iterator[Applied[C]]:
        """The changes of ``kind`` that modifiers hold, in the order in which they were made."""
        for modifier in self.state.modifiers:
            change = self.match.read(modifier.change)
            if isinstance(change, kind):
                yield Applied(change, modifier.time, self._context_of_modifier(modifier), modifier)

    def _context_of_modifier(self, modifier: Modifier) -> Context:
        choices = dict(modifier.choices)
        return Context(self.match, modifier.controller, modifier.source, state_at=self.state, choices=choices)

    def effects_of(self, kind: type[C] | tuple[type[C], ...]) -> Iterator[Applied[C]]:
        """Every change of ``kind`` at work, whatever it is about: those of modifiers, then those of static powers.

        Static powers that effects have made stand alone: they look again whom they concern, with what was settled then.
        """
        yield from self.modifiers_of(kind)
        working = list(self.statics())
        for granted in self.modifiers_of(HasPower):
            power = self.match.read(granted.change.power) if granted.stands_alone else None
            if isinstance(power, Static):
                working.append((power, granted.context, granted.time))
        for power, context, time in working:
            change = self.match.read(power.change)
            if isinstance(change, kind):
                yield Applied(change, time, context, None, power.on, power.while_)

    def changes(self, obj: Obj, kind: type[C] | tuple[type[C], ...], what: str | None = None) -> list[Applied[C]]:
        """The changes of ``kind`` (of characteristic ``what``) that apply to ``obj``, oldest first."""
        found = [
            applied
            for applied in self.effects_of(kind)
            if _is_about(applied.change, what) and self._is_on(applied, obj) and self._works_for(applied, obj)
        ]
        return sorted(found, key=lambda applied: applied.time)

    def _is_on(self, applied: Applied[C], obj: Obj) -> bool:
        if applied.modifier is None:
            return applied.on is not None and self.match.read(applied.on).matches(applied.context, obj)
        on = applied.modifier.on or ()
        return obj.ref in on or (applied.modifier.follows and any(ref.card == obj.ref.card for ref in on))

    def _works_for(self, applied: Applied[C], obj: Obj) -> bool:
        context = _for(applied.context, obj)
        return is_met(applied.while_, context) and is_met(getattr(applied.change, "when", None), context)

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

    def items(self, obj: Obj, what: str) -> frozenset[str]:
        """A set characteristic of ``obj``, such as affiliations, names or keywords."""
        return self._once(("items", what), obj, lambda: self._items(obj, what))

    def _items(self, obj: Obj, what: str) -> frozenset[str]:
        value: frozenset[str] = self.match.game.printed(self, obj, what)
        for applied in self.changes(obj, (Gains, Becomes), what):
            if isinstance(applied.change, Becomes):
                value = frozenset(applied.change.items)
            elif isinstance(applied.change, Gains):
                value = value | {self.match.read(applied.change.item)}
        return self._joined(obj, what, value)

    def _joined(self, obj: Obj, what: str, value: frozenset[str]) -> frozenset[str]:
        """``value`` with everything that changes join to it, whatever their order: one may bring what the next one joins."""
        groups = []
        for applied in self.changes(obj, Merges, what):
            source = applied.context.source_object()
            noted = (
                source.note(applied.change.noted, ()) if source is not None and applied.change.noted is not None else ()
            )
            groups.append(frozenset((*applied.change.items, *noted)))
        while more := [group for group in groups if group & value and not group <= value]:
            value = value.union(*more)
        return value

    def bans(self, verb: str, obj: Obj, by: Obj | None = None) -> list[Applied[Bans]]:
        """The "can't" that keep ``obj`` from ``verb`` (with ``by`` as the other party)."""
        return [
            applied
            for applied in self.changes(obj, Bans)
            if applied.change.verb == verb and self._is_other_party(applied.change, applied.context, by)
        ]

    def _is_other_party(self, change: Bans, context: Context, by: Obj | None) -> bool:
        parties = self.match.read(change.by)
        return parties is None or (by is not None and parties.matches(context, by))

    def player_bans(self, verb: str, player: str, cause: str) -> list[Applied[PlayerBans]]:
        """The "can't" that keep ``player`` from ``verb`` where ``cause`` (a kind of cause) would bring it about."""
        return [
            applied
            for applied in self.effects_of(PlayerBans)
            if is_met(applied.while_, applied.context)
            and self._bars(applied.change, applied.context, verb, player, cause)
        ]

    def _bars(self, change: PlayerBans, context: Context, verb: str, player: str, cause: str) -> bool:
        if change.verb != verb or not belongs(self.match.read(change.whose), context.controller, player):
            return False
        causes = self.match.read(change.causes)
        return causes is None or cause in causes


def _is_about(change: Node, what: str | None) -> bool:
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
