"""Random play: legal and illegal actions of two players, thousands of steps. Whatever they do, the engine keeps its books.

No exception but the engine's own refusals; no card lost, doubled or in two places; damage, tokens and resources as history has them; every
phase once a turn; every refusal naming its rule.
"""

from __future__ import annotations

from collections import Counter as Tally
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test

from judge.checks.wi_table import WiTable, support, unit
from judge.engine.ask import Ask
from judge.engine.errors import Illegal
from judge.engine.events import CounterAdded, CounterRemoved, NumberChanged
from judge.engine.objects import target
from judge.engine.powers import Played
from judge.engine.select import YOURS
from judge.engine.state import Ref
from judge.games.warhammer_invasion import actions, damage, turn
from judge.games.warhammer_invasion.cards import core_set
from judge.games.warhammer_invasion.effects import DealDamage, DealIndirect, move_to, restore, to_hand
from judge.games.warhammer_invasion.entering import ONE_HERO
from judge.games.warhammer_invasion.events import Burned, Damaged, TokensLost
from judge.games.warhammer_invasion.printed import Quest, Section, Tactic, Unit, WiCard
from judge.games.warhammer_invasion.scene import (
    BATTLEFIELD,
    BEGINNING,
    CAPITAL_PHASE,
    CHAIN,
    DAMAGE,
    DECK,
    DISCARD,
    HAND,
    KINGDOM_PHASE,
    QUEST,
    RESOURCES,
    TOKEN,
    ZONES,
    is_development,
    scene,
)
from judge.games.warhammer_invasion.selectors import IS_CORRUPT, UNITS
from judge.games.warhammer_invasion.turn_events import StepBegan

CARDS = [card for card in vars(core_set).values() if isinstance(card, WiCard)]
PLAIN = [
    unit("Spearman", 1, hp=1),
    unit("Ironbreaker", 2, toughness=1, counterstrike=1),
    unit("Swordmaster", 2, hp=2, race="High Elf", loyalty=1),
    support("Warehouse", 1),
    replace(support("Alliance", 1, only_zone=QUEST), unique=True),
    Quest(name="Journey", cost=1),
]
TACTICS = [
    Tactic(name="Rout", powers=(Played(effect=to_hand(target(UNITS))),)),
    Tactic(name="March", cost=1, powers=(Played(effect=move_to(target(UNITS & YOURS), QUEST)),)),
    Tactic(name="Hail", cost=1, powers=(Played(effect=DealIndirect(3)),)),
    Tactic(name="Spark", powers=(Played(effect=DealDamage(target(UNITS), 1)),)),
    Tactic(name="Rally", powers=(Played(effect=restore(target(UNITS & IS_CORRUPT))),)),
]
POOL = [*CARDS, *PLAIN, *TACTICS]
STANDING = [card for card in POOL if not isinstance(card, Tactic)]
MOST_ASKED = 200


