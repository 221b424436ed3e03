"""Decks: looking at the top, searching, shuffling."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from judge.engine.context import Context
from judge.engine.decision import Resolution
from judge.engine.events import Shuffled
from judge.engine.nodes import describe
from judge.engine.objects import is_available, refs_of
from judge.engine.players import YOU, Players, players_of
from judge.engine.powers import Effect
from judge.engine.rules import Maybe
from judge.engine.select import Objects, Selector
from judge.engine.state import Event, Names, Obj, Ref, State, Zones


@dataclass(frozen=True)
class InYourDeck(Selector):
    """Cards in your deck; with ``top`` only that many from its top."""

    top: int | None = None

    def matches(self, context: Context, obj: Obj) -> bool:
        deck = context.state.decks.get(context.controller, ())
        return obj.zone == context.match.game.deck_zone and obj.ref.card in (
            deck if self.top is None else deck[: self.top]
        )

    def describe(self) -> str:
        return (
            "in your deck"
            if self.top is None
            else f"the top {'card' if self.top == 1 else f'{self.top} cards'} of your deck"
        )


@dataclass(frozen=True, kw_only=True)
class LookedAt(Event):
    """``player`` looks at ``ref``, which the others don't see."""

    verb: ClassVar[str] = "look at"
    player: str
    ref: Ref

    def apply(self, state: State, zones: Zones) -> State:
        return state

    def describe(self, names: Names) -> str:
        return f"{names.player(self.player)} looks at {names(self.ref)}."


@dataclass(frozen=True)
class LookAt(Effect):
    """The controller looks at ``objects``."""

    objects: Maybe[Objects]

    def run(self, context: Context) -> Resolution[bool]:
        refs = yield from refs_of(self.objects, context)
        happened = yield from context.match.happen(
            *(LookedAt(player=context.controller, ref=ref, cause=context.cause) for ref in refs)
        )
        return bool(happened)

    def is_feasible(self, context: Context) -> bool:
        return is_available(self.objects, context)

    def describe(self) -> str:
        return f"look at {describe(self.objects)}"


@dataclass(frozen=True)
class Shuffle(Effect):
    """``who`` shuffles his deck."""

    who: Maybe[Players] = YOU

    def run(self, context: Context) -> Resolution[bool]:
        players = yield from players_of(self.who, context)
        happened = yield from context.match.happen(*(Shuffled(player=p, cause=context.cause) for p in players))
        return bool(happened)

    def describe(self) -> str:
        return f"{describe(self.who)} shuffle the deck"
