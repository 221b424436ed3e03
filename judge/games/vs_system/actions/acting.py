"""What every action of Vs. System has in common: priority before, priority after."""

from __future__ import annotations

from judge.engine import acting
from judge.engine.acting import Action, objection
from judge.engine.bookkeeping import Priority
from judge.engine.chain import queue_waiting
from judge.engine.context import Match
from judge.engine.decision import Resolution
from judge.engine.errors import Illegal
from judge.games.vs_system.rules.act import CARD_IS_PLAYABLE, HAS_PRIORITY


def act(match: Match, player: str, action: Action) -> Resolution[None]:
    """``player`` does ``action``. Raises Illegal with every objection."""
    ref = getattr(action, "ref", None)
    if ref is not None and not match.require(CARD_IS_PLAYABLE, match.state.obj(ref) is not None):
        # The card has become another object meanwhile: what was meant is not there any more.
        raise Illegal(f"{player}: {action.describe(match)}", (objection(CARD_IS_PLAYABLE),))
    yield from acting.act(match, player, action, HAS_PRIORITY)


def keep_priority(match: Match, player: str) -> Resolution[None]:
    """Having acted, a player keeps priority once the waiting effects have joined the chain."""
    yield from queue_waiting(match)
    yield from match.happen(Priority(to=player))
