"""What every action of Warhammer: Invasion has in common: whose turn to act it is."""

from __future__ import annotations

from judge.engine import acting
from judge.engine.acting import Action, denied, unmet
from judge.engine.bookkeeping import Priority
from judge.engine.chain import queue_waiting
from judge.engine.context import Match
from judge.engine.decision import Resolution
from judge.engine.errors import Objection
from judge.games.warhammer_invasion.model.board import CAPITAL_PHASE, END, scene
from judge.games.warhammer_invasion.rules.act import (
    ACTING_HANDS_ON,
    ACTIVE_PLAYER_ACTS_TOO,
    ACTS_AGAIN_AFTER_PASSING,
    HAS_PRIORITY,
    MAY_RESPOND,
    TACTICS_IN_ANY_TURN,
)
from judge.games.warhammer_invasion.rules.turn import NOBODY_ACTS_AT_END


def act(match: Match, player: str, action: Action) -> Resolution[None]:
    """``player`` does ``action``.

    :raises Illegal: with every objection.
    """
    yield from acting.act(match, player, action, HAS_PRIORITY)
    # As the rules are, nothing waits: forced effects happen at once.
    yield from queue_waiting(match)


def action_objections(match: Match, player: str) -> tuple[Objection, ...]:
    """Why ``player`` can't take an action now: but for the end of the turn, nothing except the lack of priority keeps anybody from it."""
    step = scene(match.state).step
    is_own_window = step.player == player and step.phase != CAPITAL_PHASE
    return (
        *unmet(match, (NOBODY_ACTS_AT_END, step.phase != END)),
        *denied(match, (ACTIVE_PLAYER_ACTS_TOO, is_own_window)),
        *denied(match, (TACTICS_IN_ANY_TURN, step.player != player), (MAY_RESPOND, bool(match.state.chain))),
    )


def hand_on(match: Match, player: str) -> Resolution[None]:
    """Having acted, a player leaves the next action to the other."""
    other, passed = match.state.after(player)[1], match.state.passed
    to = match.judge(ACTING_HANDS_ON, other, misread=player)
    out = match.judge(ACTS_AGAIN_AFTER_PASSING, frozenset(), misread=passed)
    yield from match.happen(Priority(to=player if other in out else to, passed=out))
