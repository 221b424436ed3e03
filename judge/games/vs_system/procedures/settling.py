"""Settling what has triggered on the spot: as somebody believes who misreads when such effects go on the chain."""

from __future__ import annotations

from judge.engine.chain import queue_waiting, resolve_top
from judge.engine.context import Match
from judge.engine.decision import Resolution


def settle_waiting(match: Match) -> Resolution[None]:
    """What has triggered resolves here and now, without anybody getting priority."""
    yield from queue_waiting(match)
    while match.state.chain:
        yield from resolve_top(match)
