"""The pipeline: what happens in a batch, in which order, and what can't."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from judge.engine.bookkeeping import Used
from judge.engine.changes import Adds, Bans, Sets
from judge.engine.effects import AddCounter, Draw
from judge.engine.errors import Endless
from judge.engine.events import CounterAdded, CounterRemoved, Drew, Flagged, Moved, NumberChanged, Revealed
from judge.engine.lasting import Modify
from judge.engine.patterns import IT, Does, On, OnMove
from judge.engine.powers import Replacement, Static, Triggered, whenever
from judge.engine.relations import SELF
from judge.engine.select import ANY
from judge.engine.state import Card
from judge.engine.whose import Whose

PLAIN = Card("Plain")


def test_a_batch_is_recorded_with_the_state_before_it(pad: Any) -> None:
    table = pad(PLAIN)
    before = table.match.state
    happened = table.happen(Flagged(ref=table.ref(1), flag="tired"))
    assert [type(event) for event in happened] == [Flagged]
    assert table.match.state.history[-1].before is before
    assert "tired" in table.obj(1).flags
    assert "tired" not in before.objects[1].flags


def test_a_batch_that_changes_nothing_leaves_no_record(pad: Any) -> None:
    table = pad(PLAIN)
    assert table.happen(Flagged(ref=table.ref(1), flag="tired", on=False)) == ()
    assert table.match.state.history == ()


def test_a_card_that_changes_zones_is_another_object(pad: Any) -> None:
    table = pad(PLAIN)
    old = table.ref(1)
    table.happen(CounterAdded(ref=old, kind="gold"))
    table.happen(Moved(ref=old, zone="bin"))
    assert table.ref(1) != old
    assert table.match.state.obj(old) is None
    assert table.match.state.known(old).count("gold") == 1
    assert table.obj(1).count("gold") == 0
    assert table.happen(Flagged(ref=old, flag="tired")) == ()


def test_equal_events_of_a_batch_are_two_occurrences(pad: Any) -> None:
    table = pad((PLAIN, "deck"), (PLAIN, "deck"), (PLAIN, "deck"))
    table.happen(Drew(player="Ann"), Drew(player="Ann"))
    assert [table.obj(number).zone for number in (1, 2, 3)] == ["hand", "hand", "deck"]


def test_each_event_is_checked_again_against_the_state_reached_within_the_batch(pad: Any) -> None:
    table = pad(PLAIN)
    table.happen(CounterAdded(ref=table.ref(1), kind="gold"))
    off = CounterRemoved(ref=table.ref(1), kind="gold")
    assert table.happen(off, off) == (off,)
    assert table.obj(1).count("gold") == 0


def test_what_cannot_happen_does_not_and_is_not_replaced(pad: Any) -> None:
    guarded = Card("Guarded", powers=(Static(change=Bans("flag"), on=SELF),))
    instead = Card("Instead", powers=(Replacement(pattern=On(Flagged, subject=ANY), instead=Draw(1)),))
    table = pad(guarded, instead, (PLAIN, "deck"))
    assert table.happen(Flagged(ref=table.ref(1), flag="tired")) == ()
    assert table.obj(3).zone == "deck"
    table.happen(Flagged(ref=table.ref(2), flag="tired"))
    assert table.obj(3).zone == "hand"


def test_a_ban_that_another_event_of_the_batch_lifts_does_not_hold_the_rest_back(pad: Any) -> None:
    """A keeps B from being flagged while A itself isn't: flagged together, both are."""
    from judge.engine.qualities import HasFlag

    keeper = Card("Keeper", powers=(Static(change=Bans("flag"), on=~SELF & ~HasFlag("lifted"), while_=_Unflagged()),))
    table = pad(keeper, PLAIN)
    table.happen(Flagged(ref=table.ref(2), flag="tired"))
    assert "tired" not in table.obj(2).flags
    table.happen(Flagged(ref=table.ref(1), flag="tired"), Flagged(ref=table.ref(2), flag="tired"))
    assert "tired" in table.obj(1).flags
    assert "tired" in table.obj(2).flags


def _Unflagged() -> Any:  # noqa: N802
    from judge.engine.conditions import Exists
    from judge.engine.qualities import HasFlag

    return ~Exists(SELF & HasFlag("tired"))


