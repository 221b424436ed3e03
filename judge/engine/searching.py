"""Decks: looking at the top, searching, shuffling."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from judge.engine.ask import Steps
from judge.engine.effects import is_available
from judge.engine.events import Event, Shuffled
from judge.engine.objects import refs_of
from judge.engine.powers import Effect
from judge.engine.select import Selector
from judge.engine.sight import Sight
from judge.engine.state import Obj, Ref, State
from judge.engine.values import YOU, said

if TYPE_CHECKING:
    from judge.engine.game import Game


@dataclass(frozen=True)
class InYourDeck(Selector):
    """Cards in your deck; with ``top`` only that many from its top."""

    top: int | None = None

    def matches(self, sight: Sight, obj: Obj) -> bool:
        deck = sight.state.decks.get(sight.you, ())
        return obj.zone == sight.match.game.deck_zone and obj.ref.card in (
            deck if self.top is None else deck[: self.top]
        )

    def words(self) -> str:
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

    def apply(self, state: State, game: Game) -> State:
        return state

    def words(self, names: Any) -> str:
        return f"{names.player(self.player)} looks at {names(self.ref)}."


@dataclass(frozen=True)
class LookAt(Effect):
    """The controller looks at ``objects``."""

    objects: Any

    def run(self, do: Sight) -> Steps[bool]:
        refs = yield from refs_of(self.objects, do)
        happened = yield from do.match.happen(*(LookedAt(player=do.you, ref=ref, cause=do.cause) for ref in refs))
        return bool(happened)

    def is_feasible(self, do: Sight) -> bool:
        return is_available(self.objects, do)

    def words(self) -> str:
        return f"look at {said(self.objects)}"


@dataclass(frozen=True)
class Shuffle(Effect):
    """``who`` shuffles his deck."""

    who: Any = YOU

    def run(self, do: Sight) -> Steps[bool]:
        happened = yield from do.match.happen(
            *(Shuffled(player=p, cause=do.cause) for p in do.read(self.who).players(do))
        )
        return bool(happened)

    def words(self) -> str:
        return f"{said(self.who)} shuffle the deck"
