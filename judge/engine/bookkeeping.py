"""Events of the engine's own books: modifiers, the chain, what waits for it, what has been used, priority, the game's scene."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from judge.engine.nodes import describe
from judge.engine.replacing import replace
from judge.engine.state import Event, Item, Modifier, Names, Ref, State, Waiting, Zones


@dataclass(frozen=True, kw_only=True)
class ModifierAdded(Event):
    """A modifier begins. Its time is that of the batch."""

    verb: ClassVar[str] = "add modifier"
    modifier: Modifier

    def apply(self, state: State, zones: Zones) -> State:
        return replace(state, modifiers=(*state.modifiers, replace(self.modifier, time=state.time)))

    def describe(self, names: Names) -> str:
        until = self.modifier.until
        ending = f" until the end of the {until}" if isinstance(until, str) else f", {describe(until)}" if until else ""
        return f"{names.list(self.modifier.on) or 'The effect'}: {describe(self.modifier.change)}{ending}."


@dataclass(frozen=True, kw_only=True)
class ModifierEnded(Event):
    """The modifier ``id`` ends."""

    verb: ClassVar[str] = "end modifier"
    id: int

    def is_possible(self, state: State) -> bool:
        return any(modifier.id == self.id for modifier in state.modifiers)

    def apply(self, state: State, zones: Zones) -> State:
        return replace(state, modifiers=tuple(modifier for modifier in state.modifiers if modifier.id != self.id))

    def describe(self, names: Names) -> str:
        return "A modifier ends."


@dataclass(frozen=True, kw_only=True)
class ItemAdded(Event):
    """An effect joins the chain: on top, or ``below`` everything."""

    verb: ClassVar[str] = "add to chain"
    item: Item
    below: bool = False

    def apply(self, state: State, zones: Zones) -> State:
        return replace(state, chain=(self.item, *state.chain) if self.below else (*state.chain, self.item))

    def describe(self, names: Names) -> str:
        return f"On the chain: {self.item.description}."


@dataclass(frozen=True, kw_only=True)
class ItemRemoved(Event):
    """The effect ``id`` leaves the chain, resolved or negated (in the game's own word)."""

    verb: ClassVar[str] = "leave chain"
    id: int
    negated: bool = False
    word: str = "negated"

    def is_possible(self, state: State) -> bool:
        return any(item.id == self.id for item in state.chain)

    def apply(self, state: State, zones: Zones) -> State:
        return replace(state, chain=tuple(item for item in state.chain if item.id != self.id))

    def describe(self, names: Names) -> str:
        return f"The effect is {self.word}." if self.negated else "The effect leaves the chain."


@dataclass(frozen=True, kw_only=True)
class Waits(Event):
    """A power has triggered and waits for its place on the chain."""

    verb: ClassVar[str] = "wait"
    is_bookkeeping: ClassVar[bool] = True
    waiting: Waiting

    def apply(self, state: State, zones: Zones) -> State:
        return replace(state, waiting=(*state.waiting, self.waiting))

    def describe(self, names: Names) -> str:
        source = names(self.waiting.source) if self.waiting.source else "An effect"
        return f"{source} triggers."


@dataclass(frozen=True, kw_only=True)
class Used(Event):
    """A power of ``ref`` is used, triggered or has replaced something: remembered for "once per turn" and "the first time"."""

    verb: ClassVar[str] = "use"
    is_bookkeeping: ClassVar[bool] = True
    ref: Ref | None
    power: object

    def is_possible(self, state: State) -> bool:
        return True

    def apply(self, state: State, zones: Zones) -> State:
        return state

    def describe(self, names: Names) -> str:
        return ""


@dataclass(frozen=True, kw_only=True)
class Priority(Event):
    """``player`` has priority (None: nobody), ``passed`` have passed in succession."""

    verb: ClassVar[str] = "priority"
    is_bookkeeping: ClassVar[bool] = True
    to: str | None
    passed: frozenset[str] = frozenset()

    def apply(self, state: State, zones: Zones) -> State:
        return replace(state, priority=self.to, passed=self.passed)

    def describe(self, names: Names) -> str:
        return ""


@dataclass(frozen=True, kw_only=True)
class WaitingCleared(Event):
    """The waiting effects at ``indices`` have left the queue for the chain."""

    verb: ClassVar[str] = "stop waiting"
    is_bookkeeping: ClassVar[bool] = True
    kept: tuple[Waiting, ...]

    def apply(self, state: State, zones: Zones) -> State:
        return replace(state, waiting=self.kept)

    def describe(self, names: Names) -> str:
        return ""
