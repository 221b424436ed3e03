"""Random play: legal and illegal actions of two players, thousands of steps. Whatever they do, the engine keeps its books.

No exception but the engine's own refusals; no card lost, doubled or in two places; damage, tokens and resources as history has them; every
phase once a turn; every refusal naming its rule.
"""

from __future__ import annotations

from collections import Counter as Tally
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from judge.engine.acting import Action
from judge.engine.decision import CHANCE, Decision
from judge.engine.errors import Illegal
from judge.engine.events import CounterAdded, CounterRemoved, NumberChanged
from judge.engine.objects import target
from judge.engine.powers import Played
from judge.engine.relations import OPPONENTS, YOURS
from judge.engine.state import Ref
from judge.games.warhammer_invasion.actions.acting import act
from judge.games.warhammer_invasion.actions.passing import Pass
from judge.games.warhammer_invasion.actions.playing_cards import PlayCard
from judge.games.warhammer_invasion.actions.playing_developments import PlayDevelopment
from judge.games.warhammer_invasion.actions.playing_tactics import PlayTactic
from judge.games.warhammer_invasion.actions.using_abilities import UseAbility
from judge.games.warhammer_invasion.cards.warhammer_invasion.cs_45_twin_tailed_comet import TWIN_TAILED_COMET
from judge.games.warhammer_invasion.cards.warhammer_invasion.cs_105_slaaneshs_domination import SLAANESHS_DOMINATION
from judge.games.warhammer_invasion.cards.warhammer_invasion.flames_of_tzeentch import FLAMES_OF_TZEENTCH
from judge.games.warhammer_invasion.cards.warhammer_invasion.king_kazador import KING_KAZADOR
from judge.games.warhammer_invasion.cards.warhammer_invasion.lobber_crew import LOBBER_CREW
from judge.games.warhammer_invasion.cards.warhammer_invasion.troll_vomit import TROLL_VOMIT
from judge.games.warhammer_invasion.model.board import (
    BATTLEFIELD,
    BEGINNING,
    CAPITAL_PHASE,
    CHAIN,
    DAMAGE,
    DECK,
    DISCARD,
    END,
    HAND,
    KINGDOM,
    KINGDOM_PHASE,
    QUEST,
    RESOURCES,
    TOKEN,
    ZONES,
    Step,
    is_development,
    scene,
)
from judge.games.warhammer_invasion.model.cards import Quest, Section, Tactic, Unit, WiCard
from judge.games.warhammer_invasion.model.events import Burned, Damaged, Healed, TokensLost
from judge.games.warhammer_invasion.model.keyword_names import ONE_HERO
from judge.games.warhammer_invasion.model.turn_events import StepBegan
from judge.games.warhammer_invasion.procedures.damage import due
from judge.games.warhammer_invasion.words.corrupting import restore
from judge.games.warhammer_invasion.words.damaging import DealDamage, DealIndirect, Heal
from judge.games.warhammer_invasion.words.moving import move_to, take_control, to_hand
from judge.games.warhammer_invasion.words.selectors import IS_CORRUPT, UNITS
from judge.proving.library import game_cards
from judge.proving.tables.warhammer_invasion import WiTable, support, unit
from tests.helpers.effort import play

CARDS = [card for card in game_cards("warhammer-invasion") if isinstance(card, WiCard)]
PLAIN = [
    unit("Spearman", 1, hp=1),
    unit("Ironbreaker", 2, toughness=1, counterstrike=1),
    unit("Outrider", 1, keywords=("Scout",)),
    unit("Swordmaster", 2, hp=2, race="High Elf", loyalty=1),
    support("Warehouse", 1),
    replace(support("Alliance", 1, only_zone=QUEST), unique=True),
    Quest(name="Journey", cost=1),
    support("Banner", 1, attaches=True),
]
TACTICS = [
    Tactic(name="Rout", powers=(Played(effect=to_hand(target(UNITS))),)),
    Tactic(name="March", cost=1, powers=(Played(effect=move_to(target(UNITS & YOURS), QUEST)),)),
    Tactic(name="Hail", cost=1, powers=(Played(effect=DealIndirect(3)),)),
    Tactic(name="Spark", powers=(Played(effect=DealDamage(target(UNITS), 1)),)),
    Tactic(name="Rally", powers=(Played(effect=restore(target(UNITS & IS_CORRUPT))),)),
    Tactic(name="Mend", powers=(Played(effect=Heal(target(UNITS), 2)),)),
    Tactic(name="Lure", cost=2, powers=(Played(effect=take_control(target(UNITS & OPPONENTS), KINGDOM)),)),
]
POOL = [*CARDS, *PLAIN, *TACTICS]
SOLDIERS = [card for card in PLAIN if isinstance(card, Unit)]
STANDING = [card for card in POOL if not isinstance(card, Tactic)]
MOST_ASKED = 200


