"""The effects that every card game knows: numbers, cards between zones, states, counters, modifiers, delayed powers, the chain."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass, replace
from typing import TypeVar

from judge.engine.context import Context
from judge.engine.decision import Resolution, choose
from judge.engine.errors import NotExpressible
from judge.engine.events import CounterAdded, CounterRemoved, Drew, Moved, NumberChanged, Revealed
from judge.engine.nodes import describe
from judge.engine.objects import Pick, is_available, refs_of
from judge.engine.players import YOU, Players, players_of
from judge.engine.powers import Effect, Substitute
from judge.engine.relations import These
from judge.engine.rules import Maybe, as_ruled
from judge.engine.select import ANY, Both, Objects, Selector
from judge.engine.state import Event, Obj, Ref
from judge.engine.values import Amount, amount

T = TypeVar("T")


def number_event(player: str, what: str, by: int, context: Context, is_paid: bool = False) -> NumberChanged:
    """A change of a player's number caused by ``context``."""
    return NumberChanged(player=player, what=what, by=by, is_paid=is_paid, cause=context.cause)


@dataclass(frozen=True)
class ChangeNumber(Substitute):
    """``who`` gains (or, with ``sign`` -1, loses or pays) ``by`` of ``what``. Payable only in full where it is a cost.

    0 can always be paid, also by a player whose number is below 0.
    """

    what: str
    by: Maybe[Amount]
    who: Maybe[Players] = YOU
    sign: int = 1
    must_have: bool = False

    def events(self, context: Context) -> tuple[Event, ...]:
        """The changes, one a player, simultaneous."""
        by = amount(self.by, context)
        return tuple(
            number_event(player, self.what, self.sign * by, context, self.must_have)
            for player in context.read(self.who).players(context)
        )

    def run(self, context: Context) -> Resolution[bool]:
        yield from players_of(self.who, context)
        return bool((yield from context.match.happen(*self.events(context))))

    def is_feasible(self, context: Context) -> bool:
        by = amount(self.by, context)
        return not self.must_have or all(
            self.is_payable(context, by, context.state.number(player, self.what))
            for player in context.read(self.who).players(context)
        )

    def is_payable(self, context: Context, by: int, has: int) -> bool:
        """Whether somebody who ``has`` that much can pay ``by``."""
        return by == 0 or by <= has

    def describe(self) -> str:
        ending = "" if self._is_yours() else "s"
        return f"{describe(self.who)} {self._verb()}{ending} {describe(self.by)} {self.what}"

    def infinitive(self) -> str:
        return (
            f"{'' if self._is_yours() else f'have {describe(self.who)} '}{self._verb()} {describe(self.by)} {self.what}"
        )

    def _is_yours(self) -> bool:
        return describe(self.who) == "you"

    def _verb(self) -> str:
        return "gain" if self.sign > 0 else "pay" if self.must_have else "lose"


@dataclass(frozen=True)
class Draw(Substitute):
    """``who`` draws ``n`` cards, one after another: each draw may be replaced."""

    n: Maybe[Amount] = 1
    who: Maybe[Players] = YOU

    def events(self, context: Context) -> tuple[Event, ...]:
        """The draws as simultaneous events (used where they replace another draw)."""
        return tuple(
            Drew(player=player, cause=context.cause)
            for player in context.read(self.who).players(context)
            for _ in range(amount(self.n, context))
        )

    def run(self, context: Context) -> Resolution[bool]:
        done = False
        yield from players_of(self.who, context)
        for event in self.events(context):
            done = bool((yield from context.match.happen(event))) or done
        return done

    def describe(self) -> str:
        return f"{describe(self.who)} draw{'' if describe(self.who) == 'you' else 's'} {self._cards()}"

    def infinitive(self) -> str:
        drawer = "" if describe(self.who) == "you" else f"have {describe(self.who)} "
        return f"{drawer}draw {self._cards()}"

    def _cards(self) -> str:
        n = as_ruled(self.n)
        if isinstance(n, int):
            return "a card" if n == 1 else f"{n} cards"
        return f"as many cards as {describe(n)}"


@dataclass(frozen=True)
class _Payable(Selector):
    """Objects that no "can't" keeps from being paid with: from having ``deed`` done to them."""

    deed: Act

    def matches(self, context: Context, obj: Obj) -> bool:
        return not self.deed.is_barred(context, obj.ref)

    def describe(self) -> str:
        return ANY.describe()


