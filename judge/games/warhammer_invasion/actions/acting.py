"""What every action of Warhammer: Invasion has in common: whose turn to act it is."""

from __future__ import annotations

from judge.engine import acting
from judge.engine.acting import Action
from judge.engine.bookkeeping import Priority
from judge.engine.context import Match
from judge.engine.decision import Resolution
from judge.games.warhammer_invasion.rules.act import HAS_PRIORITY


def act(match: Match, player: str, action: Action) -> Resolution[None]:
    """``player`` does ``action``.

    :raises Illegal: with every objection.
    """
    yield from acting.act(match, player, action, HAS_PRIORITY)


def hand_on(match: Match, player: str) -> Resolution[None]:
    """Having acted, a player leaves the next action to the other."""
    yield from match.happen(Priority(to=match.state.after(player)[1]))