class Play(RuleBasedStateMachine):
    """Two players with random cards, doing whatever comes to mind."""

    @initialize(seed=st.integers(0, 2**32))
    def deal(self, seed: int) -> None:
        # One seed for the deal and for all answers: drawing each of them would take most of the time.
        self.random = Random(seed)
        pick = self.random.choice
        self.table = WiTable()
        for seat in self.table.players:
            for _ in range(7):
                seat.has_in_hand(pick(POOL))
            for _ in range(8):
                seat.has_in_deck(pick(POOL))
            seat.has_in_discard(pick(POOL))
            for zone in ZONES:
                card = pick(STANDING)
                if card.only_zone in (None, zone) and not isinstance(card, Quest):
                    corrupt = isinstance(card, Unit) and pick((True, False))
                    seat.controls(card, zone, corrupt=corrupt, owner=pick(self.table.players))
                seat.controls(pick(POOL), zone, development=True)
            quest = seat.controls(Quest(name="Errand"), QUEST, tokens=2)
            seat.controls(unit("Errant"), QUEST, questing_on=quest)
            for _ in range(2):
                seat.controls(pick(SOLDIERS), BATTLEFIELD)
            seat.has_damage(QUEST, 6)
            seat.has_resources(pick((2, 4, 8)))
        self.table.begin(pick((BEGINNING, KINGDOM_PHASE, CAPITAL_PHASE, CAPITAL_PHASE)))
        state = self.table.match.state
        self.cards = set(state.objects)
        self.counters = {obj.ref: Tally(c.kind for c in obj.counters) for obj in state.all()}
        self.resources = {player: state.number(player, RESOURCES) for player in state.players}
        self.seen: dict[tuple[int, Step], int] = {}
        self.read = 0
        self.former: list[Ref] = [obj.ref for obj in state.all()]

    def answer(self, decision: Decision) -> tuple[Any, ...]:
        assert decision.player in (*self.table.names, CHANCE)
        assert decision.options
        assert 0 <= decision.least <= decision.most <= len(decision.options)
        assert len(set(decision.options)) == len(decision.options), (
            f"two options of {decision.purpose!r} can't be told apart"
        )
        least = max(decision.least, self.random.choice((0, 1, 1)))
        return tuple(self.random.sample(decision.options, self.random.randint(least, decision.most)))

    def go(self, player: str, action: Action) -> None:
        match = self.table.match
        before = match.state
        steps = act(match, player, action)
        try:
            decision = next(steps)
            for _ in range(MOST_ASKED):
                decision = steps.send(self.answer(decision))
        except StopIteration:
            assert match.game.over(match) or match.state.priority in match.state.players, "nobody can act any more"
            return
        except Illegal as illegal:
            refused = illegal.objections
        else:
            raise AssertionError(f"questions without an end: {decision.purpose}")
        assert refused
        assert all(objection.id and objection.sentence for objection in refused)
        assert match.state is before, "a refused action has changed something"

    @rule(data=st.data())
    def act(self, data: Any) -> None:
        state = self.table.match.state
        player = data.draw(st.sampled_from(sorted({state.priority or "Alice", "Bob"})))
        ref = data.draw(st.sampled_from([*(obj.ref for obj in state.all()), *self.former]))
        kind = data.draw(st.sampled_from(["tactic", "card", "use"]))
        action: Action
        match kind:
            case "tactic":
                action = PlayTactic(ref, data.draw(st.integers(-2, 3)))
            case "card":
                action = PlayCard(ref, data.draw(st.sampled_from([*ZONES, HAND, DISCARD, "nowhere"])))
            case _:
                action = UseAbility(ref, data.draw(st.integers(-1, 1)))
        self.go(player, action)

    @rule(data=st.data())
    def act_legally(self, data: Any) -> None:
        match = self.table.match
        player = match.state.priority or "Alice"
        possible: list[Action] = []
        for obj in match.state.all():
            if obj.zone == HAND and obj.owner == player:
                possible += [PlayCard(obj.ref, zone) for zone in ZONES]
                possible += [PlayDevelopment(obj.ref, zone) for zone in ZONES]
                possible += [
                    PlayCard(obj.ref, host.zone, host.ref)
                    for host in match.state.all()
                    if host.zone in ZONES and isinstance(host.card, (Quest, Unit))
                ]
                possible += [PlayTactic(obj.ref, x) for x in (0, 1, 3)]
            elif obj.zone in ZONES and obj.controller == player:
                possible.append(UseAbility(obj.ref))
        legal = [action for action in possible if not action.objections(match, player)]
        if legal:
            self.go(player, data.draw(st.sampled_from(legal)))

    @rule(times=st.integers(1, 4))
    def pass_on(self, times: int) -> None:
        for _ in range(times):
            self.go(self.table.match.state.priority or "Alice", Pass())

    @rule()
    def go_on_to_capital_phase(self) -> None:
        for _ in range(25):
            now = scene(self.table.match.state)
            if now.step.phase == CAPITAL_PHASE and not self.table.match.state.chain:
                return
            self.go(self.table.match.state.priority or "Alice", Pass())

    @invariant()
    def every_card_is_somewhere_once(self) -> None:
        state = self.table.match.state
        assert set(state.objects) == self.cards
        for obj in state.all():
            assert obj.zone in (*ZONES, HAND, DECK, DISCARD, CHAIN)
            assert obj.zone in (*ZONES, CHAIN) or (obj.controller == obj.owner and not obj.flags and not obj.counters)
            assert not (isinstance(obj.card, (Tactic, Section)) and obj.zone in ZONES) or (
                isinstance(obj.card, Section) or is_development(obj)
            ), "a tactic lies face up in a zone"
        for player, deck in state.decks.items():
            assert all(state.objects[card].owner == player for card in deck)
        carried = sorted(item.carries for item in state.chain if item.carries is not None)
        assert carried == sorted(obj.ref for obj in state.all() if obj.zone == CHAIN)

    @invariant()
    def numbers_and_counters_are_what_history_says(self) -> None:
        state = self.table.match.state
        for record in state.history[self.read :]:
            for event in record.events:
                if isinstance(event, NumberChanged) and event.what == RESOURCES:
                    self.resources[event.player] += event.by
                elif isinstance(event, Damaged):
                    assert event.n > 0
                    self.counters.setdefault(event.ref, Tally())[DAMAGE] += event.n
                elif isinstance(event, Healed):
                    self.counters[event.ref][DAMAGE] -= min(event.n, self.counters[event.ref][DAMAGE])
                elif isinstance(event, Burned):
                    self.counters[event.ref][DAMAGE] = 0
                elif isinstance(event, TokensLost):
                    self.counters[event.ref][TOKEN] = 0
                elif isinstance(event, StepBegan):
                    key = (record.turn, event.step)
                    self.seen[key] = self.seen.get(key, 0) + 1
                assert not isinstance(event, (CounterAdded, CounterRemoved)), "no card of this game does that"
        self.read = len(state.history)
        for player, number in self.resources.items():
            assert state.number(player, RESOURCES) == number
            assert number >= 0, f"{player} has spent more than there was"
        for obj in state.all():
            assert +Tally(c.kind for c in obj.counters) == +self.counters.get(obj.ref, Tally())
            if self.former[-1] != obj.ref and obj.zone in ZONES and obj.ref.incarnation > 1:
                self.former.append(obj.ref)

    @invariant()
    def a_phase_begins_once_a_turn(self) -> None:
        assert all(times == 1 for times in self.seen.values())
        assert len({(number, step.player) for number, step in self.seen}) == len({number for number, _ in self.seen})

    @invariant()
    def nothing_is_left_over(self) -> None:
        match = self.table.match
        state = match.state
        assert due(match) == ()
        assert not state.waiting
        combat = scene(state).combat
        if combat is None:
            assert not scene(state).assigned
        else:
            for side, refs in ((combat.player, combat.attackers), (combat.defender, combat.defenders)):
                assert len(refs) == len(set(refs))
                for ref in refs:
                    found = state.obj(ref)
                    assert found is not None
                    assert isinstance(found.card, Unit)
                    assert (found.controller, found.zone in ZONES) == (side, True)
        faces = [
            obj for obj in state.all() if obj.zone in ZONES and isinstance(obj.card, WiCard) and not is_development(obj)
        ]
        heroes = [(obj.controller, obj.zone) for obj in faces if ONE_HERO in match.view().items(obj, "keywords")]
        assert len(heroes) == len(set(heroes)), "two limited Heroes in one zone"
        unique = [(obj.controller, obj.card.name) for obj in faces if isinstance(obj.card, WiCard) and obj.card.unique]
        assert len(unique) == len(set(unique)), "two of a unique card on one side"


