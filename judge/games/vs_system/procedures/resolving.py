"""Resolving an effect on the chain: nobody acts meanwhile, and it doesn't matter what has become of its source (base rule A6.7)."""

from __future__ import annotations

from judge.engine.bookkeeping import Priority
from judge.engine.chain import negate, resolve_top
from judge.engine.context import Match
from judge.engine.decision import Resolution
from judge.engine.state import Item
from judge.games.vs_system.model.board import is_stunned
from judge.games.vs_system.procedures.turn import primary
from judge.games.vs_system.rules.chain import EFFECT_STANDS_APART, GAME_BASED_USES_CHAIN, NOBODY_ACTS_WHILE_RESOLVING


def resolve(match: Match, item: Item) -> Resolution[None]:
    """``item`` resolves."""
    if match.judge(NOBODY_ACTS_WHILE_RESOLVING, False, misread=True):
        yield from match.happen(Priority(to=primary(match.state)))
    source = match.state.obj(item.source) if item.source is not None else None
    is_fine = item.source is None or (source is not None and not is_stunned(source))
    if match.judge(EFFECT_STANDS_APART, True, misread=is_fine):
        yield from resolve_top(match, item)
    else:
        yield from negate(match, item)


def resolve_if_at_once(match: Match, item: Item) -> Resolution[None]:
    """Where a power-up or reinforcement is believed not to use the chain: it happens now."""
    if not match.judge(GAME_BASED_USES_CHAIN, True, misread=False):
        yield from resolve_top(match, item)
