"""Effects that have triggered join the chain just before a player would get priority (base rules A6.4 and A6.4m)."""

from __future__ import annotations

from judge.engine.chain import queue_waiting
from judge.engine.context import Match
from judge.engine.decision import Resolution
from judge.games.vs_system.rules.chain import (
    OWN_TRIGGERS_ARE_ORDERED,
    PRIMARY_PLAYERS_TRIGGERS_FIRST,
    TRIGGERED_COMES_BEFORE_PRIORITY,
)


def join_chain(match: Match) -> Resolution[None]:
    """What has triggered goes on the chain."""
    if match.judge(TRIGGERED_COMES_BEFORE_PRIORITY, True, misread=not match.state.waiting):
        mine = [entry.controller for entry in match.state.waiting]
        is_ordered = match.judge(OWN_TRIGGERS_ARE_ORDERED, True, misread=len(set(mine)) == len(mine))
        primary, *others = match.state.after(match.game.first_player(match.state))
        # Whose come first matters where several players have some.
        misread = others[0] if len(set(mine)) > 1 else primary
        first = match.judge(PRIMARY_PLAYERS_TRIGGERS_FIRST, primary, misread=misread)
        yield from queue_waiting(match, first=first, is_ordered=is_ordered)