def test_random_play_keeps_the_books(games: int) -> None:
    play(Play, games)


# What random play has found, each by itself.


def run(table: WiTable, player: str, action: Action, *answers: str) -> list[Decision]:
    """Do ``action``; where it asks, take the option called like the next of ``answers``, and the first one after those."""
    steps = act(table.match, player, action)
    asked: list[Decision] = []
    try:
        asked.append(next(steps))
        while len(asked) < MOST_ASKED:
            wanted = answers[len(asked) - 1] if len(asked) <= len(answers) else ""
            names = {table.describe(option): option for option in reversed(asked[-1].options)}
            asked.append(steps.send((names[wanted] if wanted else asked[-1].options[0],)))
    except StopIteration:
        return asked
    raise AssertionError(f"questions without an end: {asked[-1].purpose}")


def refusal(table: WiTable, player: str, action: Action) -> set[str]:
    """The objections to ``action``."""
    with pytest.raises(Illegal) as refused:
        next(act(table.match, player, action))
    return {objection.id for objection in refused.value.objections}


@pytest.mark.parametrize("kind", ["tactic", "card", "use"])
def test_a_card_that_has_become_another_object_cannot_be_played_again(kind: str) -> None:
    table = WiTable()
    alice, bob = table.players
    alice.has_resources(9)
    bob.controls(unit("Target"))
    pieces = {
        "tactic": alice.has_in_hand(TROLL_VOMIT),
        "card": alice.has_in_hand(unit("Recruit")),
        "use": alice.controls(LOBBER_CREW),
    }
    table.begin()
    ref = table.ref(pieces[kind])
    made = {"tactic": PlayTactic(ref), "card": PlayCard(ref, QUEST), "use": UseAbility(ref)}
    run(table, "Alice", made[kind])
    run(table, "Bob", Pass())
    before = table.match.state
    assert refusal(table, "Alice", made[kind]) & {"wi/act.card", "wi/act.ability"}
    assert table.match.state is before


