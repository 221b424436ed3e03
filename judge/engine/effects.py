"""The effects that every card game knows: numbers, cards between zones, states, counters, modifiers, delayed powers, the chain."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from judge.engine.ask import Steps, choose
from judge.engine.events import CounterAdded, CounterRemoved, Drew, Event, Flagged, Moved, NumberChanged, Revealed
from judge.engine.objects import refs_of
from judge.engine.powers import Effect
from judge.engine.select import Selector
from judge.engine.sight import Sight
from judge.engine.state import Ref
from judge.engine.values import YOU, Amount, Who, amount, said


def number_event(player: str, what: str, by: int, do: Sight) -> NumberChanged:
    """A change of a player's number caused by ``do``."""
    return NumberChanged(player=player, what=what, by=by, cause=do.cause)


@dataclass(frozen=True)
class ChangeNumber(Effect):
    """``who`` gains (or, with ``sign`` -1, loses or pays) ``by`` of ``what``. Payable only in full where it is a cost."""

    what: str
    by: Amount
    who: Any = YOU
    sign: int = 1
    must_have: bool = False

    def events(self, do: Sight) -> tuple[Event, ...]:
        """The changes, one a player, simultaneous."""
        by = amount(self.by, do)
        return tuple(number_event(player, self.what, self.sign * by, do) for player in do.read(self.who).players(do))

    def run(self, do: Sight) -> Steps[bool]:
        who = do.read(self.who)
        if hasattr(who, "pick") and who not in do.slots:
            yield from who.pick(do)
        return bool((yield from do.match.happen(*self.events(do))))

    def is_feasible(self, do: Sight) -> bool:
        by = amount(self.by, do)
        return not self.must_have or all(
            do.state.number(player, self.what) >= by for player in do.read(self.who).players(do)
        )

    def words(self) -> str:
        ending = "" if said(self.who) == "you" else "s"
        return f"{said(self.who)} {'gain' if self.sign > 0 else 'lose'}{ending} {said(self.by)} {self.what}"


@dataclass(frozen=True)
class Draw(Effect):
    """``who`` draws ``n`` cards, one after another: each draw may be replaced."""

    n: Amount = 1
    who: Any = YOU

    def events(self, do: Sight) -> tuple[Event, ...]:
        """The draws as simultaneous events (used where they replace another draw)."""
        return tuple(
            Drew(player=player, cause=do.cause)
            for player in do.read(self.who).players(do)
            for _ in range(amount(self.n, do))
        )

    def run(self, do: Sight) -> Steps[bool]:
        done = False
        for event in self.events(do):
            done = bool((yield from do.match.happen(event))) or done
        return done

    def words(self) -> str:
        return f"{said(self.who)} draw {said(self.n)}"


@dataclass(frozen=True)
class Act(Effect):
    """Make one event of class ``event`` of each of ``objects``, all at once: stunning, readying, removing from an attack.

    As a cost (and as an option of "or") it is feasible only if there is enough to do it to.
    """

    event: type[Event]
    objects: Any
    called: str
    facts: tuple[tuple[str, Any], ...] = ()

    def run(self, do: Sight) -> Steps[bool]:
        refs = yield from refs_of(self.objects, do)
        event: Any = self.event
        happened = yield from do.match.happen(*(event(ref=ref, cause=do.cause, **dict(self.facts)) for ref in refs))
        return bool(happened)

    def events(self, do: Sight) -> tuple[Event, ...]:
        """The events for objects that nobody has to pick."""
        event: Any = self.event
        refs = run_without_asking(refs_of(self.objects, do))
        return tuple(event(ref=ref, cause=do.cause, **dict(self.facts)) for ref in refs)

    def is_feasible(self, do: Sight) -> bool:
        return is_available(self.objects, do)

    def words(self) -> str:
        return f"{self.called} {said(self.objects)}"


def run_without_asking(steps: Steps[Any]) -> Any:
    """The result of ``steps`` that must not ask. Raises RuntimeError if it does."""
    try:
        ask = next(steps)
    except StopIteration as stop:
        return stop.value
    raise RuntimeError(f"nobody may be asked here: {ask.purpose}")


def is_available(objects: Any, do: Sight) -> bool:
    """Whether ``objects`` means at least one object, or offers enough to pick from."""
    settled = do.read(objects)
    if settled in do.slots:
        return bool(do.slots[settled])
    if hasattr(settled, "options"):
        return bool(len(settled.options(do)) >= max(do.read(settled.least), 1))
    of = settled if isinstance(settled, Selector) else settled.of
    return any(True for _ in do.select(of))