@dataclass(frozen=True)
class Act(Substitute):
    """Make one event of class ``event`` of each of ``objects``, all at once: stunning, readying, removing from an attack.

    As a cost (and as an option of "or") it is feasible only if there is enough to do it to; as a cost, if no card's text forbids it, too.
    """

    event: Callable[..., Event]
    objects: Maybe[Objects]
    called: str
    facts: tuple[tuple[str, object], ...] = ()

    def run(self, context: Context) -> Resolution[bool]:
        objects = self._settled(context)
        refs = yield from objects.refs(context)
        if objects != (meant := context.read(self.objects)):
            # What was picked is known by the pick of the text.
            context.choices[meant] = refs
        happened = yield from context.match.happen(
            *(self.event(ref=ref, cause=context.cause, **dict(self.facts)) for ref in refs)
        )
        return bool(happened)

    def events(self, context: Context) -> tuple[Event, ...]:
        """The events for objects that nobody has to pick."""
        refs = run_without_asking(refs_of(self.objects, context))
        return tuple(self.event(ref=ref, cause=context.cause, **dict(self.facts)) for ref in refs)

    def is_feasible(self, context: Context) -> bool:
        return is_available(self.objects, context) and (context.cause.kind != "cost" or self._is_payable(context))

    def _is_payable(self, context: Context) -> bool:
        """Whether no "can't" keeps it from being paid in full: from being done to each object meant, or to enough to pick from."""
        objects = self._settled(context)
        if isinstance(objects, Pick):
            return objects.is_available(context)
        return not any(self.is_barred(context, ref) for ref in run_without_asking(objects.refs(context)))

    def _settled(self, context: Context) -> Objects:
        """The objects; as a cost that a player picks, those among which he can pick: it has to be payable with them."""
        objects = context.read(self.objects)
        if context.cause.kind != "cost" or not isinstance(objects, Pick):
            return objects
        if objects in context.choices:
            return These(objects.answer(context))
        return replace(objects, of=Both(objects.of, _Payable(self)))

    def is_barred(self, context: Context, ref: Ref) -> bool:
        """Whether a "can't" keeps it from being done to ``ref`` by ``context``."""
        verb = self.event(ref=ref, cause=context.cause, **dict(self.facts)).verb
        return bool(context.view.bans(verb, context.state.known(ref), cause=context.cause))

    def describe(self) -> str:
        objects = describe(self.objects)
        return self.called.replace("{}", objects) if "{}" in self.called else f"{self.called} {objects}"


def run_without_asking(steps: Resolution[T]) -> T:
    """The result of ``steps`` that must not ask.

    :raises NotExpressible: if it does.
    """
    try:
        decision = next(steps)
    except StopIteration as stop:
        value: T = stop.value
        return value
    raise NotExpressible(
        f"what happens instead of an event is settled without asking anybody, but here is asked: {decision.purpose}"
    )


class Placing:
    """What settles where exactly a card arrives: its spot, in the game's own terms."""

    def place(self, context: Context, ref: Ref, player: str) -> Resolution[Hashable]:
        """The spot of ``ref``, which arrives under the control of ``player``, asking where a player picks it."""
        raise NotImplementedError


