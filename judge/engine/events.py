"""Changes: one frozen class each. Every event carries its cause; only the pipeline applies them. Games add their own."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Any, ClassVar

from judge.engine.replacing import replace
from judge.engine.state import Counter, Event, InBatch, Names, Obj, Ref, State, Zones


@dataclass(frozen=True, kw_only=True)
class Moved(Event):
    """``ref`` goes to ``zone``. ``flags`` and ``counters`` are those with which it arrives."""

    verb: ClassVar[str] = "move"
    done_to_it: ClassVar[str] = "be moved"
    in_batch: ClassVar[InBatch] = InBatch.ONE_AN_OBJECT
    ref: Ref
    zone: str
    spot: Hashable = None
    controller: str | None = None
    flags: frozenset[str] = frozenset()
    bottom: bool = False
    host: Ref | None = None

    def is_new_object(self, state: State, zones: Zones) -> bool:
        """Whether the move makes the card another object."""
        obj = state.known(self.ref)
        return zones.is_new_object(obj, self.zone, self.spot)

    def becomes(self, state: State, zones: Zones) -> Ref:
        """The object that the card will be after the move, so that joined events can address it."""
        return Ref(self.ref.card, self.ref.incarnation + 1) if self.is_new_object(state, zones) else self.ref

    def new_controller(self, state: State, zones: Zones) -> str:
        """Who will control the card after the move: whom the move names, else in play whoever controls it, elsewhere its owner."""
        old = state.known(self.ref)
        return self.controller or (old.controller if zones.is_in_play(self.zone) else old.owner)

    def apply(self, state: State, zones: Zones) -> State:
        old = state.known(self.ref)
        decks = {player: tuple(card for card in deck if card != self.ref.card) for player, deck in state.decks.items()}
        if self.zone == zones.deck_zone:
            deck = decks[old.owner]
            decks[old.owner] = (*deck, self.ref.card) if self.bottom else (self.ref.card, *deck)
        controller = self.new_controller(state, zones)
        if self.is_new_object(state, zones):
            new = Obj(self.becomes(state, zones), old.card, old.owner, controller, self.zone, self.spot, self.flags,
                      host=self.host, time=state.time)  # fmt: skip
        else:
            arrives = zones.is_in_play(self.zone) and not zones.is_in_play(old.zone)
            new = replace(old, zone=self.zone, spot=self.spot, controller=controller, flags=old.flags | self.flags,
                          host=self.host if arrives else old.host, time=state.time if arrives else old.time)  # fmt: skip
        return replace(state.with_obj(new), decks=decks)

    def describe(self, names: Names) -> str:
        return f"{names(self.ref)} goes to {names.zone(self.zone)}."


@dataclass(frozen=True, kw_only=True)
class Flagged(Event):
    """``ref`` gets the state ``flag`` (or loses it, where ``on`` is false)."""

    verb: ClassVar[str] = "flag"
    in_batch: ClassVar[InBatch] = InBatch.ONE_AN_OBJECT
    ref: Ref
    flag: str
    on: bool = True

    def is_possible(self, state: State) -> bool:
        obj = state.obj(self.ref)
        return obj is not None and (self.flag in obj.flags) != self.on

    def apply(self, state: State, zones: Zones) -> State:
        obj = state.known(self.ref)
        flags = obj.flags | {self.flag} if self.on else obj.flags - {self.flag}
        return state.with_obj(replace(obj, flags=flags))

    def describe(self, names: Names) -> str:
        return f"{names(self.ref)} is {'now' if self.on else 'no longer'} {self.flag}."


@dataclass(frozen=True, kw_only=True)
class StateChanged(Event):
    """A change of one state that a game calls by its own name: subclasses give the ``flag``, whether it comes, and the words."""

    in_batch: ClassVar[InBatch] = InBatch.ONE_AN_OBJECT
    flag: ClassVar[str]
    comes: ClassVar[bool] = True
    says: ClassVar[str]
    ref: Ref

    def is_possible(self, state: State) -> bool:
        obj = state.obj(self.ref)
        return obj is not None and (self.flag in obj.flags) != self.comes

    def apply(self, state: State, zones: Zones) -> State:
        obj = state.known(self.ref)
        flags = obj.flags | {self.flag} if self.comes else obj.flags - {self.flag}
        return state.with_obj(replace(obj, flags=flags))

    def describe(self, names: Names) -> str:
        return f"{names(self.ref)} {self.says}."


@dataclass(frozen=True, kw_only=True)
class CounterAdded(Event):
    """A counter of ``kind`` is put on ``ref``."""

    verb: ClassVar[str] = "add counter"
    ref: Ref
    kind: str

    def apply(self, state: State, zones: Zones) -> State:
        obj = state.known(self.ref)
        return state.with_obj(replace(obj, counters=(*obj.counters, Counter(self.kind, state.time))))

    def describe(self, names: Names) -> str:
        return f"{names(self.ref)} gets a {self.kind} counter."


@dataclass(frozen=True, kw_only=True)
class CounterRemoved(Event):
    """A counter of ``kind`` is taken off ``ref``, the youngest first."""

    verb: ClassVar[str] = "remove counter"
    ref: Ref
    kind: str

    def is_possible(self, state: State) -> bool:
        obj = state.obj(self.ref)
        return obj is not None and obj.count(self.kind) > 0

    def apply(self, state: State, zones: Zones) -> State:
        obj = state.known(self.ref)
        last = max(index for index, counter in enumerate(obj.counters) if counter.kind == self.kind)
        return state.with_obj(replace(obj, counters=obj.counters[:last] + obj.counters[last + 1 :]))

    def describe(self, names: Names) -> str:
        return f"{names(self.ref)} loses a {self.kind} counter."


@dataclass(frozen=True, kw_only=True)
class Noted(Event):
    """Something is settled for ``ref``: affiliations chosen, a card named."""

    verb: ClassVar[str] = "note"
    ref: Ref
    key: str
    value: Any

    def apply(self, state: State, zones: Zones) -> State:
        obj = state.known(self.ref)
        kept = tuple(pair for pair in obj.notes if pair[0] != self.key)
        return state.with_obj(replace(obj, notes=(*kept, (self.key, self.value))))

    def describe(self, names: Names) -> str:
        value = ", ".join(map(str, self.value)) if isinstance(self.value, tuple) else self.value
        return f"{names(self.ref)}: {self.key} is {value}."


@dataclass(frozen=True, kw_only=True)
class NumberChanged(Event):
    """A player's number ``what`` changes by ``by``. ``is_paid``: as a price, which the narrative tells apart from a loss."""

    verb: ClassVar[str] = "change number"
    player: str
    what: str
    by: int
    is_paid: bool = False

    def is_possible(self, state: State) -> bool:
        return self.by != 0

    def apply(self, state: State, zones: Zones) -> State:
        key = (self.player, self.what)
        return replace(state, numbers={**state.numbers, key: state.number(*key) + self.by})

    def describe(self, names: Names) -> str:
        does = "gains" if self.by > 0 else "pays" if self.is_paid else "loses"
        return f"{names.player(self.player)} {does} {abs(self.by)} {self.what if abs(self.by) != 1 else self.what.removesuffix('s')}."