@dataclass(frozen=True)
class Move(Effect):
    """``objects`` go to ``zone`` (of their owners), all at once. ``flags`` are those with which they arrive.

    ``remember`` names a slot for what they have become ("those cards"); ``called`` is a game's phrase for it, "{}" the objects.
    """

    objects: Any
    zone: str
    spot: Any = None
    flags: frozenset[str] = frozenset()
    bottom: bool = False
    under_your_control: bool = False
    remember: Any = None
    called: str = ""

    def run(self, do: Sight) -> Steps[bool]:
        refs = yield from refs_of(self.objects, do)
        events = []
        for ref in refs:
            events.append((yield from self._event(ref, do)))
        happened = yield from do.match.happen(*events)
        if self.remember is not None:
            moved = (event.ref for event in happened if isinstance(event, Moved) and event.ref in refs)
            do.slots[self.remember] = tuple(do.match.state.objects[ref.card].ref for ref in moved)
        return any(isinstance(event, Moved) for event in happened)

    def _event(self, ref: Ref, do: Sight) -> Steps[Moved]:
        spot = do.read(self.spot)
        if callable(getattr(spot, "place", None)):
            spot = yield from spot.place(do, ref)
        return Moved(ref=ref, zone=do.read(self.zone), spot=spot, flags=do.read(self.flags), bottom=self.bottom, cause=do.cause,
                     controller=do.you if do.read(self.under_your_control) else None)  # fmt: skip

    def is_feasible(self, do: Sight) -> bool:
        return is_available(self.objects, do)

    def words(self) -> str:
        return (
            self.called.replace("{}", said(self.objects))
            if self.called
            else f"move {said(self.objects)} to {said(self.zone)}"
        )


@dataclass(frozen=True)
class Flag(Effect):
    """``objects`` get (or lose) a state, such as exhausted. Feasible only for those not in it yet."""

    objects: Any
    flag: str
    on: bool = True

    def run(self, do: Sight) -> Steps[bool]:
        refs = yield from refs_of(self.objects, do)
        happened = yield from do.match.happen(
            *(Flagged(ref=ref, flag=self.flag, on=self.on, cause=do.cause) for ref in refs)
        )
        return bool(happened)

    def is_feasible(self, do: Sight) -> bool:
        settled = do.read(self.objects)
        of = settled if isinstance(settled, Selector) else settled.of
        return any(bool(self.flag in obj.flags) != self.on for obj in do.select(of))

    def words(self) -> str:
        return f"{said(self.objects)} {'becomes' if self.on else 'is no longer'} {self.flag}"


@dataclass(frozen=True)
class AddCounter(Effect):
    """Each of ``objects`` gets a counter of ``kind``."""

    objects: Any
    kind: str

    def run(self, do: Sight) -> Steps[bool]:
        refs = yield from refs_of(self.objects, do)
        happened = yield from do.match.happen(*(CounterAdded(ref=ref, kind=self.kind, cause=do.cause) for ref in refs))
        return any(isinstance(event, CounterAdded) for event in happened)

    def is_feasible(self, do: Sight) -> bool:
        return is_available(self.objects, do)

    def words(self) -> str:
        return f"put a {self.kind} counter on {said(self.objects)}"


@dataclass(frozen=True)
class RemoveCounter(Effect):
    """``n`` counters of ``kind`` come off from among ``objects``; with more to choose from, the controller picks."""

    objects: Any
    kind: str
    n: int = 1

    def _bearers(self, do: Sight) -> tuple[Ref, ...]:
        settled = do.read(self.objects)
        of = settled if isinstance(settled, Selector) else settled.of
        return tuple(obj.ref for obj in do.select(of) for _ in range(obj.count(self.kind)))

    def run(self, do: Sight) -> Steps[bool]:
        bearers = self._bearers(do)
        if len(set(bearers)) > 1 and len(bearers) > self.n:
            bearers = yield from choose(do.you, f"remove {self.kind} counters", bearers, self.n, self.n)
        events = (CounterRemoved(ref=ref, kind=self.kind, cause=do.cause) for ref in bearers[: self.n])
        happened = yield from do.match.happen(*events)
        return len(happened) >= self.n

    def is_feasible(self, do: Sight) -> bool:
        return len(self._bearers(do)) >= self.n

    def words(self) -> str:
        return f"remove {self.n} {self.kind} counter from {said(self.objects)}"


@dataclass(frozen=True)
class RevealFromHand(Effect):
    """The controller shows ``objects``."""

    objects: Any

    def run(self, do: Sight) -> Steps[bool]:
        refs = yield from refs_of(self.objects, do)
        happened = yield from do.match.happen(*(Revealed(player=do.you, ref=ref, cause=do.cause) for ref in refs))
        return bool(happened)

    def is_feasible(self, do: Sight) -> bool:
        return is_available(self.objects, do)

    def words(self) -> str:
        return f"reveal {said(self.objects)}"


@dataclass(frozen=True)
class Counted(Effect):
    """``effect`` done ``times`` over."""

    times: Amount
    effect: Effect

    def run(self, do: Sight) -> Steps[bool]:
        done = False
        for _ in range(amount(self.times, do)):
            did: bool = yield from do.read(self.effect).run(do)
            done = done or did
        return done

    def words(self) -> str:
        return f"{said(self.times)} times {said(self.effect)}"


@dataclass(frozen=True)
class PickPlayer(Who):
    """A player that the controller picks: as target at announcement, or as a choice on resolution."""

    is_target: bool = True

    def at_start(self, do: Sight) -> bool:
        """Targets are picked when the effect is announced."""
        return self.is_target

    def pick(self, do: Sight) -> Steps[tuple[Any, ...]]:
        """Ask for the player and remember the answer in its slot."""
        options = super().players(do)
        answer = yield from choose(do.you, self.words() if self.is_target else f"choose {super().words()}", options)
        do.slots[self] = answer
        return answer

    def players(self, sight: Sight) -> tuple[str, ...]:
        return sight.slots.get(self, super().players(sight))

    def words(self) -> str:
        return {"opponents'": "target opponent"}.get(getattr(self.whose, "value", ""), "target player")
