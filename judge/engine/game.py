"""The protocol that a game fills. No hook is optional: a game that has nothing to say at one says so."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from judge.engine.context import Context
    from judge.engine.decision import Resolution
    from judge.engine.errors import Objection
    from judge.engine.events import Event, Moved
    from judge.engine.match import Match
    from judge.engine.state import Item, Obj, Ref, State
    from judge.engine.view import View


class Game(Protocol):
    """What a game tells the engine. Hooks that consult rules do so through ``match.consult``."""

    name: str
    deck_zone: str
    hand_zone: str
    chain_zone: str

    def is_in_play(self, zone: str) -> bool:
        """Whether objects in ``zone`` are in play."""

    def is_new_object(self, old: str, new: str) -> bool:
        """Whether a card that goes from zone ``old`` to ``new`` becomes another object."""

    def printed(self, view: View, obj: Obj, what: str) -> Any:
        """The printed value of a characteristic: a number or a frozenset."""

    def clamp(self, view: View, obj: Obj, what: str, value: int) -> int:
        """The number as it counts: whether it may be below zero."""

    def power_works(self, context: Context, obj: Obj, power: Any) -> bool:
        """Whether ``power`` of ``obj`` works where and as ``obj`` is (zone, face, stunned); gates are the engine's business."""

    def powers(self, view: View, obj: Obj) -> tuple[Any, ...]:
        """The powers of ``obj``: those printed, and those that its keywords stand for."""

    def looks_back(self, event: Event) -> bool:
        """Whether powers trigger on ``event`` by the state before it (leaving play, becoming stunned)."""

    def uses_chain(self, event: Event | None) -> bool:
        """Whether a triggered effect waits for the chain, or resolves at once."""

    def forbids(self, match: Match, event: Event) -> tuple[Objection, ...]:
        """The game's own rules against ``event`` (bans by cards are the engine's business)."""

    def may_be_replaced(self, match: Match, event: Event, *, joined: bool) -> bool:
        """Whether a replacement may touch ``event``; ``joined`` where it only follows from another event of its batch."""

    def consequences(self, match: Match, event: Event, batch: tuple[Event, ...]) -> Resolution[tuple[Event, ...]]:
        """What happens as ``event`` happens, in the same batch."""

    def settle_conflict(self, match: Match, first: Moved, second: Moved) -> Moved:
        """Which of two events of one batch moves the object that both would move."""

    def state_rules(self, match: Match) -> tuple[Event, ...]:
        """State rules: what must happen now, or nothing."""

    def can_be_picked(self, context: Context, obj: Obj, *, is_target: bool) -> bool:
        """Whether ``obj`` may be chosen or targeted by the power behind ``context``."""

    def recheck(self, match: Match, item: Item, legal: tuple[bool, ...]) -> bool:
        """Whether ``item`` still resolves, given for each of its targets whether it is legal."""

    def after_announcing(self, match: Match, item: Item) -> Resolution[None]:
        """What a game does when an effect has been announced, before costs are paid."""

    def after_resolving(self, match: Match, item: Item, *, negated: bool) -> Resolution[None]:
        """Where a card on the chain goes after its effect resolved or was negated."""

    def first_player(self, state: State) -> str:
        """The player whose effects join the chain first, and who gets priority first."""

    def next_step(self, match: Match) -> Resolution[None]:
        """What happens when all players have passed on an empty chain."""

    def name_of(self, state: State, ref: Ref) -> str:
        """What an object is called in a narrative."""