class Play(RuleBasedStateMachine):
    """Two players with random cards, doing whatever comes to mind."""

    @initialize(data=st.data())
    def deal(self, data: Any) -> None:
        self.table = WiTable()
        for seat in self.table.players:
            for _ in range(5):
                seat.holds(data.draw(st.sampled_from(POOL)))
            for _ in range(8):
                seat.has_in_deck(data.draw(st.sampled_from(POOL)))
            seat.has_in_discard(data.draw(st.sampled_from(POOL)))
            other = self.table.bob if seat is self.table.alice else self.table.alice
            for zone in ZONES:
                card = data.draw(st.sampled_from(STANDING))
                if card.only_zone in (None, zone) and not (card.unique and zone != QUEST):
                    corrupt = isinstance(card, Unit) and data.draw(st.booleans())
                    seat.controls(card, zone, corrupt=corrupt, owner=data.draw(st.sampled_from([seat, other])))
                seat.controls(data.draw(st.sampled_from(POOL)), zone, development=True)
            quest = seat.controls(Quest(name="Errand"), QUEST, tokens=2)
            seat.controls(unit("Errant"), QUEST, questing_on=quest)
            for _ in range(2):
                seat.controls(data.draw(st.sampled_from([card for card in PLAIN if isinstance(card, Unit)])), BATTLEFIELD)
            seat.has_damage(QUEST, 6)
            seat.has_resources(data.draw(st.sampled_from([2, 4, 8])))
        self.table.begin(data.draw(st.sampled_from([BEGINNING, KINGDOM_PHASE, CAPITAL_PHASE, CAPITAL_PHASE])))
        state = self.table.match.state
        self.cards = set(state.objects)
        self.counters = {obj.ref: Tally(c.kind for c in obj.counters) for obj in state.all()}
        self.resources = {player: state.number(player, RESOURCES) for player in state.players}
        self.seen: dict[tuple[int, turn.Step], int] = {}
        self.read = 0
        self.former: list[Ref] = [obj.ref for obj in state.all()]

    def answer(self, ask: Ask, data: Any) -> tuple[Any, ...]:
        assert ask.player in self.table.names
        assert ask.options
        assert 0 <= ask.least <= ask.most <= len(ask.options)
        assert len(set(ask.options)) == len(ask.options), f"two options of {ask.purpose!r} can't be told apart"
        number = data.draw(st.integers(ask.least, ask.most))
        if number == 1:
            return (data.draw(st.sampled_from(ask.options)),)
        order = data.draw(st.permutations(range(len(ask.options))))
        return tuple(ask.options[index] for index in order[:number])

    def go(self, player: str, action: actions.Action, data: Any) -> None:
        match = self.table.match
        before = match.state
        steps = actions.act(match, player, action)
        try:
            ask = next(steps)
            for _ in range(MOST_ASKED):
                ask = steps.send(self.answer(ask, data))
        except StopIteration:
            assert match.state.priority in match.state.players, "nobody can act any more"
            return
        except Illegal as illegal:
            refused = illegal.objections
        else:
            raise AssertionError(f"questions without an end: {ask.purpose}")
        assert refused
        assert all(objection.id and objection.sentence for objection in refused)
        assert match.state is before, "a refused action has changed something"

    @rule(data=st.data(), zone=st.sampled_from([*ZONES, *ZONES, HAND, DISCARD, "nowhere"]), x=st.sampled_from([0, 1, 0, 2, 3, -1]))
    def act(self, data: Any, zone: str, x: int) -> None:
        state = self.table.match.state
        player = data.draw(st.sampled_from([state.priority or "Alice", state.priority or "Alice", "Alice", "Bob"]))
        hand = [obj for obj in state.all() if obj.owner == player and obj.zone == HAND]
        # What is sensible comes up most often; then anything whatever, cards that are no longer what they were included.
        tactics = [obj.ref for obj in hand if isinstance(obj.card, Tactic)]
        others = [obj.ref for obj in hand if not isinstance(obj.card, Tactic)]
        in_play = [obj.ref for obj in state.all() if obj.controller == player and obj.zone in ZONES and obj.card.powers]
        anything = [*(obj.ref for obj in state.all()), *self.former]
        kind = data.draw(st.sampled_from(["tactic", "card", "use", "wild"]))
        refs = {"tactic": tactics, "card": others, "use": in_play}.get(kind) or anything
        ref = data.draw(st.sampled_from(refs))
        action: actions.Action
        match data.draw(st.sampled_from(["tactic", "card", "use"])) if kind == "wild" else kind:
            case "tactic":
                action = actions.PlayTactic(ref, x if data.draw(st.booleans()) else 0)
            case "card":
                action = actions.PlayCard(ref, zone)
            case _:
                action = actions.UseAbility(ref, data.draw(st.sampled_from([0, 0, 0, 1, -1])))
        self.go(player, action, data)

    @rule(data=st.data(), times=st.integers(1, 8))
    def pass_on(self, data: Any, times: int) -> None:
        for _ in range(times):
            holder = self.table.match.state.priority
            assert holder is not None
            self.go(holder, actions.Pass(), data)

    @rule(data=st.data())
    def resolve(self, data: Any) -> None:
        for _ in self.table.names:
            if self.table.match.state.chain:
                self.go(self.table.match.state.priority or "Alice", actions.Pass(), data)

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
        assert damage.due(match) == ()
        assert not state.waiting
        combat = scene(state).combat
        if combat is None:
            assert not scene(state).assigned
        else:
            for side, refs in ((combat.player, combat.attackers), (combat.defender, combat.defenders)):
                assert len(refs) == len(set(refs))
                for ref in refs:
                    found = state.obj(ref)
                    assert found is not None and found.zone in ZONES and isinstance(found.card, Unit)
                    assert found.controller == side
        faces = [obj for obj in state.all() if obj.zone in ZONES and isinstance(obj.card, WiCard) and not is_development(obj)]
        heroes = [(obj.controller, obj.zone) for obj in faces if ONE_HERO in match.view().items(obj, "keywords")]
        assert len(heroes) == len(set(heroes)), "two limited Heroes in one zone"
        unique = [(obj.controller, obj.card.name) for obj in faces if isinstance(obj.card, WiCard) and obj.card.unique]
        assert len(unique) == len(set(unique)), "two of a unique card on one side"


@pytest.mark.timeout(300)
def test_random_play_keeps_the_books() -> None:
    run_state_machine_as_test(
        Play,
        settings=settings(
            max_examples=60,
            stateful_step_count=50,
            deadline=None,
            derandomize=True,
            suppress_health_check=list(HealthCheck),
        ),
    )