@dataclass(frozen=True)
class Move(Substitute):
    """``objects`` go to ``zone`` (of their owners), all at once. ``flags`` are those with which they arrive.

    ``remember`` names a slot for what they have become ("those cards"); ``called`` is a game's phrase for it, "{}" the objects.
    """

    objects: Maybe[Objects]
    zone: Maybe[str]
    spot: Maybe[Placing | None] = None
    flags: Maybe[frozenset[str]] = frozenset()
    bottom: bool = False
    under_your_control: Maybe[bool] = False
    remember: str | None = None
    called: str = ""

    def run(self, context: Context) -> Resolution[bool]:
        refs = yield from refs_of(self.objects, context)
        events = []
        for ref in refs:
            events.append((yield from self._event(ref, context)))
        happened = yield from context.match.happen(*events)
        if self.remember is not None:
            moved = (event.ref for event in happened if isinstance(event, Moved) and event.ref in refs)
            context.choices[self.remember] = tuple(context.match.state.objects[ref.card].ref for ref in moved)
        return any(isinstance(event, Moved) for event in happened)

    def events(self, context: Context) -> tuple[Event, ...]:
        """The moves of objects that nobody has to pick, to places that nobody has to pick either."""
        refs = run_without_asking(refs_of(self.objects, context))
        return tuple(run_without_asking(self._event(ref, context)) for ref in refs)

    def _event(self, ref: Ref, context: Context) -> Resolution[Moved]:
        placing = context.read(self.spot)
        controller = context.controller if context.read(self.under_your_control) else None
        move = Moved(ref=ref, zone=context.read(self.zone), flags=context.read(self.flags), bottom=self.bottom, cause=context.cause,
                     controller=controller)  # fmt: skip
        if placing is None:
            return move
        player = move.new_controller(context.match.state, context.match.game)
        return replace(move, spot=(yield from placing.place(context, ref, player)))

    def is_feasible(self, context: Context) -> bool:
        return is_available(self.objects, context)

    def _place(self) -> str:
        """Where they go, as a phrase."""
        zone = describe(self.zone)
        zone = zone if zone in ("play", "hand") else f"the {zone}"
        return f"the bottom of {zone}" if self.bottom else zone

    def describe(self) -> str:
        return (
            self.called.replace("{}", describe(self.objects))
            if self.called
            else f"move {describe(self.objects)} to {self._place()}"
        )


@dataclass(frozen=True)
class AddCounter(Substitute):
    """Each of ``objects`` gets ``n`` counters of ``kind``, all at once."""

    objects: Maybe[Objects]
    kind: str
    n: int = 1

    def run(self, context: Context) -> Resolution[bool]:
        refs = yield from refs_of(self.objects, context)
        happened = yield from context.match.happen(*self._on(refs, context))
        return any(isinstance(event, CounterAdded) for event in happened)

    def events(self, context: Context) -> tuple[Event, ...]:
        """The counters on objects that nobody has to pick."""
        return self._on(run_without_asking(refs_of(self.objects, context)), context)

    def _on(self, refs: tuple[Ref, ...], context: Context) -> tuple[Event, ...]:
        return tuple(CounterAdded(ref=ref, kind=self.kind, cause=context.cause) for ref in refs for _ in range(self.n))

    def is_feasible(self, context: Context) -> bool:
        return is_available(self.objects, context)

    def describe(self) -> str:
        counters = f"a {self.kind} counter" if self.n == 1 else f"{self.n} {self.kind} counters"
        return f"put {counters} on {describe(self.objects)}"


@dataclass(frozen=True)
class RemoveCounter(Effect):
    """``n`` counters of ``kind`` come off from among ``objects``; with more to choose from, the controller picks."""

    objects: Maybe[Selector]
    kind: str
    n: int = 1

    def _bearers(self, context: Context) -> tuple[Ref, ...]:
        return tuple(obj.ref for obj in context.select(self.objects) for _ in range(obj.count(self.kind)))

    def run(self, context: Context) -> Resolution[bool]:
        bearers = self._bearers(context)
        if len(set(bearers)) > 1 and len(bearers) > self.n:
            bearers = yield from choose(context.controller, f"remove {self.kind} counters", bearers, self.n, self.n)
        events = (CounterRemoved(ref=ref, kind=self.kind, cause=context.cause) for ref in bearers[: self.n])
        happened = yield from context.match.happen(*events)
        return len(happened) >= self.n

    def is_feasible(self, context: Context) -> bool:
        return len(self._bearers(context)) >= self.n

    def describe(self) -> str:
        return f"remove {self.n} {self.kind} counter from {describe(self.objects)}"


@dataclass(frozen=True)
class RevealFromHand(Effect):
    """The controller shows ``objects``."""

    objects: Maybe[Objects]

    def run(self, context: Context) -> Resolution[bool]:
        refs = yield from refs_of(self.objects, context)
        happened = yield from context.match.happen(
            *(Revealed(player=context.controller, ref=ref, cause=context.cause) for ref in refs)
        )
        return bool(happened)

    def is_feasible(self, context: Context) -> bool:
        return is_available(self.objects, context)

    def describe(self) -> str:
        return f"reveal {describe(self.objects)}"