@dataclass(frozen=True, kw_only=True)
class Drew(Event):
    """``player`` draws the top card of the deck."""

    verb: ClassVar[str] = "draw"
    player: str

    def is_possible(self, state: State) -> bool:
        return bool(state.decks.get(self.player))

    def apply(self, state: State, zones: Zones) -> State:
        if not state.decks.get(self.player):
            return state
        top = state.objects[state.decks[self.player][0]]
        return Moved(ref=top.ref, zone=zones.hand_zone, cause=self.cause).apply(state, zones)

    def describe(self, names: Names) -> str:
        return f"{names.player(self.player)} draws a card."


@dataclass(frozen=True, kw_only=True)
class Shuffled(Event):
    """``player`` shuffles the deck. Nothing is random: the order is kept, since no ruling depends on it."""

    verb: ClassVar[str] = "shuffle"
    player: str

    def apply(self, state: State, zones: Zones) -> State:
        return state

    def describe(self, names: Names) -> str:
        return f"{names.player(self.player)} shuffles the deck."


@dataclass(frozen=True, kw_only=True)
class Revealed(Event):
    """``player`` shows ``ref`` to everybody."""

    verb: ClassVar[str] = "reveal"
    player: str
    ref: Ref

    def apply(self, state: State, zones: Zones) -> State:
        return state

    def describe(self, names: Names) -> str:
        return f"{names.player(self.player)} reveals {names(self.ref)}."
