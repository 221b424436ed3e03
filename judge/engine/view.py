"""Derived characteristics: printed values, then changes in ordered stages. Recomputed each time; nothing is written back."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import dataclass, replace
from typing import Any, TypeAlias, TypeVar

from judge.engine.changes import Adds, Bans, Becomes, Gains, Loses, LosesPowers, Merges, Over, PlayerBans, Sets
from judge.engine.conditions import is_met
from judge.engine.context import Applied, Context
from judge.engine.deriving import DEEP, Deriving
from judge.engine.errors import Circle, NotExpressible
from judge.engine.nodes import Node
from judge.engine.powers import HasPower, Power, Static
from judge.engine.rules import Maybe
from judge.engine.state import Cause, Obj
from judge.engine.values import Amount, amount
from judge.engine.whose import belongs

STATICS: tuple[Hashable, ...] = ("statics", id(None))  # what they are known by

Working: TypeAlias = tuple[Static, Context, int]

C = TypeVar("C", bound=Node)


@dataclass(frozen=True)
class DerivedView(Deriving):
    """Characteristics in one state: the protocol `View`, filled."""

    def context_of(self, obj: Obj) -> Context:
        """The outlook of a power of ``obj``."""
        return Context(self.match, obj.controller, obj.ref, state_at=self.state)

    def has_power(self, obj: Obj, power: Power) -> bool:
        """Whether ``power`` of ``obj`` works now: place and face, then its gate."""
        context = self.context_of(obj)
        try:
            where = context.read(power.where)
            works = self.match.game.power_works
            placed = where.matches(context, obj) if where is not None else works(context, obj, power)
            return placed and is_met(power.gate, context)
        except Circle as circle:
            circle.passes(self.match.told(power, obj.ref))
            raise

    def powers(self, obj: Obj) -> tuple[Power, ...]:
        """The powers of ``obj`` that work now, printed and granted."""
        return self._once(("powers",), obj, lambda: self._powers(obj))

    def _powers(self, obj: Obj) -> tuple[Power, ...]:
        found: list[Power] = []
        lost = self._lost_powers(obj)
        for power in self.match.game.powers(self, obj) if lost is None else ():
            settled = self.match.read(power)
            if isinstance(settled, Power) and self.has_power(obj, settled):
                found.append(settled)
        gained = (applied for applied in self.changes(obj, HasPower) if lost is None or applied.time > lost)
        found += [self.match.read(applied.change.power) for applied in gained]
        return tuple(found)

    def _lost_powers(self, obj: Obj) -> int | None:
        """When an effect last took the powers of ``obj`` away, if one has and still does."""
        if not self.state.modifiers:  # it is asked for every object in every state
            return None
        return max((each.time for each in self.modifiers_of(LosesPowers) if self._is_at_work(each, obj)), default=None)

    def standing(self) -> tuple[tuple[Hashable, Power, Context], ...]:
        """The powers of all objects that work now, each with a key of its own and its outlook."""
        return self._once(("standing",), None, self._standing)

    def _standing(self) -> tuple[tuple[Hashable, Power, Context], ...]:
        return tuple(
            ((obj.ref, number), power, self.context_of(obj))
            for obj in self.state.all()
            for number, power in enumerate(self.powers(obj))
        )

    def statics(self) -> tuple[Working, ...]:
        """Static powers that work now, each with its outlook and its time: printed, granted, and those that keywords stand for.

        :raises Circle: where they grant each other without end.
        """
        known = self._known.get(STATICS)
        if known is None:
            known = (None, self._while_under_way(STATICS, None, lambda: tuple(self._statics(printed=True))))
            if self._may_grant(known[1]):
                known = (None, self._with_granted(known[1]))
            self._known[STATICS] = known
        working: tuple[Working, ...] = known[1]
        return working

    def _with_granted(self, working: tuple[Working, ...]) -> tuple[Working, ...]:
        """Those that work once everything has what those that work grant it: looked at again and again until nothing changes."""
        muted, self.match.trace.muted = self.match.trace.muted, True
        # What is being derived has asked for this, and may be asked for here: with the powers that are known so far it has an end.
        deriving = self.match.watch.deriving
        its_own = (here for here in deriving if isinstance(here, tuple) and here[0] == id(self.state))
        aside = {here for here in its_own if here[1:] != STATICS}
        deriving -= aside
        try:
            for _ in range(DEEP):
                # What was derived without the powers that have come to be known meanwhile is derived again.
                self._known.clear()
                self._known[STATICS] = (None, working)
                found = tuple(self._statics(printed=False))
                if found == working:
                    return working
                before, working = working, found
        finally:
            deriving |= aside
            self.match.trace.muted = muted
            self._known.clear()
        circle = Circle(self._called(STATICS, None), STATICS)
        for power, context, _ in (each for each in (*before, *working) if (each in before) != (each in working)):
            circle.passes(self.match.told(power, context.source))
        circle.comes_to(STATICS)
        raise circle

    def _statics(self, *, printed: bool) -> Iterator[Working]:
        """The static powers that work, ``printed`` ones only or, as far as they are known, all."""
        for obj in self.state.all():
            lost = self._lost_powers(obj)
            own = obj.card.powers if printed else self.match.game.powers(self, obj)
            for power in own if lost is None else ():
                settled = self.match.read(power)
                if isinstance(settled, Static) and self.has_power(obj, settled):
                    if isinstance(self.match.read(settled.change), LosesPowers):
                        raise NotExpressible("a static power that takes powers away, perhaps its own")
                    yield settled, self.context_of(obj), obj.time
            for applied in () if printed else self.changes(obj, HasPower):
                granted = self.match.read(applied.change.power)
                has_lost = lost is not None and applied.time <= lost
                if isinstance(granted, Static) and not has_lost and self.has_power(obj, granted):
                    yield granted, self.context_of(obj), max(obj.time, applied.time)

    def _may_grant(self, working: tuple[Working, ...]) -> bool:
        """Whether anything here grants static powers, or a keyword stands for one."""
        made = (applied.change for applied in self.modifiers_of(HasPower) if not applied.stands_alone)
        printed = (change for power, _, _ in working if isinstance(change := self.match.read(power.change), HasPower))
        granted = (self.match.read(change.power) for change in (*made, *printed))
        return self.match.game.has_static_keywords or any(isinstance(power, Static) for power in granted)

    def modifiers_of(self, kind: type[C] | tuple[type[C], ...]) -> Iterator[Applied[C]]:
        """The changes of ``kind`` that modifiers hold, in the order in which they were made."""
        if not self.state.modifiers:
            return
        for applied in self._once(("modifiers",), None, self._modifiers):
            change = self.match.read(applied.change)
            if isinstance(change, kind):
                yield applied if change is applied.change else replace(applied, change=change)

    def _modifiers(self) -> tuple[Applied[Any], ...]:
        """What the modifiers hold, ruled values not yet read."""
        return tuple(
            Applied(
                modifier.change,
                modifier.time,
                Context(
                    self.match,
                    modifier.controller,
                    modifier.source,
                    state_at=self.state,
                    choices=dict(modifier.choices),
                ),
                modifier,
            )
            for modifier in self.state.modifiers
        )

    def effects_of(self, kind: type[C] | tuple[type[C], ...]) -> tuple[Applied[C], ...]:
        """Every change of ``kind`` at work, whatever it is about: those of modifiers, then those of static powers.

        Static powers that effects have made stand alone: they look again whom they concern, with what was settled then.
        """
        asked: tuple[Any, ...] = ("effects", kind)
        known = self._known.get(asked)
        if known is None:
            known = self._known[asked] = (None, tuple(self._effects_of(kind)))
        effects: tuple[Applied[C], ...] = known[1]
        return effects

    def _effects_of(self, kind: type[C] | tuple[type[C], ...]) -> Iterator[Applied[C]]:
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
        """The changes of ``kind`` (of characteristic ``what``) that apply to ``obj``, those of its counters too, oldest first."""
        effects = self.effects_of(kind)
        if not effects and not obj.counters:  # nearly always
            return []
        found = [applied for applied in effects if _is_about(applied.change, what) and self._is_at_work(applied, obj)]
        found += [
            Applied(change, counter.time, self.context_of(obj))
            for counter in obj.counters
            for change in self.match.game.changes_of_counter(self, counter.kind)
            if isinstance(change, kind) and _is_about(change, what)
        ]
        return sorted(found, key=lambda applied: applied.time)

    def _is_at_work(self, applied: Applied[C], obj: Obj) -> bool:
        try:
            return self._is_on(applied, obj) and self._works_for(applied, obj)
        except Circle as circle:
            circle.passes(self.match.told(applied.change, applied.context.source))
            raise

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
                to, over = self._amount(applied, applied.change.to, obj), self.match.read(applied.change.over)
                value, base = to + (value - base if over is Over.PRINTED else 0), to
                if over is Over.EVERYTHING:
                    break
            elif isinstance(applied.change, Adds):
                value += self._amount(applied, applied.change.by, obj)
        return game.clamp(self, obj, what, value)

    def _amount(self, applied: Applied[C], number: Maybe[Amount], obj: Obj) -> int:
        """``number`` of a change, for the object that it applies to."""
        try:
            return amount(number, _for(applied.context, obj))
        except Circle as circle:
            circle.passes(self.match.told(applied.change, applied.context.source))
            raise

    def items(self, obj: Obj, what: str) -> frozenset[str]:
        """A set characteristic of ``obj``, such as affiliations, names or keywords."""
        return self._once(("items", what), obj, lambda: self._items(obj, what))

    def _items(self, obj: Obj, what: str) -> frozenset[str]:
        value: frozenset[str] = self.match.game.printed(self, obj, what)
        for applied in self.changes(obj, (Gains, Loses, Becomes), what):
            if isinstance(applied.change, Becomes):
                value = frozenset(applied.change.items)
            elif isinstance(applied.change, Loses):
                value = value - {self.match.read(applied.change.item)}
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

    def bans(self, verb: str, obj: Obj, by: Obj | None = None, cause: Cause | None = None) -> list[Applied[Bans]]:
        """The "can't" that keep ``obj`` from ``verb`` (with ``by`` as the other party, where ``cause`` would bring it about)."""
        return self._while_under_way(("bans", verb, id(obj), id(by)), obj, lambda: self._bans(verb, obj, by, cause))

    def _bans(self, verb: str, obj: Obj, by: Obj | None, cause: Cause | None) -> list[Applied[Bans]]:
        return [
            applied
            for applied in self.changes(obj, Bans, verb)
            if self._is_other_party(applied.change, applied.context, by)
            and self._is_such_a_cause(applied.change, applied.context, cause)
        ]

    def _is_such_a_cause(self, change: Bans, context: Context, cause: Cause | None) -> bool:
        causes = self.match.read(change.causes)
        if causes is None:
            return True
        whose = self.match.read(causes.whose)
        return cause is not None and cause.kind in causes.kinds and belongs(whose, context.controller, cause.controller)

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
    """Whether ``change`` is one of the characteristic ``what``, or keeps from the verb ``what``."""
    return what is None or what in (getattr(change, "what", None), getattr(change, "verb", None))


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