def test_a_replacement_applies_once_to_an_event_and_not_to_what_it_makes_of_it(pad: Any) -> None:
    doubler = Card("Doubler", powers=(Replacement(pattern=Does(Drew, whose=Whose.YOURS), instead=Draw(2)),))
    table = pad(doubler, *[(PLAIN, "deck")] * 5)
    happened = table.happen(Drew(player="Ann"))
    assert sum(isinstance(event, Drew) for event in happened) == 2


def test_of_two_replacements_the_affected_player_chooses_the_first(pad: Any) -> None:
    doubler = Card("Doubler", powers=(Replacement(pattern=Does(Drew, whose=Whose.YOURS), instead=Draw(2)),))
    tripler = Card("Tripler", powers=(Replacement(pattern=Does(Drew, whose=Whose.YOURS), instead=Draw(3)),))
    table = pad(doubler, tripler, *[(PLAIN, "deck")] * 9)
    # The doubled draws are each tripled, since only the tripler is left for them.
    happened = table.happen(Drew(player="Ann"), answers=(("1. Doubler 1",),))
    assert sum(isinstance(event, Drew) for event in happened) == 6


def test_the_affected_player_is_who_does_it_or_who_controls_what_it_happens_to(pad: Any) -> None:
    patterns = On(Flagged), Does(NumberChanged, whose=Whose.EVERYONES), On(Revealed)
    powers = tuple(Replacement(pattern=pattern, instead=Draw(1)) for pattern in patterns)
    table = pad(Card("First", powers=powers), Card("Second", powers=powers), PLAIN)
    table.match.state = table.match.state.with_obj(replace(table.obj(3), controller="Ben"))
    hers, his = table.ref(1), table.ref(3)
    his_life = NumberChanged(player="Ben", what="life", by=1)
    for event in (his_life, Flagged(ref=his, flag="tired"), Revealed(player="Ben", ref=hers)):
        decision = next(table.match.happen(event))
        assert (decision.player, decision.purpose) == ("Ben", "which replacement applies first")


def test_the_first_time_each_phase_is_looked_up_in_history(pad: Any) -> None:
    first = Card(
        "First", powers=(Replacement(pattern=Does(Drew, whose=Whose.YOURS), instead=Draw(2), first_each="phase"),)
    )
    table = pad(first, *[(PLAIN, "deck")] * 9)
    counts = [sum(isinstance(event, Drew) for event in table.happen(Drew(player="Ann"))) for _ in range(2)]
    table.match.state = replace(table.match.state, scene=replace(table.match.state.scene, phase="night"))
    counts.append(sum(isinstance(event, Drew) for event in table.happen(Drew(player="Ann"))))
    assert counts == [2, 1, 2]


def test_joined_events_belong_to_the_same_batch(pad: Any) -> None:
    table = pad(PLAIN)
    table.game.joined = lambda event: (
        (NumberChanged(player="Ann", what="life", by=-1),) if isinstance(event, Flagged) else ()
    )
    table.happen(Flagged(ref=table.ref(1), flag="tired"))
    assert len(table.match.state.history) == 1
    assert table.match.state.number("Ann", "life") == -1


def test_a_joined_event_can_address_the_object_that_the_batch_creates(pad: Any) -> None:
    table = pad((PLAIN, "hand"))

    def with_gold(event: Any) -> tuple[Any, ...]:
        if isinstance(event, Moved) and event.zone == "play":
            return (CounterAdded(ref=event.becomes(table.match.state, table.game), kind="gold"),)
        return ()

    table.game.joined = with_gold
    table.happen(Moved(ref=table.ref(1), zone="play"))
    assert table.obj(1).count("gold") == 1


def test_two_events_that_move_one_object_are_the_games_to_settle(pad: Any) -> None:
    table = pad(PLAIN)
    table.happen(Moved(ref=table.ref(1), zone="hand"), Moved(ref=table.ref(1), zone="bin"))
    assert table.obj(1).zone == "bin"


