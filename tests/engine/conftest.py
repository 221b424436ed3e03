"""A game of the smallest size, so that the engine is tested without any real one."""

from __future__ import annotations

from collections.abc import Callable, Generator, Hashable
from dataclasses import dataclass, field, replace
from typing import Any

import pytest

from judge.engine.changes import Adds
from judge.engine.context import Match
from judge.engine.decision import Decision, Resolution
from judge.engine.events import Moved
from judge.engine.match import RunningMatch
from judge.engine.rules import RuleBook
from judge.engine.state import Card, Event, Obj, Ref, State, Waiting


@dataclass(frozen=True)
class Scene:
    phase: str = "day"


@dataclass
class Pocket:
    """A game with the zones deck, hand, play, stack and bin. Its hooks do nothing unless a test gives them something to do."""

    name: str = "pocket"
    deck_zone: str = "deck"
    hand_zone: str = "hand"
    chain_zone: str = "stack"
    joined: Callable[[Event], tuple[Event, ...]] = lambda event: ()
    due: Callable[[Match], tuple[Event, ...]] = lambda match: ()
    resolved_ids: list[int] = field(default_factory=list)
    trigger_waits: bool = True
    negated_is: str = "negated"
    has_static_keywords: bool = False

    def is_in_play(self, zone: str) -> bool:
        return zone == "play"

    def is_new_object(self, obj: Obj, zone: str, spot: Hashable) -> bool:
        return obj.zone != zone

    def printed(self, view: Any, obj: Obj, what: str) -> Any:
        return {"power": 3, "colours": frozenset({"red"})}[what]

    def clamp(self, view: Any, obj: Obj, what: str, value: int) -> int:
        return max(value, 0)

    def changes_of_counter(self, view: Any, kind: str) -> tuple[Any, ...]:
        return (Adds("power", 2),) if kind == "strength" else ()

    def power_works(self, context: Any, obj: Obj, power: Any) -> bool:
        return obj.zone == "play"

    def powers(self, view: Any, obj: Obj) -> tuple[Any, ...]:
        return obj.card.powers

    def looks_back(self, event: Event) -> bool:
        return isinstance(event, Moved)

    def triggers_when_gone(self, match: Match) -> bool:
        return True

    def order_at_once(self, match: Match, waiting: tuple[Waiting, ...]) -> Resolution[tuple[Waiting, ...]]:
        yield from ()
        return waiting

    def uses_chain(self, match: Match, event: Event | None) -> bool:
        return self.trigger_waits

    def over(self, match: Match) -> tuple[Any, ...]:
        return ()

    def forbids(self, match: Match, event: Event) -> tuple[Any, ...]:
        return ()

    def consequences(
        self, match: Match, event: Event, batch: tuple[Event, ...]
    ) -> Generator[Decision, Any, tuple[Event, ...]]:
        yield from ()
        return self.joined(event)

    def last_move_wins(self, match: Match, first: Event, last: Event) -> bool:
        return True

    def is_banned(self, match: Match, event: Event) -> bool:
        return True

    def may_be_replaced(self, match: Match, event: Event, *, joined: bool) -> bool:
        return True

    def state_rules(self, match: Match) -> tuple[Event, ...]:
        return self.due(match)

    def can_be_picked(self, context: Any, obj: Obj, *, is_target: bool) -> bool:
        return True

    def recheck(self, match: Match, item: Any, legal: tuple[bool, ...]) -> bool:
        return any(legal)

    def after_announcing(self, match: Match, item: Any) -> Generator[Decision, Any, None]:
        yield from ()

    def after_resolving(self, match: Match, item: Any, *, negated: bool) -> Generator[Decision, Any, None]:
        yield from ()
        self.resolved_ids.append(item.id)

    def first_player(self, state: State) -> str:
        return state.players[0]

    def next_step(self, match: Match) -> Generator[Decision, Any, None]:
        yield from ()

    def name_of(self, state: State, ref: Ref) -> str:
        return f"{state.known(ref).card.name} {ref.card}"


class Pad:
    """A match of the pocket game and what a test does with it."""

    def __init__(
        self, *cards: Card | tuple[Card, str], game: Pocket | None = None, book: RuleBook | None = None
    ) -> None:
        objects = {}
        for number, given in enumerate(cards, 1):
            card, zone = given if isinstance(given, tuple) else (given, "play")
            objects[number] = Obj(Ref(number, 1), card, "Ann", "Ann", zone)
        deck = tuple(number for number, obj in objects.items() if obj.zone == "deck")
        state = State(("Ann", "Ben"), objects, {"Ann": deck, "Ben": ()}, scene=Scene())
        self.game = game or Pocket()
        self.match = RunningMatch(self.game, state, book)

    def do(self, steps: Generator[Decision, tuple[Any, ...], Any], *answers: Any) -> Any:
        """Run ``steps``, giving ``answers`` in turn; all of them must be asked for."""
        given = list(answers)
        try:
            next(steps)
            while True:
                steps.send(given.pop(0))
        except StopIteration as stop:
            assert not given, f"nobody asked for {given}"
            return stop.value

    def happen(self, *events: Event, answers: tuple[Any, ...] = ()) -> tuple[Event, ...]:
        return self.do(self.match.happen(*events), *answers)  # type: ignore[no-any-return]

    def obj(self, number: int) -> Obj:
        return self.match.state.objects[number]

    def ref(self, number: int) -> Ref:
        return self.obj(number).ref


@pytest.fixture
def pad() -> type[Pad]:
    return Pad


__all__ = ["Pad", "Pocket", "replace"]
