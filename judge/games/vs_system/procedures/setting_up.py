"""Before the first turn: endurance, opening hands and mulligans (base rules A1.3 and A1.5)."""

from __future__ import annotations

from judge.engine.context import Match
from judge.engine.decision import Resolution, choose
from judge.engine.events import Drew, Moved, NumberChanged, Shuffled
from judge.engine.state import State
from judge.games.vs_system.model.board import DECK, ENDURANCE, HAND, SETUP, Step, scene
from judge.games.vs_system.model.events import BY_TURN
from judge.games.vs_system.rules.setup import (
    EVERYBODY_MAY_TAKE_ONE,
    MULLIGAN_DRAWS_FOUR,
    MULLIGAN_GOES_UNDER,
    MULLIGAN_IS_ONE,
    MULLIGAN_ORDER_IS_CHOSEN,
    MULLIGAN_TAKES_WHOLE_HAND,
    OPENING_HAND_IS_FOUR,
    STARTS_WITH_FIFTY,
    may_play,
)

OPENING_HANDS, MULLIGAN = "opening hands", "mulligan"

FIRST_ENDURANCE, CARDS_IN_OPENING_HAND = 50, 4

# What somebody expects who knows other games.
ENDURANCE_ELSEWHERE, OPENING_HAND_ELSEWHERE = 20, 7


def steps_before_the_first_turn(state: State, initiative: str) -> tuple[Step, ...]:
    """Opening hands for all, then each player's mulligan, the initiative first."""
    return (Step(SETUP, OPENING_HANDS), *(Step(SETUP, MULLIGAN, player) for player in state.after(initiative)))


def set_up(match: Match, step: Step, agenda: tuple[Step, ...]) -> Resolution[bool]:
    """Do what ``step`` before the first turn consists of.

    :return: whether players get priority in it.
    """
    if step.kind == OPENING_HANDS:
        for player in match.state.players:
            endurance = match.judge(STARTS_WITH_FIFTY, FIRST_ENDURANCE, misread=ENDURANCE_ELSEWHERE)
            yield from match.happen(NumberChanged(player=player, what=ENDURANCE, by=endurance, cause=BY_TURN))
            number = match.judge(OPENING_HAND_IS_FOUR, CARDS_IN_OPENING_HAND, misread=OPENING_HAND_ELSEWHERE)
            yield from _draw(match, player, number)
        return False
    assert step.player is not None
    has_initiative = step.player == scene(match.state).initiative
    if match.judge(EVERYBODY_MAY_TAKE_ONE, True, misread=not has_initiative):
        yield from _mulligan(match, step.player)
    to_come = sum(later.kind == MULLIGAN for later in agenda)
    return match.consult(may_play, to_come) and to_come > 0


def _draw(match: Match, player: str, number: int) -> Resolution[None]:
    yield from match.happen(*(Drew(player=player, cause=BY_TURN) for _ in range(number)))


def _mulligan(match: Match, player: str) -> Resolution[None]:
    answer = yield from choose(player, "whether to take a mulligan", ("yes", "no"))
    if answer == ("no",):
        return
    yield from _replace_hand(match, player)
    if not match.judge(MULLIGAN_IS_ONE, True, misread=False):
        yield from _mulligan(match, player)


def _replace_hand(match: Match, player: str) -> Resolution[None]:
    """The hand goes to the bottom of the deck, in the order that ``player`` likes, and as many new cards are drawn."""
    hand = tuple(obj.ref for obj in match.state.all() if obj.zone == HAND and obj.owner == player)
    if not match.judge(MULLIGAN_TAKES_WHOLE_HAND, True, misread=not hand):
        hand = yield from choose(player, "which cards to replace", hand, least=0, most=len(hand))
    number = len(hand)
    if number > 1 and match.judge(MULLIGAN_ORDER_IS_CHOSEN, True, misread=False):
        hand = yield from choose(
            player, "the order on the bottom of the deck, the lowest last", hand, least=number, most=number
        )
    yield from match.happen(*(Moved(ref=ref, zone=DECK, bottom=True, cause=BY_TURN) for ref in hand))
    if not match.judge(MULLIGAN_GOES_UNDER, True, misread=False):
        yield from match.happen(Shuffled(player=player, cause=BY_TURN))
    yield from _draw(match, player, match.judge(MULLIGAN_DRAWS_FOUR, number, misread=max(number - 1, 0)))
