"""Before the first turn: opening hands and mulligans."""

from __future__ import annotations

from judge.engine.context import Match
from judge.engine.decision import Resolution, choose
from judge.engine.events import Drew, Moved, Shuffled
from judge.games.warhammer_invasion.model.board import DECK, HAND
from judge.games.warhammer_invasion.model.events import BY_TURN
from judge.games.warhammer_invasion.rules.setup import (
    MULLIGAN_IS_OFFERED_ONCE,
    NEW_HAND_IS_AS_LARGE,
    OPENING_HAND_IS_SEVEN,
)

CARDS_IN_OPENING_HAND = 7


def set_up(match: Match, first: str) -> Resolution[None]:
    """Each player draws the opening hand and may take one mulligan, the player who goes ``first`` before the other."""
    for player in match.state.after(first):
        more = match.judge(OPENING_HAND_IS_SEVEN, 0, misread=int(player != first))
        yield from _draw(match, player, CARDS_IN_OPENING_HAND + more)
    for player in match.state.after(first):
        while (yield from _mulligan(match, player)):
            if match.judge(MULLIGAN_IS_OFFERED_ONCE, True, misread=False):
                break


def _mulligan(match: Match, player: str) -> Resolution[bool]:
    answer = yield from choose(player, "whether to take a mulligan", ("yes", "no"))
    if answer == ("no",):
        return False
    hand = [obj.ref for obj in match.state.all() if obj.zone == HAND and obj.owner == player]
    yield from match.happen(*(Moved(ref=ref, zone=DECK, bottom=True, cause=BY_TURN) for ref in hand))
    yield from match.happen(Shuffled(player=player, cause=BY_TURN))
    yield from _draw(match, player, match.judge(NEW_HAND_IS_AS_LARGE, len(hand), misread=len(hand) - 1))
    return True


def _draw(match: Match, player: str, n: int) -> Resolution[None]:
    yield from match.happen(*(Drew(player=player, cause=BY_TURN) for _ in range(n)))
