"""Cards whose effects have no end: each run ends soon, and says which texts keep it going."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from random import Random

import pytest

from judge.engine.decision import Answer, Decision
from judge.engine.errors import Endless, Illegal, NotExpressible
from judge.engine.powers import Effect
from judge.engine.rules import RuleBook
from judge.games.vs_system import dsl as vs
from judge.games.warhammer_invasion import dsl as wi
from judge.proving.tables.vs_system import VsTable, plain
from judge.proving.tables.warhammer_invasion import WiTable
from tests.helpers.endless import character, number_in_vs, play_vs, play_wi, unit
from tests.helpers.endless_cards import CHANGE, DRAW, ENDLESS, RESOURCE
from tests.helpers.endless_cards import Endless as Construction
from tests.helpers.endless_random import words_of_vs, words_of_wi

PARTS = 8
TRIES = 3  # in each part; 2,400 games in all with a hundred times the effort
SECONDS = 60


@pytest.mark.parametrize("construction", ENDLESS, ids=lambda construction: construction.called)
def test_what_keeps_it_going_is_named_and_what_looks_on_is_not(construction: Construction) -> None:
    with pytest.raises(Endless) as told:
        construction.play()
    said = str(told.value)
    assert "\n" not in said
    for culprit in construction.culprits:
        assert f"{culprit}, “" in said
        assert f"[made-up/{culprit.lower().replace(' ', '-')}]" in said
    for bystander in construction.bystanders:
        assert f"{bystander}, “" not in said


def test_the_texts_of_a_ring_are_all_named() -> None:
    (ring,) = (found for found in ENDLESS if found.called == "three triggers in a ring, at once")
    with pytest.raises(Endless, match="bring each other about"):
        ring.play()


def _negated(times: int) -> vs.Condition:
    condition: vs.Condition = vs.Exists(vs.CHARACTERS)
    for _ in range(times):
        condition = ~condition
    return condition


def _doubled(times: int) -> vs.Condition:
    condition: vs.Condition = vs.Exists(vs.CHARACTERS)
    for _ in range(times):
        condition = condition & condition
    return condition


def _one_after_another(times: int) -> Effect:
    effect: Effect = vs.gain(1)
    for _ in range(times):
        effect = effect.then(vs.gain(1))
    return effect


@pytest.mark.parametrize(
    "make",
    [
        lambda: character("Nest", vs.Static(change=vs.Adds("atk", 1), while_=_negated(10_000))),
        lambda: character("Nest", vs.Static(change=vs.Adds("atk", 1), while_=_doubled(60))),
        lambda: character("Nest", vs.whenever(CHANGE) >> _one_after_another(10_000)),
    ],
    ids=["conditions 10,000 deep", "a condition doubled 60 times", "10,000 effects in a row"],
)
def test_a_text_that_nothing_could_walk_is_no_card(make: Callable[[], object]) -> None:
    with pytest.raises(Endless, match="the text of Nest has"):
        make()


@pytest.mark.parametrize("depth", [1, 40, 90])
def test_a_text_that_is_merely_long_works(depth: int) -> None:
    assert (
        number_in_vs(character("Nest", vs.Static(change=vs.Adds("atk", 1), while_=_negated(depth))))
        == 1 + (depth + 1) % 2
    )
    match = play_vs(spark=_one_after_another(depth))
    assert match.state.number("Alice", vs.ENDURANCE) == 50 + depth


def test_more_cards_than_any_game_has_are_refused() -> None:
    table = VsTable()
    for _ in range(20_000):
        table.alice.has_in_deck(plain("Card"))
    with pytest.raises(Endless, match="20,000 cards"):
        table.begin(vs.BUILD, vs.FORMATION_STEP, table.alice)


def test_a_row_of_characters_each_of_which_looks_at_the_next_is_followed_until_it_is_too_long() -> None:
    def row(length: int) -> VsTable:
        table = VsTable()
        for n in range(length):
            following = vs.CHARACTERS & vs.named(f"Link {n + 1}") & vs.Within("atk", least=1)
            link = character(f"Link {n}", vs.Static(change=vs.Adds("atk", vs.Count(following))))
            table.alice.controls(link, row=(vs.FRONT, vs.SUPPORT)[n % 2], hidden=n % 4 > 1)
        table.begin(vs.BUILD, vs.FORMATION_STEP, table.alice)
        return table

    short, long = row(12), row(190)
    assert short.match.view().number(short.match.state.objects[1], "atk") == 2
    with pytest.raises(Endless, match=r"goes too deep.* more"):
        long.match.view().number(long.match.state.objects[1], "atk")


def test_what_looks_back_on_states_that_look_back_is_derived_once_for_each() -> None:
    hits = vs.CountEvents(vs.On(vs.CounterAdded, subject=vs.CHARACTERS & vs.Within("atk", least=1), seen="before"))
    table = VsTable()
    pieces = [table.alice.controls(character(f"Memory {n}", vs.Static(change=vs.Adds("atk", hits)))) for n in range(6)]
    table.begin(vs.BUILD, vs.FORMATION_STEP, table.alice)
    for _ in range(40):
        for _decision in table.match.happen(vs.CounterAdded(ref=table.ref(pieces[0]), kind="hit")):
            pytest.fail("nobody has to decide anything")
    began = time.process_time()
    assert table.match.view().number(table.obj(pieces[0]), "atk") == 41
    assert time.process_time() - began < SECONDS


@pytest.mark.parametrize("cards", [1, 60])
def test_a_long_row_of_draws_ends_with_the_deck(cards: int) -> None:
    match = play_vs(character("Reader", vs.whenever(DRAW) >> vs.Draw(1)), spark=vs.Draw(1), deck=cards)
    assert not match.state.decks["Alice"]
    draws_at_once = wi.whenever(wi.Does(wi.Drew, whose=wi.Whose.YOURS)) >> wi.Draw(1)
    match = play_wi(unit("Reader", draws_at_once), spark=wi.Draw(1), deck=cards)
    assert not match.state.decks["Alice"]


def test_what_the_rules_demand_and_a_card_forbids_is_no_loop() -> None:
    immortal = unit("Immortal", wi.Static(change=wi.Bans("destroy")))
    match = play_wi(immortal, spark=wi.DealDamage(wi.UNITS & wi.Has("names", "Immortal"), 5))
    (found,) = (obj for obj in match.state.all() if obj.card.name == "Immortal")
    assert (found.zone, found.count(wi.DAMAGE)) == (wi.BATTLEFIELD, 5)


def test_two_bans_of_different_things_one_of_which_looks_at_the_other_are_no_loop() -> None:
    everybody = vs.CHARACTERS & vs.named("Target")
    match = play_vs(
        character("First", vs.Static(change=vs.Bans("stun", when=vs.Exists(vs.Barred("ready"))), on=everybody)),
        character("Second", vs.Static(change=vs.Bans("ready"), on=everybody)),
        spark=vs.stun(everybody),
    )
    (found,) = (obj for obj in match.state.all() if obj.card.name == "Target")
    assert vs.STUNNED not in found.flags


def test_only_who_misreads_the_cost_goes_round_in_circles_over_cheap_cards_that_are_cheaper() -> None:
    def cost(book: RuleBook) -> int:
        table = WiTable(book)
        table.alice.controls(unit("Bargain", wi.Static(change=wi.CostsLess(wi.UNIT_CARDS & wi.cost_at_most(3), 1))))
        cheap = table.alice.has_in_hand(unit("Cheap", cost=2))
        table.begin()
        return table.match.view().number(table.obj(cheap), "cost")

    assert cost(RuleBook()) == 2
    with pytest.raises(Endless, match="the cost of Cheap depends on itself, through Bargain, "):
        cost(RuleBook().misreading("wi/cost.top-left"))


def test_a_loop_ends_with_the_action_that_it_belongs_to() -> None:
    """The next action is counted anew: what has happened before is not laid to its charge."""
    busy = vs.Repeat(vs.gain(1), vs.AtMost(vs.PlayerNumber(vs.ENDURANCE), 900))
    match = play_vs(character("Watcher", vs.whenever(CHANGE, if_=vs.AtLeast(1, 2)) >> vs.gain(1)), spark=busy)
    assert match.state.number("Alice", vs.ENDURANCE) == 901
    match = play_wi(unit("Watcher", wi.whenever(RESOURCE, if_=wi.AtLeast(1, 2)) >> wi.gain(1)), spark=wi.gain(1))
    assert match.watch.steps < 10


@pytest.mark.parametrize("part", range(PARTS))
def test_cards_made_by_chance_come_to_an_end(part: int, attacks: int) -> None:
    for number in range(TRIES * attacks):
        seed = part + PARTS * number
        began = time.process_time()
        with suppress(Endless, Illegal, NotExpressible):  # whatever else it ends with is a defect
            _play_by_chance(seed)
        assert time.process_time() - began < SECONDS, seed


def _play_by_chance(seed: int) -> None:
    random = Random(seed)

    def answer(decision: Decision) -> Answer:
        return tuple(random.sample(decision.options, random.randint(decision.least, decision.most)))

    names = tuple(f"Card {number}" for number in range(random.randint(1, 4)))
    if random.random() < 0.5:
        words = words_of_vs(random, names)
        characters = [character(name, *(words.power() for _ in range(random.randint(1, 3)))) for name in names]
        play_vs(*characters, spark=words.effect(), answer=answer)
    else:
        words = words_of_wi(random, names)
        units = [unit(name, *(words.power() for _ in range(random.randint(1, 3)))) for name in names]
        play_wi(*units, spark=words.effect(), answer=answer)
