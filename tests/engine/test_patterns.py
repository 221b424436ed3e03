"""Patterns: what happens to objects, what players do, and how often either can happen."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, ClassVar

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from judge.engine.effects import AddCounter
from judge.engine.errors import Unstable
from judge.engine.events import CounterAdded, Drew, Flagged, Moved, NumberChanged, Revealed
from judge.engine.patterns import CountEvents, Does, HappenedTo, On, OnMove, Pattern, ThatMuch
from judge.engine.powers import whenever
from judge.engine.qualities import HasFlag
from judge.engine.relations import HOST, SELF
from judge.engine.rules import RuledBy
from judge.engine.select import ANY, means_one
from judge.engine.state import Card, Event, InBatch, Ref, State, Zones
from judge.engine.whose import Whose

PLAIN = Card("Plain")
ruled = RuledBy("a-doc/an-entry")


@dataclass(frozen=True, kw_only=True)
class Saluted(Event):
    """Happens to an object once."""

    verb: ClassVar[str] = "salute"
    in_batch: ClassVar[InBatch] = InBatch.ONE_AN_OBJECT
    once_an_object: ClassVar[bool] = True
    ref: Ref

    def apply(self, state: State, zones: Zones) -> State:
        return state

    def describe(self, names: Any) -> str:
        return f"{names(self.ref)} is saluted."


@dataclass(frozen=True, kw_only=True)
class Dawned(Event):
    """Comes alone."""

    verb: ClassVar[str] = "dawn"
    in_batch: ClassVar[InBatch] = InBatch.ONE

    def apply(self, state: State, zones: Zones) -> State:
        return state

    def describe(self, names: Any) -> str:
        return "It dawns."


def watching(pattern: Pattern) -> Card:
    return Card("Watcher", powers=(whenever(pattern) >> AddCounter(SELF, "gold"),))


def triggers(table: Any, *events: Event) -> int:
    before = len(table.match.state.waiting)
    table.happen(*events)
    return len(table.match.state.waiting) - before


@pytest.mark.parametrize("player", ["Ann", "Ben"])
def test_what_happens_to_an_object_has_no_whose(pad: Any, player: str) -> None:
    table = pad(watching(On(Revealed, subject=~SELF)), (PLAIN, "hand"))
    assert triggers(table, Revealed(player=player, ref=table.ref(2))) == 1
    with pytest.raises(TypeError):
        On(Revealed, whose=Whose.YOURS)  # type: ignore[call-arg]


@pytest.mark.parametrize(("whose", "times"), [(Whose.YOURS, 1), (Whose.OPPONENTS, 1), (Whose.EVERYONES, 2)])
def test_what_a_player_does_says_whose(pad: Any, whose: Whose, times: int) -> None:
    table = pad(watching(Does(NumberChanged, whose=whose)))
    assert sum(triggers(table, NumberChanged(player=player, what="life", by=1)) for player in ("Ann", "Ben")) == times
    with pytest.raises(TypeError):
        Does(NumberChanged)  # type: ignore[call-arg]


def test_a_player_s_doing_may_have_a_subject_too(pad: Any) -> None:
    table = pad(watching(Does(Revealed, subject=HasFlag("tired"), whose=Whose.YOURS)), (PLAIN, "hand"))
    assert triggers(table, Revealed(player="Ann", ref=table.ref(2))) == 0
    table.happen(Flagged(ref=table.ref(2), flag="tired"))
    assert triggers(table, Revealed(player="Ann", ref=table.ref(2))) == 1


def test_what_no_player_does_is_nobodys(pad: Any) -> None:
    table = pad(watching(Does(Flagged, whose=Whose.EVERYONES)), PLAIN)
    assert triggers(table, Flagged(ref=table.ref(2), flag="tired")) == 0


@pytest.mark.parametrize(
    ("source", "to", "times"), [("play", "bin", 1), (None, "bin", 1), ("hand", "bin", 0), ("play", None, 1)]
)
def test_a_move_is_told_by_its_zones(pad: Any, source: str | None, to: str | None, times: int) -> None:
    table = pad(watching(OnMove(subject=~SELF, source=source, to=to, seen="before")), PLAIN)
    assert triggers(table, Moved(ref=table.ref(2), zone="bin")) == times


@pytest.mark.parametrize(
    ("pattern", "a_batch", "a_turn"),
    [
        (On(Flagged, SELF), True, False),
        (On(Flagged, HOST), True, False),
        (On(Flagged, SELF & ~HasFlag("tired")), True, False),
        (On(Flagged, ~SELF), False, False),
        (On(Flagged, SELF | HOST), False, False),
        (On(Flagged), False, False),
        (On(CounterAdded, SELF), False, False),
        (On(Saluted, SELF), True, True),
        (On(Saluted, HOST), True, False),
        (On(Saluted, ANY), False, False),
        (On(Dawned), True, False),
        (Does(Drew, whose=Whose.YOURS), False, False),
        (On(Flagged, SELF) | On(Saluted, SELF), False, False),
        (On(Flagged, ruled(1, SELF, misread=HOST, belief="its host")), True, False),
        (On(Flagged, ruled(1, SELF, misread=ANY, belief="anything")), False, False),
    ],
    ids=lambda value: value.describe() if isinstance(value, Pattern) else str(value),
)
def test_a_pattern_knows_how_often_it_can_match(pattern: Pattern, a_batch: bool, a_turn: bool) -> None:
    assert (pattern.is_once_a_batch(), pattern.is_once_a_turn()) == (a_batch, a_turn)


PATTERNS = [On(kind, subject) for kind in (Flagged, CounterAdded, Saluted) for subject in (SELF, ~SELF, ANY, None)]


@given(pattern=st.sampled_from(PATTERNS), batch=st.lists(st.sampled_from((1, 2, 3)), max_size=6))
@settings(max_examples=100, deadline=None, suppress_health_check=list(HealthCheck))
def test_what_is_said_to_match_once_a_batch_does(pad: Any, pattern: On, batch: list[int]) -> None:
    table = pad(watching(pattern), PLAIN, PLAIN)
    facts: dict[type[Event], dict[str, Any]] = {Flagged: {"flag": "tired"}, CounterAdded: {"kind": "gold"}, Saluted: {}}
    made: Any = pattern.event
    events = [made(ref=table.ref(number), **facts[pattern.event]) for number in batch]
    # Only what a batch can hold: it holds no two salutes of one object.
    events = list(dict.fromkeys(events)) if pattern.event is Saluted else events
    found = triggers(table, *events)
    assert found <= 1 or not pattern.is_once_a_batch()


@pytest.mark.parametrize("twice", [lambda ref: Saluted(ref=ref), lambda ref: Dawned()], ids=["an object", "alone"])
def test_a_batch_that_holds_too_many_of_an_event_is_a_defect(pad: Any, twice: Any) -> None:
    table = pad(PLAIN)
    with pytest.raises(Unstable, match="twice"):
        table.happen(twice(table.ref(1)), twice(table.ref(1)))


@pytest.mark.parametrize(("selector", "one"), [(SELF, True), (HOST, True), (SELF & ANY, True), (ANY & SELF, True), (ANY, False),
                                               (SELF | SELF, False), (~SELF, False), (None, False)], ids=str)  # fmt: skip
def test_a_selector_knows_whether_it_means_one_object_at_most(selector: Any, one: bool) -> None:
    assert means_one(selector) is one


def test_only_this_turn_counts(pad: Any) -> None:
    table = pad(PLAIN)
    ref = table.ref(1)
    table.happen(CounterAdded(ref=ref, kind="gold"))
    table.match.state = replace(table.match.state, turn=2)
    assert table.match.state.this_turn() == ()
    table.happen(CounterAdded(ref=ref, kind="gold"))
    table.happen(CounterAdded(ref=ref, kind="iron"), Flagged(ref=ref, flag="tired"))
    state = table.match.state
    assert [event.verb for event in state.events_this_turn()] == ["add counter", "add counter", "flag"]
    assert len(state.history) == 3
    here = table.match.view().context_of(table.obj(1))
    assert CountEvents(On(CounterAdded)).value(here) == 2
    assert [obj.ref for obj in here.select(HappenedTo(On(Flagged)))] == [ref]


def test_that_much_is_what_the_event_changes(pad: Any) -> None:
    here = pad(PLAIN).match.view().context_of(pad(PLAIN).obj(1))
    assert ThatMuch().value(replace(here, event=NumberChanged(player="Ann", what="life", by=-3))) == 3
    assert ThatMuch().value(replace(here, event=Drew(player="Ann"))) == 0