def test_only_cards_of_their_kind_are_played() -> None:
    table = WiTable()
    alice, _ = table.players
    alice.has_resources(9)
    vomit, recruit = alice.has_in_hand(TROLL_VOMIT), alice.has_in_hand(unit("Recruit"))
    table.begin()
    section = alice.section(QUEST)
    for piece in (section, recruit):
        assert "wi/act.card" in refusal(table, "Alice", PlayTactic(table.ref(piece)))
    for piece in (section, vomit):
        assert "wi/act.card" in refusal(table, "Alice", PlayCard(table.ref(piece), QUEST))


def test_cards_go_to_zones_that_they_may_be_in() -> None:
    table = WiTable()
    alice, _ = table.players
    alice.has_resources(9)
    recruit, journey = alice.has_in_hand(unit("Recruit")), alice.has_in_hand(Quest(name="Journey", cost=1))
    table.begin()
    for zone in (HAND, DISCARD, "nowhere"):
        assert refusal(table, "Alice", PlayCard(table.ref(recruit), zone)) == {"zone"}
    assert refusal(table, "Alice", PlayCard(table.ref(recruit), BATTLEFIELD, table.ref(journey))) == {"zone"}
    run(table, "Alice", PlayCard(table.ref(journey), KINGDOM))
    for player in ("Bob", "Alice"):
        run(table, player, Pass())
    assert table.obj(journey).zone == KINGDOM


