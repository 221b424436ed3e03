"""What players settle for an effect: who decides, when, and that an answer is asked for once."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from judge.engine.chain import announce, has_enough_targets, queue_waiting, resolve_top, settle_choices
from judge.engine.changes import Adds, Bans, Gains
from judge.engine.conditions import Exists
from judge.engine.context import ON_RESOLUTION, ON_START, Context
from judge.engine.effects import AddCounter, ChangeNumber, Draw, Move
from judge.engine.errors import NotExpressible
from judge.engine.events import Flagged, Moved
from judge.engine.flow import EachOf, If, May, OneOf
from judge.engine.lasting import Modify, lasting
from judge.engine.naming import NameCard
from judge.engine.negating import EffectName, EffectsOnChain, Negate, PickEffect, target_effect
from judge.engine.objects import Picking, choice, target
from judge.engine.parts import walk
from judge.engine.patterns import On
from judge.engine.players import EACH_OPPONENT, EACH_PLAYER, OPPONENT, YOU, ControllerOf, EachPlayer, PickPlayer
from judge.engine.powers import NOTHING, Effect, Link, Sequence, Static, whenever
from judge.engine.qualities import HasFlag, InZone
from judge.engine.relations import SELF
from judge.engine.searching import Shuffle
from judge.engine.select import ANY
from judge.engine.slots import AS_CHOICE, Choice, Slot, Target
from judge.engine.state import Card
from judge.engine.whose import Whose

PLAIN = Card("Plain")
PLAY = InZone(("play",))
GAIN = ChangeNumber("life", 1)

EARLY: tuple[Slot[Any], ...] = (
    target(ANY),
    target_effect(EffectsOnChain()),
    PickPlayer(Whose.EVERYONES),
    choice(ANY, when=ON_START),
    PickEffect(EffectsOnChain(), Choice(ON_START)),
    PickPlayer(Whose.EVERYONES, Choice(ON_START)),
    May(GAIN, when=ON_START),
    OneOf((("gain", GAIN),), when=ON_START),
    NameCard(ANY, ON_START),
)
LATE: tuple[Slot[Any], ...] = (
    choice(ANY),
    PickEffect(EffectsOnChain()),
    PickPlayer(Whose.EVERYONES, AS_CHOICE),
    May(GAIN),
    OneOf((("gain", GAIN),)),
    NameCard(ANY),
)


def context(table: Any, number: int = 1) -> Context:
    return Context(table.match, "Ann", table.ref(number))


@pytest.mark.parametrize("slot", EARLY, ids=lambda slot: slot.describe())
def test_what_is_settled_at_announcement(pad: Any, slot: Slot[Any]) -> None:
    assert slot.is_settled_at_announcement(context(pad(PLAIN)))


@pytest.mark.parametrize("slot", LATE, ids=lambda slot: slot.describe())
def test_what_is_settled_on_resolution(pad: Any, slot: Slot[Any]) -> None:
    assert not slot.is_settled_at_announcement(context(pad(PLAIN)))
    assert not slot.is_target


def test_a_target_has_no_when() -> None:
    with pytest.raises(TypeError):
        Target(ON_RESOLUTION)  # type: ignore[call-arg]


def test_an_answer_is_asked_for_once_and_remembered(pad: Any) -> None:
    table = pad(PLAIN, PLAIN)
    here, slot = context(table), choice(ANY)
    assert slot.answer(here) == ()
    assert table.do(slot.settle(here), (table.ref(2),)) == (table.ref(2),)
    assert table.do(slot.settle(here)) == slot.answer(here) == (table.ref(2),)


def test_asking_alone_remembers_nothing(pad: Any) -> None:
    table = pad(PLAIN, PLAIN)
    here, slot = context(table), choice(ANY)
    assert table.do(slot.ask(here), (table.ref(2),)) == (table.ref(2),)
    assert slot.answer(here) == ()


def test_nothing_that_was_picked_is_an_answer_too(pad: Any) -> None:
    table = pad(PLAIN)
    here, slot = context(table), choice(ANY, least=0)
    table.do(slot.settle(here), ())
    assert table.do(slot.settle(here)) == ()


def test_who_picks_picks_one_unless_it_says_otherwise(pad: Any) -> None:
    table = pad(PLAIN)
    table.do(announce(table.match, "spell", "Ben", None, GAIN, "first"))
    decision = next(PickEffect(EffectsOnChain()).ask(context(table)))
    assert (decision.least, decision.most) == (1, 1)


def test_who_decides_is_settled_before_what_is_decided(pad: Any) -> None:
    table = pad(PLAIN, PLAIN)
    picker = PickPlayer(Whose.OPPONENTS)
    here = context(table)
    table.do(
        settle_choices(AddCounter(choice(ANY, when=ON_START, who=picker), "gold"), here), ("Ben",), (table.ref(2),)
    )
    assert list(here.choices) == [picker, choice(ANY, when=ON_START, who=picker)]


@pytest.mark.parametrize(
    ("who", "expected"),
    [
        (YOU, ("Ann",)),
        (OPPONENT, ("Ben",)),
        (EACH_OPPONENT, ("Ben",)),
        (EACH_PLAYER, ("Ann", "Ben")),
        (EachPlayer(Whose.YOURS), ("Ann",)),
        (ControllerOf(SELF), ("Ann",)),
        (ControllerOf(~ANY), ()),
        (PickPlayer(Whose.EVERYONES), ()),
    ],
    ids=str,
)
def test_players_are_told_from_the_controller_of_the_power(pad: Any, who: Any, expected: tuple[str, ...]) -> None:
    assert who.players(context(pad(PLAIN))) == expected


def test_you_are_one_player_and_have_no_whose() -> None:
    assert not hasattr(YOU, "whose")
    assert list(walk(YOU)) == [YOU]


@pytest.mark.parametrize("effect", [ChangeNumber("life", 1, PickPlayer(Whose.EVERYONES, AS_CHOICE)),
                                    EachOf(PickPlayer(Whose.EVERYONES, AS_CHOICE), GAIN)], ids=str)  # fmt: skip
def test_a_player_who_is_no_target_is_picked_on_resolution(pad: Any, effect: Effect) -> None:
    table = pad(PLAIN)
    table.do(effect.run(context(table)), ("Ben",))
    assert [table.match.state.number(player, "life") for player in ("Ann", "Ben")] == [0, 1]


def test_of_three_players_your_opponent_is_the_next_in_turn_order(pad: Any) -> None:
    table = pad(PLAIN)
    table.match.state = replace(table.match.state, players=("Ann", "Ben", "Cat"))
    found = [OPPONENT.players(Context(table.match, player)) for player in ("Ann", "Ben", "Cat")]
    assert found == [("Ben",), ("Cat",), ("Ann",)]


def test_where_nobody_is_there_to_decide_it_is_said(pad: Any) -> None:
    table = pad(PLAIN)
    with pytest.raises(NotExpressible, match="nobody is there"):
        table.do(May(GAIN, ControllerOf(~ANY)).run(context(table)))


def test_an_effect_on_the_chain_is_picked_and_negated(pad: Any) -> None:
    table = pad(PLAIN)
    first = table.do(announce(table.match, "spell", "Ben", None, GAIN, "first"))
    negating = Negate(target_effect(EffectsOnChain(Whose.OPPONENTS)))
    steps = announce(table.match, "spell", "Ann", table.ref(1), negating, "second")
    (option,) = next(steps).options
    assert isinstance(option, EffectName)
    with pytest.raises(StopIteration):
        steps.send((option,))
    table.do(resolve_top(table.match))
    assert (option.id, table.match.state.chain) == (first.id, ())


def test_an_effect_never_negates_itself(pad: Any) -> None:
    table = pad(PLAIN)
    negating = Negate(PickEffect(EffectsOnChain())).if_done(GAIN)
    table.do(announce(table.match, "spell", "Ann", table.ref(1), negating, "alone"))
    table.do(resolve_top(table.match))
    assert table.match.state.number("Ann", "life") == 0


@pytest.mark.parametrize(("there", "goes_on"), [(0, False), (1, True), (2, True)])
def test_up_to_two_targets_need_only_one(pad: Any, there: int, goes_on: bool) -> None:
    effect = AddCounter(target(InZone(("hand",)), least=1, most=2), "gold")
    table = pad(Card("Watcher", powers=(whenever(On(Flagged)) >> effect,)), *[(PLAIN, "hand")] * there)
    assert has_enough_targets(effect, context(table)) is goes_on
    table.happen(Flagged(ref=table.ref(1), flag="tired"))
    steps = queue_waiting(table.match)
    if goes_on:
        assert (next(steps).least, len(table.match.state.chain)) == (1, 0)
        with pytest.raises(StopIteration):
            steps.send((table.ref(2),))
    else:
        table.do(steps)
    assert len(table.match.state.chain) == int(goes_on)


def test_nobody_may_do_what_needs_a_pick_where_nothing_is_there(pad: Any) -> None:
    table = pad(PLAIN)
    assert table.do(May(AddCounter(choice(~ANY, least=0), "gold")).run(context(table))) is False
    steps = OneOf((("count", AddCounter(choice(~ANY, least=0), "gold")), ("gain", GAIN)), feasible=True).run(
        context(table)
    )
    assert next(steps).options == ("gain",)


# Effects that say of themselves that they are always done, and the others.

LONE = target(PLAY, "the target")
SURE: tuple[Effect, ...] = (
    lasting(whenever(On(Moved)) >> GAIN),
    Modify(None, (Bans("flag"),)),
    Modify(LONE, (Adds("power", 1), Gains("colours", "blue"))),
    Negate(target_effect(EffectsOnChain())),
    OneOf((("more", Modify(LONE, (Adds("power", 1),))), ("fewer", Modify(LONE, (Adds("power", -1),))))),
)
UNSURE: tuple[Effect, ...] = (
    NOTHING,
    GAIN,
    Draw(1),
    Shuffle(),
    Move(LONE, "hand"),
    AddCounter(LONE, "gold"),
    NameCard(ANY),
    Modify(SELF, (Adds("power", 1),)),
    Modify(choice(PLAY), (Adds("power", 1),)),
    Modify(target(PLAY, least=0), (Adds("power", 1),)),
    Modify(LONE, ()),
    May(Modify(LONE, (Adds("power", 1),))),
    Negate(EffectsOnChain()),
    OneOf((("more", Modify(LONE, (Adds("power", 1),))), ("draw", Draw(1)))),
)


@pytest.mark.parametrize("effect", UNSURE, ids=repr)
def test_what_can_be_forbidden_or_come_to_nothing_is_not_called_sure(effect: Effect) -> None:
    assert not effect.is_always_done()


def either(one: Effect, other: Effect) -> Effect:
    return OneOf((("one", one), ("other", other)))


def if_tired(one: Effect, other: Effect) -> Effect:
    return If(Exists(SELF & HasFlag("tired")), one, other)


ANY_EFFECT = st.recursive(
    st.sampled_from((*SURE, *UNSURE)),
    lambda inner: st.one_of(
        st.builds(Sequence, inner, inner, st.sampled_from(Link)),
        st.builds(either, inner, inner),
        st.builds(if_tired, inner, inner),
    ),
    max_leaves=4,
)
FORBIDDING = tuple(Static(change=Bans(verb), on=ANY) for verb in ("move", "flag", "add counter"))


@given(effect=ANY_EFFECT, data=st.data())
@settings(max_examples=200, deadline=None, suppress_health_check=list(HealthCheck))
def test_what_is_always_done_is_done_on_every_board_on_which_it_could_be_announced(
    pad: Any, effect: Effect, data: st.DataObject
) -> None:
    """Whatever lies there, is forbidden or answered: with its one target legal, a sure effect says that it was done."""
    targets = {part for part in walk(effect) if isinstance(part, Picking) and part.is_target}
    assume(effect.is_always_done() and len(targets) <= 1)
    zones = data.draw(st.lists(st.sampled_from(("play", "hand", "deck", "bin")), max_size=3))
    source = Card("Source", powers=data.draw(st.sampled_from(((), FORBIDDING))))
    table = pad(source, *((PLAIN, zone) for zone in zones))
    for number in range(data.draw(st.integers(0, 2))):
        table.do(announce(table.match, "spell", "Ben", None, GAIN, f"spell {number}"))
    here = context(table)
    assume(has_enough_targets(effect, here))
    _run(data, settle_choices(effect, here))
    assert _run(data, effect.run(here)) is True


def _run(data: st.DataObject, steps: Any) -> Any:
    """Run ``steps``, answering each decision with anything that it offers."""
    try:
        decision = next(steps)
        while True:
            size = data.draw(st.integers(decision.least, decision.most))
            decision = steps.send(tuple(data.draw(st.permutations(decision.options))[:size]))
    except StopIteration as stop:
        return stop.value
