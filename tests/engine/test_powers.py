"""Selectors, values, effects and the chain, on the smallest game."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from judge.engine.chain import announce, negate, queue_waiting, resolve_top
from judge.engine.changes import Adds, Becomes, Gains, Sets
from judge.engine.conditions import AtLeast, Exists
from judge.engine.context import ON_START, Context
from judge.engine.decision import Decision, choose
from judge.engine.effects import AddCounter, ChangeNumber, Draw, Move, RemoveCounter
from judge.engine.errors import BadAnswer, Circle
from judge.engine.events import CounterAdded, CounterRemoved, Flagged, Moved
from judge.engine.flow import EachOf, If, May, OneOf
from judge.engine.lasting import Modify, lasting
from judge.engine.lookback import Became
from judge.engine.objects import choice, target
from judge.engine.patterns import On
from judge.engine.players import EACH_PLAYER
from judge.engine.playing import payment_of
from judge.engine.powers import NOTHING, HasPower, Link, Payment, Sequence, Static, whenever
from judge.engine.qualities import Has, HasFlag, InZone, Within
from judge.engine.relations import OPPONENTS, SELF, YOURS
from judge.engine.select import ANY
from judge.engine.state import Card
from judge.engine.values import Count, PlayerNumber, X

PLAIN = Card("Plain")
TIRED = HasFlag("tired")
GAIN = ChangeNumber("life", 1)


def context(table: Any, number: int = 1) -> Context:
    return Context(table.match, "Ann", table.ref(number))


def test_selectors_combine(pad: Any) -> None:
    table = pad(PLAIN, PLAIN, (PLAIN, "hand"))
    table.happen(Flagged(ref=table.ref(1), flag="tired"))
    here = context(table)

    def found(selector: Any) -> list[int]:
        return [obj.ref.card for obj in here.select(selector)]

    play = InZone(("play",))
    assert found(TIRED) == [1]
    assert found(~TIRED & play) == [2]
    assert found(TIRED | ~play) == [1, 3]
    assert found(SELF) == [1]
    assert found(YOURS) == [1, 2, 3]
    assert found(OPPONENTS) == []
    assert found(Has("colours", "red") & Within("power", least=3, most=3)) == [1, 2, 3]
    assert found(Within("power", most=2)) == []


@pytest.mark.parametrize("value", [ANY, Exists(ANY), GAIN, GAIN >> GAIN])
def test_powers_and_selectors_have_no_truth_value(value: Any) -> None:
    with pytest.raises(TypeError):
        bool(value)


def test_a_cost_binds_to_the_whole_effect_or_python_says_so() -> None:
    assert isinstance(GAIN >> GAIN, Payment)
    with pytest.raises(TypeError, match=r"\.then"):
        GAIN >> GAIN & GAIN


@pytest.mark.parametrize(
    ("answer", "legal"), [((1,), True), ((), False), ((1, 1), False), ((3,), False), ((1, 2), False)]
)
def test_an_answer_must_be_one_that_the_ask_offers(answer: tuple[int, ...], legal: bool) -> None:
    decision = Decision("Ann", "pick", (1, 2), 1, 1)
    if legal:
        assert decision.check(answer) == answer
    else:
        with pytest.raises(BadAnswer):
            decision.check(answer)


def test_an_ask_is_for_exactly_one_unless_it_says_otherwise() -> None:
    decision = Decision("Ann", "pick", (1, 2))
    assert (decision.least, decision.most, decision.is_optional) == (1, 1, False)


def test_with_nothing_to_choose_from_nobody_is_asked() -> None:
    with pytest.raises(StopIteration):
        next(choose("Ann", "pick", ()))


def test_if_you_do_and_and(pad: Any) -> None:
    for link, expected in ((Link.IF_YOU_DO, 0), (Link.AND, 1)):
        table = pad(PLAIN)
        table.do(Sequence(NOTHING, GAIN, link).run(context(table)))
        assert table.match.state.number("Ann", "life") == expected
    table = pad(PLAIN)
    table.do(GAIN.if_done(GAIN).run(context(table)))
    assert table.match.state.number("Ann", "life") == 2


def test_may_is_decided_by_its_player_and_not_asked_where_it_cannot_be_done(pad: Any) -> None:
    for answer, expected in (("yes", 1), ("no", 0)):
        table = pad(PLAIN)
        table.do(May(GAIN).run(context(table)), (answer,))
        assert table.match.state.number("Ann", "life") == expected
    table = pad(PLAIN)
    assert table.do(May(RemoveCounter(SELF, "gold")).run(context(table))) is False


def test_one_of_bars_what_cannot_be_done_completely_where_the_game_says_so(pad: Any) -> None:
    options = (("remove", RemoveCounter(SELF, "gold")), ("gain", GAIN))
    table = pad(PLAIN)
    steps = OneOf(options, feasible=True).run(context(table))
    assert next(steps).options == ("gain",)
    steps = OneOf(options).run(context(table))
    assert next(steps).options == ("remove", "gain")


def test_with_no_option_open_nothing_is_chosen_and_nothing_is_done(pad: Any) -> None:
    table = pad(PLAIN)
    neither = OneOf(
        (("remove", RemoveCounter(SELF, "gold")), ("remove two", RemoveCounter(SELF, "gold", 2))), feasible=True
    )
    assert table.do(neither.run(context(table))) is False
    table.do(neither.if_done(GAIN).run(context(table)))
    assert table.match.state.number("Ann", "life") == 0


def test_of_too_few_counters_all_come_off_and_nobody_is_asked(pad: Any) -> None:
    table = pad(PLAIN, PLAIN)
    for number in (1, 2):
        table.happen(CounterAdded(ref=table.ref(number), kind="gold"))
    assert table.do(RemoveCounter(ANY, "gold", 3).run(context(table))) is False
    assert [table.obj(number).count("gold") for number in (1, 2)] == [0, 0]


def test_the_payment_powers_of_an_object_are_counted_from_0(pad: Any) -> None:
    first, second = GAIN >> GAIN, GAIN >> Draw(1)
    table = pad(Card("Payer", powers=(first, second)))
    found = [payment_of(table.match, table.ref(1), number) for number in (-1, 0, 1, 2)]
    assert found == [None, first, second, None]


def test_each_player_does_it_for_himself(pad: Any) -> None:
    table = pad(PLAIN)
    table.do(EachOf(EACH_PLAYER, GAIN).run(context(table)))
    assert [table.match.state.number(player, "life") for player in ("Ann", "Ben")] == [1, 1]


@pytest.mark.parametrize(("ann", "ben", "life"), [("yes", "no", 2), ("no", "yes", 1), ("no", "no", 0)])
def test_if_anybody_does_it_it_is_done(pad: Any, ann: str, ben: str, life: int) -> None:
    table = pad(PLAIN)
    table.do(EachOf(EACH_PLAYER, May(GAIN)).if_done(GAIN).run(context(table)), (ann,), (ben,))
    assert table.match.state.number("Ann", "life") == life


def test_that_card_is_it_only_until_it_moves_on(pad: Any) -> None:
    table = pad(PLAIN)
    here = replace(context(table), choices={"it": (table.ref(1),)})
    found = []
    for zone in ("bin", "hand", "bin"):
        table.happen(Moved(ref=table.ref(1), zone=zone))
        found.append([obj.zone for obj in here.select(Became("it"))])
    assert found == [["bin"], [], []]


def test_conditions_look_at_the_state_that_they_are_asked_for(pad: Any) -> None:
    table = pad(PLAIN)
    start = table.match.state
    table.happen(Flagged(ref=table.ref(1), flag="tired"))
    here = Context(table.match, "Ann", table.ref(1), start=start)
    assert Exists(TIRED).is_met(here)
    assert not Exists(TIRED, ON_START).is_met(here)
    assert Count(TIRED).value(here) == 1
    assert Count(TIRED, ON_START).value(here) == 0
    table.do(If(Exists(TIRED), GAIN).run(here))
    assert AtLeast(PlayerNumber("life"), 1).is_met(here)


def test_older_modifiers_are_overwritten_and_younger_ones_add(pad: Any) -> None:
    table = pad(PLAIN)
    for change in (Adds("power", 4), Sets("power", 10), Adds("power", 1)):
        table.do(Modify(SELF, (change,)).run(context(table)))
    assert table.match.view().number(table.obj(1), "power") == 11
    table.do(Modify(SELF, (Gains("colours", "blue"),)).run(context(table)))
    assert table.match.view().items(table.obj(1), "colours") == {"red", "blue"}
    table.do(Modify(SELF, (Becomes("colours", ("green",)),)).run(context(table)))
    assert table.match.view().items(table.obj(1), "colours") == {"green"}


def test_a_counter_changes_what_the_game_says_in_the_order_of_time(pad: Any) -> None:
    table = pad(PLAIN, PLAIN)

    def number() -> Any:
        return table.match.view().number(table.obj(1), "power")

    for kind in ("strength", "gold", "strength"):
        table.happen(CounterAdded(ref=table.ref(1), kind=kind))
    assert number() == 7
    assert table.match.view().number(table.obj(2), "power") == 3
    table.do(Modify(SELF, (Sets("power", 10),)).run(context(table)))
    assert number() == 10
    table.happen(CounterAdded(ref=table.ref(1), kind="strength"))
    assert number() == 12
    table.happen(CounterRemoved(ref=table.ref(1), kind="strength"))
    assert number() == 10


def test_a_granted_static_power_works_like_a_printed_one_and_may_grant_another(pad: Any) -> None:
    table = pad(PLAIN, PLAIN, (PLAIN, "bin"))
    power = Static(change=Adds("power", 2), on=ANY)
    for granted, numbers in ((power, (5, 5, 5)), (Static(change=HasPower(power), on=ANY), (9, 9, 9))):
        table.do(Modify(SELF, (HasPower(granted),)).run(context(table)))
        # The second grants both the cards in play another one; what lies in the bin has a text that doesn't work.
        assert tuple(table.match.view().number(table.obj(n), "power") for n in (1, 2, 3)) == numbers
    table.happen(Moved(ref=table.ref(1), zone="bin"))
    assert table.match.view().number(table.obj(2), "power") == 3


def test_what_a_granted_static_power_changes_is_as_old_as_the_grant(pad: Any) -> None:
    table = pad(PLAIN)
    table.do(Modify(SELF, (Sets("power", 10),)).run(context(table)))
    for number in (11, 12):
        table.do(Modify(SELF, (HasPower(Static(change=Adds("power", 1))),)).run(context(table)))
        assert table.match.view().number(table.obj(1), "power") == number
    table.do(Modify(SELF, (Sets("power", 10),)).run(context(table)))
    assert table.match.view().number(table.obj(1), "power") == 10


def test_static_powers_that_grant_and_take_each_other_are_a_circle(pad: Any) -> None:
    table = pad(PLAIN)
    is_blue = Exists(Has("colours", "blue"))
    blue = HasPower(Static(change=HasPower(Static(change=Gains("colours", "blue"))), while_=~is_blue))
    with pytest.raises(Circle, match=r"which texts are at work depends on itself, through .*has blue"):
        table.do(Modify(SELF, (blue,)).run(context(table)))


def put(table: Any, effect: Any, *answers: Any, x: int = 0) -> Any:
    return table.do(announce(table.match, "spell", "Ann", table.ref(1), effect, "a spell", x=x), *answers)


def test_targets_are_picked_at_announcement_and_choices_on_resolution(pad: Any) -> None:
    table = pad(PLAIN, PLAIN)
    put(table, AddCounter(target(ANY), "gold"), (table.ref(2),))
    table.do(resolve_top(table.match))
    put(table, AddCounter(choice(ANY), "gold"))
    table.do(resolve_top(table.match), (table.ref(1),))
    assert [table.obj(number).count("gold") for number in (1, 2)] == [1, 1]


def test_the_same_node_twice_is_one_pick(pad: Any) -> None:
    table = pad(PLAIN, PLAIN)
    it = target(ANY)
    put(table, AddCounter(it, "gold").then(AddCounter(it, "gold")), (table.ref(2),))
    table.do(resolve_top(table.match))
    assert table.obj(2).count("gold") == 2


def test_an_effect_whose_target_has_left_is_not_done_at_all(pad: Any) -> None:
    table = pad(PLAIN, PLAIN)
    put(table, AddCounter(target(ANY & InZone(("play",))), "gold").then(GAIN), (table.ref(2),))
    table.happen(Moved(ref=table.ref(2), zone="bin"))
    table.do(resolve_top(table.match))
    assert table.match.state.number("Ann", "life") == 0
    assert table.match.state.chain == ()


def test_the_chain_resolves_last_in_first_out_and_negated_effects_do_nothing(pad: Any) -> None:
    table = pad(PLAIN)
    first = put(table, GAIN)
    second = put(table, ChangeNumber("life", 10))
    table.do(negate(table.match, second))
    assert table.match.state.chain == (first,)
    table.do(resolve_top(table.match))
    assert table.match.state.number("Ann", "life") == 1
    assert table.game.resolved_ids == [second.id, first.id]


def test_x_is_what_was_announced_and_zero_otherwise(pad: Any) -> None:
    for x, expected in ((0, 0), (4, 4)):
        table = pad(PLAIN)
        put(table, ChangeNumber("life", X()), x=x)
        table.do(resolve_top(table.match))
        assert table.match.state.number("Ann", "life") == expected


def test_a_condition_of_a_trigger_is_tested_twice(pad: Any) -> None:
    power = whenever(On(Flagged), if_=Exists(ANY & HasFlag("tired"))) >> GAIN
    for recovers, expected in ((False, 1), (True, 0)):
        table = pad(Card("Watcher", powers=(power,)), PLAIN)
        table.happen(Flagged(ref=table.ref(2), flag="tired"))
        table.do(queue_waiting(table.match))
        if recovers:
            table.happen(Moved(ref=table.ref(2), zone="bin"))
        table.do(resolve_top(table.match))
        assert table.match.state.number("Ann", "life") == expected


def test_a_controller_orders_his_own_triggers(pad: Any) -> None:
    power = whenever(On(Flagged)) >> GAIN
    table = pad(Card("One", powers=(power,)), Card("Two", powers=(power,)))
    table.happen(Flagged(ref=table.ref(1), flag="tired"))
    steps = queue_waiting(table.match)
    decision = next(steps)
    assert decision.player == "Ann"
    with pytest.raises(StopIteration):
        steps.send((decision.options[1],))
    assert [item.source for item in table.match.state.chain] == [table.ref(2), table.ref(1)]


def test_a_lasting_power_works_without_its_source(pad: Any) -> None:
    table = pad(PLAIN, PLAIN)
    table.do(lasting(whenever(On(Flagged)) >> GAIN).run(context(table)))
    table.happen(Moved(ref=table.ref(1), zone="bin"))
    table.happen(Flagged(ref=table.ref(2), flag="tired"))
    assert len(table.match.state.waiting) == 1


def test_cards_go_where_effects_send_them(pad: Any) -> None:
    table = pad(PLAIN, (PLAIN, "deck"), (PLAIN, "deck"))
    table.do(Move(SELF, "deck", bottom=True).run(context(table)))
    assert table.match.state.decks["Ann"] == (2, 3, 1)
    table.do(Draw(2).run(context(table, 2)))
    assert table.match.state.decks["Ann"] == (1,)


def test_counters_come_off_where_the_controller_says(pad: Any) -> None:
    table = pad(PLAIN, PLAIN)
    for number in (1, 2):
        table.happen(CounterAdded(ref=table.ref(number), kind="gold"))
    table.do(RemoveCounter(YOURS, "gold").run(context(table)), (table.ref(2),))
    assert [table.obj(number).count("gold") for number in (1, 2)] == [1, 0]
    assert not RemoveCounter(YOURS, "gold", 2).is_feasible(context(table))