def test_state_rules_are_settled_until_stable_and_never_silently_given_up(pad: Any) -> None:
    table = pad(PLAIN)
    table.game.due = lambda match: (
        (Flagged(ref=table.ref(1), flag="old"),)
        if "tired" in table.obj(1).flags and "old" not in table.obj(1).flags
        else ()
    )
    table.happen(Flagged(ref=table.ref(1), flag="tired"))
    assert {"tired", "old"} <= table.obj(1).flags
    table.game.due = lambda match: (NumberChanged(player="Ann", what="life", by=1),)
    with pytest.raises(Endless, match=r"what the rules demand .* comes about through itself, 101 times"):
        table.happen(NumberChanged(player="Ann", what="life", by=1))


def test_a_triggered_power_waits_with_the_state_in_which_it_triggered(pad: Any) -> None:
    watcher = Card("Watcher", powers=(whenever(On(Flagged, subject=~SELF)) >> AddCounter(SELF, "gold"),))
    table = pad(watcher, PLAIN)
    table.happen(Flagged(ref=table.ref(2), flag="tired"))
    (waiting,) = table.match.state.waiting
    assert waiting.source == table.ref(1)
    assert "tired" in waiting.start.objects[2].flags


@pytest.mark.parametrize(
    ("once", "times"), [({}, 2), ({"once_per_batch": True}, 1), ({"once_per_turn": True}, 1)], ids=str
)
def test_a_power_triggers_on_each_event_of_a_batch_or_once_for_it(pad: Any, once: dict[str, Any], times: int) -> None:
    power = Triggered(pattern=On(Flagged, subject=~SELF), effect=AddCounter(SELF, "gold"), **once)
    table = pad(Card("Watcher", powers=(power,)), PLAIN, PLAIN)
    table.happen(Flagged(ref=table.ref(2), flag="tired"), Flagged(ref=table.ref(3), flag="tired"))
    assert len(table.match.state.waiting) == times


def test_leaving_play_is_seen_by_the_power_of_what_leaves(pad: Any) -> None:
    last_words = Card("Last Words", powers=(whenever(OnMove(subject=SELF, to="bin", seen="before")) >> Draw(1),))
    table = pad(last_words, (last_words, "hand"))
    table.happen(Moved(ref=table.ref(2), zone="bin"))
    assert table.match.state.waiting == ()
    table.happen(Moved(ref=table.ref(1), zone="bin"))
    assert len(table.match.state.waiting) == 1


def test_games_whose_triggers_do_not_wait_resolve_them_at_once(pad: Any) -> None:

    watcher = Card("Watcher", powers=(whenever(On(Flagged, subject=~SELF)) >> AddCounter(IT, "gold"),))
    table = pad(watcher, PLAIN, game=type(pad().game)(trigger_waits=False))
    table.happen(Flagged(ref=table.ref(2), flag="tired"))
    assert table.obj(2).count("gold") == 1


def test_modifiers_never_touch_what_is_printed(pad: Any) -> None:
    strong = Card("Strong", powers=(Static(change=Adds("power", 2), on=ANY),))
    table = pad(strong, PLAIN)
    view = table.match.view()
    assert view.number(table.obj(2), "power") == 5
    table.happen(Moved(ref=table.ref(1), zone="bin"))
    assert table.match.view().number(table.obj(2), "power") == 3


def test_a_modifier_made_by_an_effect_has_its_number_fixed_unless_it_is_continuous(pad: Any) -> None:
    from judge.engine.context import Context
    from judge.engine.values import Count

    counted = Count(ANY & _in_play())
    cases = ((Adds, False, 5), (Adds, True, 4), (Sets, False, 2), (Sets, True, 1))
    for change, continuous, expected in cases:
        table = pad(PLAIN, PLAIN)
        effect = Modify(SELF, (change("power", counted),), "turn", continuous)
        table.do(effect.run(Context(table.match, "Ann", table.ref(1))))
        table.happen(Moved(ref=table.ref(2), zone="bin"))
        assert table.match.view().number(table.obj(1), "power") == expected


def _in_play() -> Any:
    from judge.engine.qualities import InZone

    return InZone(("play",))


def test_what_has_been_used_is_remembered(pad: Any) -> None:
    table = pad(PLAIN)
    table.happen(Used(ref=table.ref(1), power="x"))
    assert isinstance(table.match.state.history[-1].events[0], Used)
