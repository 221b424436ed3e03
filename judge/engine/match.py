"""A running game: its state, the rule book in force, the trace. Consults rules; lets batches happen through the pipeline."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from textwrap import shorten
from typing import ParamSpec, TypeVar, cast

from judge.engine import pipeline
from judge.engine.bookkeeping import ItemAdded, ModifierAdded
from judge.engine.context import Game, Match
from judge.engine.decision import Resolution
from judge.engine.errors import Endless
from judge.engine.nodes import describe
from judge.engine.rules import ComputedRule, Maybe, Rule, RuleBook, Ruled
from judge.engine.state import Event, Ref, State
from judge.engine.trace import Trace, TraceEntry
from judge.engine.view import DerivedView
from judge.engine.watch import Watch

VIEWS_KEPT = 8
LONGEST_QUOTE = 200  # of a text, in characters
NO_END = "no end"  # what a reading that has no end comes to where it is only compared
MOST_CARDS = 1_000

P = ParamSpec("P")
T = TypeVar("T")


class RunningMatch:
    """A game in progress: the protocol `Match`, filled. Read its ``state``; only `happen` changes it.

    :raises Endless: for more cards than any game is played with.
    """

    def __init__(self, game: Game, state: State, book: RuleBook | None = None) -> None:
        if len(state.objects) > MOST_CARDS:
            raise Endless(f"this goes too far: {len(state.objects):,} cards; a match takes {MOST_CARDS:,} at most")
        self.game = game
        self.state = state
        self.book = book or RuleBook()
        self.trace = Trace()
        self.watch = Watch(self.told)
        # A state in which a game is already under way has numbered some.
        self._ids = max(_numbers_in(state), default=0)
        self._views: dict[int, DerivedView] = {}

    def next_id(self) -> int:
        """A number that no modifier or effect of this match has yet."""
        self._ids += 1
        return self._ids

    def view(self, state: State | None = None) -> DerivedView:
        """Derived characteristics in ``state``, the present one by default."""
        state = self.state if state is None else state
        known = self._views.get(id(state))
        if known is None or known.state is not state:
            # What looks back on many states, each of which looks back on those before it, would begin again and again without them.
            if len(self._views) > VIEWS_KEPT and not self.watch.deriving:
                self._views.clear()
            known = self._views[id(state)] = DerivedView(self, state)
        return known

    def consult(self, rule: ComputedRule[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What ``rule`` computes in this book. Every reading is evaluated; the trace notes which differ.

        One that is not in force may have no end: it differs, then.
        """
        rule = self.book.in_force(rule)
        is_misread = rule.id in self.book.misread
        other = self._compared(rule.reading if is_misread else rule.misreading, *args, **kwargs)
        answer = (rule.misreading if is_misread else rule.reading)(*args, **kwargs)
        answer = self.judge(rule, other, misread=answer) if is_misread else self.judge(rule, answer, misread=other)
        for more in rule.others:
            is_misread = more.id in self.book.misread
            misread = (more.misreading if is_misread else partial(self._compared, more.misreading))(*args, **kwargs)
            answer = self.judge(more, answer, misread=misread)
        return answer

    def _compared(self, compute: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What a reading that is not in force comes to, which leaves no trace."""
        muted, self.trace.muted = self.trace.muted, True
        try:
            return compute(*args, **kwargs)
        except Endless:
            return cast("T", NO_END)
        finally:
            self.trace.muted = muted

    def misread_as(self, rule: Rule, derive: Callable[[], T]) -> T:
        """What ``rule`` comes to where it is misread, for `judge`; as long as it isn't, that may have no end."""
        try:
            return derive()
        except Endless:
            if rule.id in self.book.misread:
                raise
            return cast("T", NO_END)

    def judge(self, rule: Rule, reading: T, *, misread: T) -> T:
        """What ``rule`` comes to in this book: ``reading`` as ruled, ``misread`` where it is misread. The trace notes which."""
        rule = self.book.in_force(rule)
        is_misread = rule.id in self.book.misread
        answer = misread if is_misread else reading
        if self.trace.muted:
            return answer
        sentence = f"Misread: {rule.belief}" if is_misread else rule.sentence
        self.trace.add(
            TraceEntry(
                "rule",
                sentence,
                self.book.cited(rule.cites),
                rule.id,
                answer,
                reading != misread,
                rule.belief,
                is_routine=rule.is_routine,
            )
        )
        return answer

    def require(self, rule: Rule, fact: bool) -> bool:
        """Whether what ``rule`` requires is so: ``fact`` as ruled; misread, nothing is required."""
        return self.judge(rule, fact, misread=True)

    def read(self, value: Maybe[T]) -> T:
        """``value``; where a ruled value stands, what the book says there (nested ruled values too)."""
        while isinstance(value, Ruled):
            misread = value.id in self.book.misread
            sentence = f"Misread: {value.belief}" if misread else f"Not so: {value.belief}"
            answer = "misreading" if misread else "reading"
            self.trace.add(
                TraceEntry(
                    "rule",
                    sentence,
                    self.book.cited(value.cites),
                    value.id,
                    answer,
                    True,
                    value.belief,
                    is_argument=True,
                )
            )
            value = value.misreading if misread else value.reading
        return value

    def happen(self, *events: Event) -> Resolution[tuple[Event, ...]]:
        """Let ``events`` happen as one batch; returns what really happened. See `pipeline`."""
        happened = yield from pipeline.happen(self, events)
        return happened

    def names(self) -> CurrentNames:
        """What things are called now."""
        return CurrentNames(self)

    def told(self, of: object, source: Ref | None) -> str:
        """A text of ``source`` in words, with its card and the entry that the card stands in; or what rules demand."""
        if isinstance(of, tuple):
            return f"what the rules demand ({' '.join(event.describe(self.names()) for event in of)})"
        text = f"“{shorten(describe(of), LONGEST_QUOTE, placeholder=' …')}”"
        if source is None:
            return text
        entry = self.state.known(source).card.entry
        return f"{self.names()(source)}, {text}{f' [{entry}]' if entry is not None else ''}"


def _numbers_in(state: State) -> Iterator[int]:
    """The numbers of all modifiers and effects that there are in ``state`` or have been."""
    yield from (item.id for item in state.chain)
    yield from (modifier.id for modifier in state.modifiers)
    for record in state.history:
        for event in record.events:
            if isinstance(event, ItemAdded):
                yield event.item.id
            elif isinstance(event, ModifierAdded):
                yield event.modifier.id


class CurrentNames:
    """Names of objects, players and zones for sentences; always those of the present state."""

    def __init__(self, match: Match) -> None:
        self._match = match

    def __call__(self, ref: Ref) -> str:
        """The name of the object ``ref``; of several cards of one name also whose it is, or which of the owner's."""
        state = self._match.state
        name = self._match.game.name_of(state, ref)
        if name != state.known(ref).card.name:
            return name
        namesakes = [obj for obj in state.objects.values() if obj.card.name == name]
        owner = state.known(ref).owner
        own = sorted(obj.ref.card for obj in namesakes if obj.owner == owner)
        which = f" {own.index(ref.card) + 1}" if len(own) > 1 else ""
        whose = f"{owner}'s " if len(own) < len(namesakes) else ""
        return f"{whose}{name}{which}"

    def player(self, player: str) -> str:
        """The player's name."""
        return player

    def zone(self, zone: str) -> str:
        """The zone in words."""
        return zone if zone in ("play", "hand") else f"the {zone}"

    def list(self, refs: tuple[Ref, ...] | None) -> str:
        """Several objects in words."""
        return ", ".join(self(ref) for ref in refs or ())