def test_x_is_chosen_for_a_variable_cost_and_not_below_zero() -> None:
    table = WiTable()
    alice, bob = table.players
    alice.has_resources(9)
    bob.controls(unit("Target"))
    flames, vomit = alice.has_in_hand(FLAMES_OF_TZEENTCH), alice.has_in_hand(TROLL_VOMIT)
    table.begin()
    assert refusal(table, "Alice", PlayTactic(table.ref(flames), -1)) == {"x"}
    assert refusal(table, "Alice", PlayTactic(table.ref(vomit), 1)) == {"x"}


def test_there_is_no_ability_before_the_first() -> None:
    table = WiTable()
    crew = table.alice.controls(LOBBER_CREW)
    table.begin()
    assert refusal(table, "Alice", UseAbility(table.ref(crew), -1)) == {"wi/act.ability"}


@pytest.mark.parametrize(("resources", "can"), [(3, False), (5, False), (6, True)])
def test_what_targeting_costs_has_to_be_there_besides_the_price_of_the_tactic(resources: int, can: bool) -> None:
    table = WiTable()
    alice, bob = table.players
    alice.has_resources(resources)
    bob.controls(KING_KAZADOR)
    flames = alice.has_in_hand(FLAMES_OF_TZEENTCH)
    table.begin()
    if not can:
        assert refusal(table, "Alice", PlayTactic(table.ref(flames), 3)) == {"wi/target.first-test"}
        return
    run(table, "Alice", PlayTactic(table.ref(flames), 3))
    assert table.match.state.number("Alice", RESOURCES) == 0


def test_tactics_of_one_name_can_be_told_apart_by_who_copies_one() -> None:
    table = WiTable()
    alice, bob = table.players
    alice.has_resources(9)
    bob.controls(LOBBER_CREW)
    first, second = (alice.has_in_hand(TROLL_VOMIT) for _ in range(2))
    comet = bob.has_in_hand(TWIN_TAILED_COMET)
    table.begin()
    run(table, "Alice", PlayTactic(table.ref(first)))
    run(table, "Bob", Pass())
    run(table, "Alice", PlayTactic(table.ref(second)))
    run(table, "Bob", PlayTactic(table.ref(comet)))
    run(table, "Alice", Pass())
    (asked,) = run(table, "Bob", Pass())
    assert len(set(asked.options)) == 2


def test_copies_do_not_copy_one_another_without_end() -> None:
    table = WiTable()
    alice, bob = table.players
    mine, theirs = alice.has_in_hand(TWIN_TAILED_COMET), bob.has_in_hand(TWIN_TAILED_COMET)
    table.begin()
    run(table, "Alice", PlayTactic(table.ref(mine)))
    run(table, "Bob", PlayTactic(table.ref(theirs)))
    run(table, "Alice", Pass())
    assert run(table, "Bob", Pass()) == []
    assert {table.obj(piece).zone for piece in (mine, theirs)} == {DISCARD}


def test_a_tactic_that_is_resolving_waits_no_longer_and_is_not_copied() -> None:
    table = WiTable()
    alice, bob = table.players
    domination = alice.has_in_hand(SLAANESHS_DOMINATION)
    bob.has_in_hand(TWIN_TAILED_COMET)
    table.begin()
    run(table, "Alice", PlayTactic(table.ref(domination)))
    run(table, "Bob", Pass())
    asked = run(table, "Alice", Pass())
    assert [decision.purpose for decision in asked] == ["which revealed tactic to play"]


def test_nobody_is_asked_how_damage_is_shared_among_nobody() -> None:
    table = WiTable()
    table.bob.controls(unit("Guard", counterstrike=1), KINGDOM)
    table.begin()
    asked: list[Decision] = []
    while scene(table.match.state).step.phase != END:
        asked += run(table, table.match.state.priority or "Alice", Pass())
    assert [decision.purpose for decision in asked] == ["which zone is attacked", "defenders"]
