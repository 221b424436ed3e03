"""What everything above is written against: a power's context, and the game, the match and the view as protocols.

A `Context` is what a power sees: the state it looks at, its source, its controller, the event that set it off, and what was chosen for it.
A game fills the protocol `Game`; `match.py` and `view.py` fill the other two. Here are no rules and nothing that happens.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, Generic, ParamSpec, Protocol, TypeVar

from judge.engine.decision import Answer, Resolution
from judge.engine.errors import Objection
from judge.engine.nodes import Node
from judge.engine.replacing import replace
from judge.engine.rules import ComputedRule, Maybe, Rule, RuleBook
from judge.engine.state import Cause, Event, Item, Modifier, Names, Obj, Ref, State, Waiting, Zones
from judge.engine.trace import Trace
from judge.engine.watch import Watch

C = TypeVar("C", bound=Node)
C_co = TypeVar("C_co", bound=Node, covariant=True)
P = ParamSpec("P")
T = TypeVar("T")


class When(Enum):
    """Axis *when*: the state in which a number, a choice or a condition is looked at."""

    START = "as it is announced or triggers"
    RESOLUTION = "as it resolves"
    ALWAYS = "continuously"


ON_START, ON_RESOLUTION, ALWAYS = When.START, When.RESOLUTION, When.ALWAYS


@dataclass(frozen=True)
class Context:
    """A power's outlook. Without ``state_at`` it sees the present state; ``start`` is the state of announcement or triggering."""

    match: Match
    controller: str
    source: Ref | None = None
    event: Event | None = None
    start: State | None = None
    state_at: State | None = None
    choices: dict[Hashable, Answer] = field(default_factory=dict)
    item: Item | None = None

    @property
    def state(self) -> State:
        """The state looked at."""
        return self.state_at if self.state_at is not None else self.match.state

    @property
    def view(self) -> View:
        """Derived characteristics in that state."""
        return self.match.view(self.state)

    @property
    def cause(self) -> Cause:
        """The cause of what this power does."""
        return Cause("effect", self.controller, self.source)

    @property
    def targeting(self) -> tuple[Cause, ...]:
        """The causes through which this power targets: an effect, and one of its kind on the chain."""
        kinds = ("effect", *((self.item.kind,) if self.item is not None else ()))
        return tuple(Cause(kind, self.controller, self.source) for kind in kinds)

    def read(self, value: Maybe[T]) -> T:
        """``value``, or what the rule book says where a ruled value stands."""
        return self.match.read(value)

    def at(self, when: When) -> Context:
        """This outlook on the state of announcement or triggering, or on the present."""
        return replace(self, state_at=self.start) if when is When.START and self.start is not None else self

    def on(self, state: State) -> Context:
        """This outlook on ``state``."""
        return replace(self, state_at=state)

    def select(self, selector: Maybe[Selects]) -> Iterator[Obj]:
        """The objects that ``selector`` means now, in the order of their cards."""
        chosen = self.read(selector)
        return (obj for obj in self.state.all() if chosen.matches(self, obj))

    def source_object(self) -> Obj | None:
        """The power's source as it is or last was."""
        return None if self.source is None else self.state.known(self.source)

    def x(self) -> int:
        """The value of X settled when the effect was announced, 0 where none was."""
        return self.item.x if self.item is not None else 0


class Selects(Protocol):
    """What says which objects are meant."""

    def matches(self, context: Context, obj: Obj) -> bool:
        """Whether ``obj`` is meant."""


class Holds(Protocol):
    """What may hold or not."""

    def is_met(self, context: Context) -> bool:
        """Whether it holds."""


@dataclass(frozen=True)
class Applied(Generic[C_co]):
    """A change at work, with the moment since when and the context of what makes it.

    ``modifier`` is the modifier that holds it, and says what it is about. Where it is None a static power does: then ``on`` says what
    it is about, and ``while_`` under which condition it works, if under any.
    """

    change: C_co
    time: int
    context: Context
    modifier: Modifier | None = None
    on: Maybe[Selects] | None = None
    while_: Maybe[Holds | None] = None

    @property
    def stands_alone(self) -> bool:
        """Whether an effect has made it and said nothing of objects: what it changes says for itself whom it concerns."""
        return self.modifier is not None and self.modifier.on is None


