"""Before the first turn: opening hands and mulligans."""

from __future__ import annotations

from judge.engine.context import Match
from judge.engine.decision import Resolution, choose
from judge.engine.events import Drew, Moved
from judge.engine.state import State
from judge.games.vs_system.model.board import DECK, HAND, SETUP, Step
from judge.games.vs_system.model.events import BY_TURN
from judge.games.vs_system.rules.setup import may_play

OPENING_HANDS, MULLIGAN = "opening hands", "mulligan"

CARDS_IN_OPENING_HAND = 4


def steps_before_the_first_turn(state: State, initiative: str) -> tuple[Step, ...]:
    """Opening hands for all, then each player's mulligan, the initiative first."""
    return (Step(SETUP, OPENING_HANDS), *(Step(SETUP, MULLIGAN, player) for player in state.after(initiative)))


def set_up(match: Match, step: Step, agenda: tuple[Step, ...]) -> Resolution[bool]:
    """Do what ``step`` before the first turn consists of.

    :return: whether players get priority in it.
    """
    if step.kind == OPENING_HANDS:
        for player in match.state.players:
            yield from _draw_hand(match, player)
        return False
    assert step.player is not None
    yield from _mulligan(match, step.player)
    to_come = sum(later.kind == MULLIGAN for later in agenda)
    return match.consult(may_play, to_come) and to_come > 0


def _draw_hand(match: Match, player: str) -> Resolution[None]:
    yield from match.happen(*(Drew(player=player, cause=BY_TURN) for _ in range(CARDS_IN_OPENING_HAND)))


def _mulligan(match: Match, player: str) -> Resolution[None]:
    answer = yield from choose(player, "whether to take a mulligan", ("yes", "no"))
    if answer == ("no",):
        return
    hand = [obj.ref for obj in match.state.all() if obj.zone == HAND and obj.owner == player]
    yield from match.happen(*(Moved(ref=ref, zone=DECK, bottom=True, cause=BY_TURN) for ref in hand))
    yield from _draw_hand(match, player)
