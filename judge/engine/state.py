"""The frozen state of a game: objects, players' numbers, chain, modifiers, history, and what an event is that changes it.

Only the pipeline makes a new state. Not here: the events themselves (`events.py`, and those of each game).
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import Enum
from itertools import takewhile
from typing import Any, ClassVar, NamedTuple, Protocol

from judge.engine.decision import Answer
from judge.engine.errors import Endless
from judge.engine.nodes import Node
from judge.engine.parts import extent
from judge.engine.replacing import replace
from judge.engine.rules import Maybe

DEEPEST_TEXT, LONGEST_TEXT = 100, 10_000  # parts of a card's text: one within the other, and all of them


class Ref(NamedTuple):
    """A game object: a physical card in one of its incarnations. A card that changes zones becomes another object."""

    card: int
    incarnation: int


class Zones(Protocol):
    """What a game says of its zones: all that an event needs to know of the game."""

    deck_zone: str
    hand_zone: str
    chain_zone: str

    def is_in_play(self, zone: str) -> bool:
        """Whether objects in ``zone`` are in play."""

    def is_new_object(self, obj: Obj, zone: str, spot: Hashable) -> bool:
        """Whether ``obj`` becomes another object by going to ``zone``, to the position ``spot`` there."""


class Names(Protocol):
    """What things are called in a narrative."""

    def __call__(self, ref: Ref) -> str:
        """The name of the object ``ref``."""

    def player(self, player: str) -> str:
        """The player's name."""

    def zone(self, zone: str) -> str:
        """The zone in words."""

    def list(self, refs: tuple[Ref, ...] | None) -> str:
        """Several objects in words."""


@dataclass(frozen=True)
class Cause:
    """Why something happens: ``kind`` is "effect", "cost", "attack", "rule" or "turn"; ``controller`` did it, with ``source``."""

    kind: str = "rule"
    controller: str | None = None
    source: Ref | None = None


RULES = Cause()


class InBatch(Enum):
    """How many events of a class a batch can hold."""

    MANY = "any number"
    ONE_AN_OBJECT = "one about each object"
    ONE = "one"


# How the verbs of events that an object suffers are said of that object.
_DONE_TO_IT: dict[str, str] = {}


def said_of_object(verb: str) -> str:
    """``verb``, that of an event or of something else that may be forbidden, said of the object: "be stunned", "ready"."""
    return _DONE_TO_IT.get(verb, verb)


@dataclass(frozen=True, kw_only=True)
class Event:
    """A change: ``subject`` is the object that it happens to, ``of_player`` the player who does or suffers it.

    ``verb`` is what bans and patterns go by: an event may stand in for one of another class under its verb; ``done_to_it`` is the verb
    said of an object that suffers it ("be stunned"). ``in_batch`` is held as an invariant of every batch; ``once_an_object``: it happens
    to an object once and never again. ``is_bookkeeping``: at the table nothing happens, somebody only may act or something is
    remembered. So no text replaces it or triggers on it, and no rule demands anything after it. ``is_echo``: to somebody who hears the
    story it says again what the action, or the move that it goes with, has said.
    """

    verb: ClassVar[str] = ""
    done_to_it: ClassVar[str] = ""
    in_batch: ClassVar[InBatch] = InBatch.MANY
    once_an_object: ClassVar[bool] = False
    is_bookkeeping: ClassVar[bool] = False
    is_echo: ClassVar[bool] = False
    cause: Cause = field(default=RULES)

    def __init_subclass__(cls) -> None:
        if cls.done_to_it:
            _DONE_TO_IT[cls.verb] = cls.done_to_it

    @property
    def subject(self) -> Ref | None:
        """The object that the event happens to, if any."""
        return getattr(self, "ref", None)

    @property
    def of_player(self) -> str | None:
        """The player who does it or to whom it happens, if any."""
        return getattr(self, "player", None)

    def is_possible(self, state: State) -> bool:
        """Whether there is anything to change: an object that is gone can't be changed."""
        return self.subject is None or state.obj(self.subject) is not None

    def is_open(self, state: State) -> bool:
        """Whether it is possible, or a replacement could make it so: what is neither is never proposed."""
        return self.is_possible(state)

    def apply(self, state: State, zones: Zones) -> State:
        """The state after this event."""
        raise NotImplementedError

    def describe(self, names: Names) -> str:
        """The event in a short sentence; ``names(ref)`` gives an object's name."""
        raise NotImplementedError


class Counter(NamedTuple):
    """A counter or token on an object, with the moment at which it arrived."""

    kind: str
    time: int


@dataclass(frozen=True)
class Card:
    """What is printed. Games subclass it with their own facts; ``powers`` are the typed nodes of the text."""

    name: str = ""
    powers: tuple[Maybe[Node | None], ...] = ()
    entry: str | None = None

    def __post_init__(self) -> None:
        """Raise Endless for a text that nothing could walk."""
        depth, size = extent(self.powers) if self.powers else (0, 0)
        if depth > DEEPEST_TEXT or size > LONGEST_TEXT:
            raise Endless(
                f"this goes too far: the text of {self.name} has {size:,} parts, {depth:,} deep; "
                f"{LONGEST_TEXT:,} and {DEEPEST_TEXT:,} are the most"
            )