class View(Protocol):
    """Characteristics in one state."""

    @property
    def match(self) -> Match:
        """The match whose characteristics they are."""

    @property
    def state(self) -> State:
        """The state looked at."""

    def context_of(self, obj: Obj) -> Context:
        """The context of a power of ``obj``."""

    def powers(self, obj: Obj) -> tuple[Node, ...]:
        """The powers of ``obj`` that work, printed and granted."""

    def standing(self) -> tuple[tuple[Hashable, Node, Context], ...]:
        """The powers of all objects that work now, each with a key of its own and its outlook."""

    def effects_of(self, kind: type[C]) -> Iterable[Applied[C]]:
        """Every change of ``kind`` at work, whatever it is about: those of modifiers, then those of static powers."""

    def modifiers_of(self, kind: type[C]) -> Iterator[Applied[C]]:
        """The changes of ``kind`` that modifiers hold."""

    def changes(self, obj: Obj, kind: type[C] | tuple[type[C], ...], what: str | None = None) -> list[Applied[C]]:
        """The changes of ``kind`` (of characteristic ``what``) that apply to ``obj``, oldest first."""

    def number(self, obj: Obj, what: str) -> int:
        """A numeric characteristic of ``obj``, such as ATK."""

    def items(self, obj: Obj, what: str) -> frozenset[str]:
        """A set characteristic of ``obj``, such as affiliations, names or keywords."""

    def bans(self, verb: str, obj: Obj, by: Obj | None = None, cause: Cause | None = None) -> Sequence[Applied[Node]]:
        """The "can't" that keep ``obj`` from ``verb`` (with ``by`` as the other party, where ``cause`` would bring it about)."""

    def player_bans(self, verb: str, player: str, cause: str) -> Sequence[Applied[Node]]:
        """The "can't" that keep ``player`` from ``verb`` where ``cause`` (a kind of cause) would bring it about."""


class Match(Protocol):
    """A game in progress. Read its ``state``; only `happen` changes it."""

    game: Game
    state: State
    book: RuleBook
    trace: Trace
    watch: Watch

    def next_id(self) -> int:
        """A number that no modifier or effect of this match has yet."""

    def view(self, state: State | None = None) -> View:
        """Derived characteristics in ``state``, the present one by default."""

    def consult(self, rule: ComputedRule[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What ``rule`` computes in this book."""

    def judge(self, rule: Rule, reading: T, *, misread: T) -> T:
        """What ``rule`` comes to in this book: ``reading`` as ruled, ``misread`` where it is misread."""

    def misread_as(self, rule: Rule, derive: Callable[[], T]) -> T:
        """What ``rule`` comes to where it is misread, for `judge`; as long as it isn't, that may have no end."""

    def require(self, rule: Rule, fact: bool) -> bool:
        """Whether what ``rule`` requires is so: ``fact`` as ruled; misread, nothing is required."""

    def read(self, value: Maybe[T]) -> T:
        """``value``; where a ruled value stands, what the book says there."""

    def happen(self, *events: Event) -> Resolution[tuple[Event, ...]]:
        """Let ``events`` happen as one batch; returns what really happened."""

    def names(self) -> Names:
        """What things are called now."""

    def told(self, of: object, source: Ref | None) -> str:
        """A text of ``source`` in words, with its card and the entry that the card stands in; or what rules demand."""


class Game(Zones, Protocol):
    """What a game tells the engine. Hooks that consult rules do so through ``match.consult``."""

    name: str
    negated_is: str  # what the game calls an effect that is negated
    has_static_keywords: bool  # whether a keyword of the game stands for a static power

    def printed(self, view: View, obj: Obj, what: str) -> Any:
        """The printed value of a characteristic: a number or a frozenset."""

    def clamp(self, view: View, obj: Obj, what: str, value: int) -> int:
        """The number as it counts: whether it may be below zero."""

    def changes_of_counter(self, view: View, kind: str) -> tuple[Node, ...]:
        """What a counter of ``kind`` changes about the object on which it lies."""

    def power_works(self, context: Context, obj: Obj, power: Node) -> bool:
        """Whether ``power`` of ``obj`` works where and as ``obj`` is (zone, face, stunned); gates are the engine's business."""

    def powers(self, view: View, obj: Obj) -> tuple[Maybe[Node | None], ...]:
        """The powers of ``obj``: those printed, and those that its keywords stand for."""

    def looks_back(self, event: Event) -> bool:
        """Whether powers trigger on ``event`` by the state before it (leaving play, becoming stunned)."""

    def triggers_when_gone(self, match: Match) -> bool:
        """Whether a power that has looked back, and works no longer, triggers after all."""

    def order_at_once(self, match: Match, waiting: tuple[Waiting, ...]) -> Resolution[tuple[Waiting, ...]]:
        """In which order the powers that one batch has triggered, and that resolve at once, do so."""

    def uses_chain(self, match: Match, event: Event | None) -> bool:
        """Whether a triggered effect waits for the chain, or resolves at once."""

    def over(self, match: Match) -> tuple[Objection, ...]:
        """Why nobody does anything any more: the rule by which a game that is won or lost has ended. Empty while it goes on."""

    def forbids(self, match: Match, event: Event) -> tuple[Objection, ...]:
        """The game's own rules against ``event`` (bans by cards are the engine's business)."""

    def is_banned(self, match: Match, event: Event) -> bool:
        """Whether a card's "can't" keeps ``event`` itself from happening, rather than only from being attempted."""

    def may_be_replaced(self, match: Match, event: Event, *, joined: bool) -> bool:
        """Whether a replacement may touch ``event``; ``joined`` where it only follows from another event of its batch."""

    def consequences(self, match: Match, event: Event, batch: tuple[Event, ...]) -> Resolution[tuple[Event, ...]]:
        """What happens as ``event`` happens, in the same batch."""

    def last_move_wins(self, match: Match, first: Event, last: Event) -> bool:
        """Whether of two events of one batch that would move one object the last happens, rather than the first."""

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
