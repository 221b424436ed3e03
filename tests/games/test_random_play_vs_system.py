"""Random play: legal and illegal actions of two players, thousands of steps. Whatever they do, the engine keeps its books.

No exception but the engine's own refusals; no card lost, doubled or in two places; endurance and counters as history has them; every
"start of" once; every refusal naming its rule.
"""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from judge.engine.acting import Action
from judge.engine.decision import Decision
from judge.engine.errors import Illegal
from judge.engine.events import CounterAdded, CounterRemoved, NumberChanged
from judge.games.vs_system.actions.acting import act
from judge.games.vs_system.actions.flipping import Flip
from judge.games.vs_system.actions.passing import Pass
from judge.games.vs_system.actions.playing_cards import PlayCard
from judge.games.vs_system.actions.proposing_attacks import ProposeAttack
from judge.games.vs_system.actions.recruiting import Recruit
from judge.games.vs_system.actions.using_powers import UsePower
from judge.games.vs_system.model.board import BUILD, ENDURANCE, PLAY, RECRUIT_STEP, Spot, scene
from judge.games.vs_system.model.cards import Character, Equipment, VsCard
from judge.proving.library import game_cards
from judge.proving.tables.vs_system import VsTable, plain
from tests.helpers.effort import play

CARDS: list[VsCard] = sorted(
    (card for card in game_cards("vs-system") if isinstance(card, VsCard)),
    key=lambda card: card.title,
)
PLAIN = [plain("Recruit", cost, affiliations=("Kree",), atk=cost + 1, defense=cost + 1) for cost in (1, 2, 3)]
START = 50


class Play(RuleBasedStateMachine):
    """Two players with random cards, doing whatever comes to mind."""

    @initialize(data=st.data())
    def deal(self, data: Any) -> None:
        self.table = VsTable()
        pool = st.sampled_from([*CARDS, *PLAIN])
        for seat in self.table.players:
            for _ in range(6):
                seat.has_resource(data.draw(pool))
            for _ in range(3):
                seat.has_in_hand(data.draw(pool))
            for _ in range(8):
                seat.has_in_deck(data.draw(pool))
            for n in range(3):
                card = data.draw(st.sampled_from([c for c in [*CARDS, *PLAIN] if isinstance(c, Character)]))
                counters = ("cosmic",) if card.keywords & {"cosmic"} else ()
                seat.controls(card, row="front row" if n else "support row", counters=counters)
        self.table.begin(BUILD, RECRUIT_STEP, self.table.alice)
        self.cards = set(self.table.match.state.objects)
        self.counters = {n: len(obj.counters) for n, obj in self.table.match.state.objects.items()}
        self.steps_seen = 0

    def answer(self, decision: Decision, data: Any) -> tuple[Any, ...]:
        number = data.draw(st.integers(decision.least, decision.most))
        order = data.draw(st.permutations(range(len(decision.options))))
        return tuple(decision.options[index] for index in order[:number])

    def go(self, player: str, action: Action, data: Any) -> None:
        match = self.table.match
        before = match.state
        steps = act(match, player, action)
        try:
            decision = next(steps)
            while True:
                decision = steps.send(self.answer(decision, data))
        except StopIteration:
            return
        except Illegal as illegal:
            refused = illegal.objections
        assert refused
        assert all(objection.id and objection.sentence for objection in refused)
        assert match.state is before, "a refused action has changed something"

    @precondition(lambda self: scene(self.table.match.state).winner is None)
    @rule(data=st.data())
    def act(self, data: Any) -> None:
        state = self.table.match.state
        player = data.draw(st.sampled_from(sorted({state.priority or "Alice", "Bob"})))
        mine = [obj for obj in state.all() if obj.controller == player and obj.zone in (PLAY, "hand", "KO'd pile")]
        refs = [obj.ref for obj in mine]
        theirs = [obj.ref for obj in state.all() if obj.controller != player and obj.zone == PLAY]
        kind = data.draw(st.sampled_from(["play", "use", "recruit", "flip", "attack"]))
        if not refs:
            return
        ref = data.draw(st.sampled_from(refs))
        action: Action
        match kind:
            case "play":
                action = PlayCard(ref)
            case "use":
                action = UsePower(ref, data.draw(st.integers(0, 1)))
            case "recruit":
                action = Recruit(ref)
            case "flip":
                action = Flip(ref)
            case _:
                attackers = tuple(dict.fromkeys(data.draw(st.lists(st.sampled_from(refs), min_size=1, max_size=2))))
                action = ProposeAttack(attackers, data.draw(st.sampled_from([*theirs, "Alice", "Bob"])))
        self.go(player, action, data)

    @precondition(lambda self: scene(self.table.match.state).winner is None)
    @rule(data=st.data(), times=st.integers(1, 6))
    def pass_on(self, data: Any, times: int) -> None:
        for _ in range(times):
            holder = self.table.match.state.priority
            if holder is None or scene(self.table.match.state).winner is not None:
                return
            self.go(holder, Pass(), data)

    @invariant()
    def every_card_is_somewhere_once(self) -> None:
        state = self.table.match.state
        assert set(state.objects) == self.cards
        places = [
            (obj.controller, obj.spot)
            for obj in state.all()
            if obj.zone == PLAY and isinstance(obj.spot, Spot) and obj.spot.row != "resource row"
        ]
        assert len(places) == len(set(places)), "two characters stand in one place"
        for obj in state.all():
            assert (obj.zone != PLAY) or obj.spot is not None or isinstance(obj.card, Equipment)

    @invariant()
    def numbers_and_counters_are_what_history_says(self) -> None:
        state = self.table.match.state
        events = [event for record in state.history for event in record.events]
        for player in state.players:
            changed = sum(
                e.by for e in events if isinstance(e, NumberChanged) and (e.player, e.what) == (player, ENDURANCE)
            )
            assert state.number(player, ENDURANCE) == START + changed
        for number, obj in state.objects.items():
            added = sum(isinstance(e, CounterAdded) and e.ref == obj.ref for e in events)
            removed = sum(isinstance(e, CounterRemoved) and e.ref == obj.ref for e in events)
            began_with = self.counters[number] if obj.ref.incarnation == 1 else 0
            assert len(obj.counters) == began_with + added - removed
            assert obj.count("cosmic") <= 1

    @invariant()
    def a_phase_begins_once_a_turn(self) -> None:
        from judge.games.vs_system.model.events import StepBegan

        seen = [
            (record.turn, event.step.phase)
            for record in self.table.match.state.history
            for event in record.events
            if isinstance(event, StepBegan) and event.phase_begins
        ]
        assert len(seen) == len(set(seen))


def test_random_play_keeps_the_books(games: int) -> None:
    play(Play, games)
