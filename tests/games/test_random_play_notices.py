"""Random play would notice it if the engine lost its books: each thing that it holds is spoilt once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from judge.engine.state import Counter, State
from judge.games.vs_system.model.board import ENDURANCE, HAND, KO_PILE, PLAY, POINTS, STUNNED, is_character, is_resource
from tests.games.test_random_play_vs_system import Play


def lose_a_card(state: State) -> State:
    return replace(state, objects=dict(list(state.objects.items())[1:]))


def forget_the_deck(state: State) -> State:
    return replace(state, decks={player: deck[1:] for player, deck in state.decks.items()})


def gain_from_nowhere(state: State) -> State:
    return replace(state, numbers={**state.numbers, ("Alice", ENDURANCE): state.number("Alice", ENDURANCE) + 1})


def owe_points(state: State) -> State:
    return replace(state, numbers={**state.numbers, ("Bob", POINTS): -1})


def mark_a_discarded_card(state: State) -> State:
    lost = next(obj for obj in state.all() if obj.zone == KO_PILE)
    return state.with_obj(replace(lost, flags=frozenset({STUNNED})))


def count_twice(state: State) -> State:
    hero = next(obj for obj in state.all() if is_character(obj))
    return state.with_obj(replace(hero, counters=(*hero.counters, Counter("cosmic", 1))))


def stun_a_resource(state: State) -> State:
    card = next(obj for obj in state.all() if is_resource(obj))
    return state.with_obj(replace(card, flags=frozenset({STUNNED})))


def stand_in_one_place(state: State) -> State:
    first, second = [obj for obj in state.all() if is_character(obj) and obj.controller == "Alice"][:2]
    return state.with_obj(replace(second, spot=first.spot))


def stand_nowhere(state: State) -> State:
    held = next(obj for obj in state.all() if obj.zone == HAND)
    return state.with_obj(replace(held, zone=PLAY))


@pytest.mark.parametrize(
    "spoil",
    [
        lose_a_card, forget_the_deck, gain_from_nowhere, owe_points, mark_a_discarded_card, count_twice, stun_a_resource,
        stand_in_one_place, stand_nowhere,
    ],
)  # fmt: skip
def test_random_play_notices(spoil: Callable[[State], State]) -> None:
    game = Play(1)
    game.hold()
    game.match.state = spoil(game.match.state)
    with pytest.raises(AssertionError):
        game.hold()


def test_random_play_notices_that_the_same_moves_come_to_something_else() -> None:
    game = Play(1)
    game.run()
    game.play_again()
    game.match.state = gain_from_nowhere(game.match.state)
    with pytest.raises(AssertionError):
        game.play_again()