@dataclass(frozen=True)
class Obj:
    """An object in some zone. ``spot`` is the game's own finer place (row, column, area); ``flags`` its states (stunned, exhausted)."""

    ref: Ref
    card: Card
    owner: str
    controller: str
    zone: str
    spot: Hashable = None
    flags: frozenset[str] = frozenset()
    counters: tuple[Counter, ...] = ()
    host: Ref | None = None
    time: int = 0
    notes: tuple[tuple[str, Any], ...] = ()

    def count(self, kind: str) -> int:
        """How many counters of ``kind`` lie on the object."""
        return sum(counter.kind == kind for counter in self.counters)

    def note(self, key: str, default: Any = None) -> Any:
        """What was settled for this object, such as affiliations chosen as a cost."""
        return dict(self.notes).get(key, default)


@dataclass(frozen=True)
class Modifier:
    """A change made by an effect, which outlives its source. ``on`` names fixed objects, or is None where ``change`` selects for itself.

    ``until`` names what ends it ("turn", "attack", a phase); ``source`` and ``controller`` are those of the effect that made it.
    ``follows``: it goes with the cards of ``on`` through all zones, whatever objects they become.
    """

    id: int
    change: Maybe[Node]
    on: tuple[Ref, ...] | None
    source: Ref | None
    controller: str
    until: str | Node | None
    time: int
    choices: tuple[tuple[Hashable, Answer], ...] = ()
    follows: bool = False


@dataclass(frozen=True, eq=False)
class Deed:
    """Something that a text (``of``: a power or an effect) or a rule (``of``: the events that it demands) has set off.

    ``because`` is the deed that brought it about, None where a player or the turn did. ``key`` is the same for whatever the same text
    of the same card sets off; ``times`` counts the deeds of that key among those that led here, this one included.
    """

    of: object
    source: Ref | None
    key: Hashable
    because: Deed | None = None
    times: int = 1

    def line(self) -> Iterator[Deed]:
        """This deed, what brought it about, and so on."""
        deed: Deed | None = self
        while deed is not None:
            yield deed
            deed = deed.because


@dataclass(frozen=True)
class Waiting:
    """A power that has triggered and waits to join the chain: what triggered it, and the state in which it did."""

    power: Node
    source: Ref | None
    controller: str
    event: Event | None
    start: State
    choices: tuple[tuple[Hashable, Answer], ...] = ()
    deed: Deed | None = field(default=None, compare=False, repr=False)


@dataclass(frozen=True)
class Item:
    """An effect on the chain. Targets and choices live in ``choices``; ``start`` is the state in which it was announced or triggered."""

    id: int
    kind: str
    controller: str
    source: Ref | None
    effect: Maybe[Node]
    description: str
    start: State
    choices: tuple[tuple[Hashable, Answer], ...] = ()
    event: Event | None = None
    carries: Ref | None = None
    power: Node | None = None
    x: int = 0
    deed: Deed | None = field(default=None, compare=False, repr=False)


@dataclass(frozen=True)
class Record:
    """A batch that happened, with the state before it: looking back is free."""

    events: tuple[Event, ...]
    before: State
    turn: int


@dataclass(frozen=True)
class State:
    """Everything that a game in progress consists of. ``scene`` is the game's own part (the attack, the step, whose initiative)."""

    players: tuple[str, ...]
    objects: Mapping[int, Obj] = field(default_factory=dict)
    decks: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    numbers: Mapping[tuple[str, str], int] = field(default_factory=dict)
    chain: tuple[Item, ...] = ()
    modifiers: tuple[Modifier, ...] = ()
    waiting: tuple[Waiting, ...] = ()
    history: tuple[Record, ...] = ()
    scene: Any = None
    turn: int = 1
    time: int = 1
    priority: str | None = None
    passed: frozenset[str] = frozenset()

    def obj(self, ref: Ref) -> Obj | None:
        """The object that ``ref`` names, if its card is still that incarnation."""
        found = self.objects.get(ref.card)
        return found if found is not None and found.ref == ref else None

    def known(self, ref: Ref) -> Obj:
        """The object ``ref`` as it is, or as it last was before its card became another object."""
        found = self.obj(ref)
        for record in reversed(self.history):
            if found is not None:
                return found
            found = record.before.obj(ref)
        if found is None:
            raise KeyError(f"there was never an object {ref}")
        return found

    def this_turn(self) -> tuple[Record, ...]:
        """The batches that have happened this turn, oldest first."""
        return tuple(takewhile(lambda record: record.turn == self.turn, reversed(self.history)))[::-1]

    def events_this_turn(self) -> Iterator[Event]:
        """Every event of this turn, oldest first."""
        return (event for record in self.this_turn() for event in record.events)

    def all(self) -> Iterator[Obj]:
        """Every object, in the order of their cards."""
        return iter(self.objects.values())

    def number(self, player: str, what: str) -> int:
        """A player's number, such as endurance or resource points."""
        return self.numbers.get((player, what), 0)

    def after(self, player: str) -> tuple[str, ...]:
        """The players in turn order, beginning with ``player``."""
        at = self.players.index(player)
        return self.players[at:] + self.players[:at]

    def with_obj(self, obj: Obj) -> State:
        """This state with ``obj`` in the place of its card's former object."""
        return replace(self, objects={**self.objects, obj.ref.card: obj})
