"""What every action of Vs. System has in common: priority before, priority after, a card that is still what was meant."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine import acting
from judge.engine.acting import Action, objection
from judge.engine.bookkeeping import Priority
from judge.engine.context import Match
from judge.engine.decision import Resolution
from judge.engine.errors import Illegal, Objection
from judge.engine.state import Ref
from judge.games.vs_system.procedures.joining_chain import join_chain
from judge.games.vs_system.rules.act import (
    CARD_IS_PLAYABLE,
    HAS_PRIORITY,
    WHO_ACTS_KEEPS_PRIORITY,
    WHO_PASSED_MAY_ACT_AGAIN,
)

NO_LEGAL_TARGET = Objection("target", "there is no legal target", ("vs-system-base/a6.6",))


@dataclass(frozen=True)
class CardAction(Action):
    """An action with the one card ``ref``: playing, recruiting, flipping, using or reinforcing with it."""

    ref: Ref


def act(match: Match, player: str, action: Action) -> Resolution[None]:
    """``player`` does ``action``.

    :raises Illegal: with every objection.
    """
    if isinstance(action, CardAction) and not match.require(CARD_IS_PLAYABLE, match.state.obj(action.ref) is not None):
        # The card has become another object meanwhile: what was meant is not there any more.
        raise Illegal(f"{player}: {action.describe(match)}", acting.as_cited(match, (objection(CARD_IS_PLAYABLE),)))
    yield from acting.act(match, player, action, HAS_PRIORITY)


def keep_priority(match: Match, player: str) -> Resolution[None]:
    """Having acted, a player keeps priority once the waiting effects have joined the chain."""
    yield from join_chain(match)
    passed = match.judge(WHO_PASSED_MAY_ACT_AGAIN, frozenset[str](), misread=match.state.passed)
    order = match.state.after(player)
    to = match.judge(WHO_ACTS_KEEPS_PRIORITY, player, misread=order[1])
    yield from match.happen(Priority(to=to, passed=passed))
