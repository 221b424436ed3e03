"""Which powers of a card in hand go through the chain with the card shown."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

from judge.engine.context import Match
from judge.engine.effects import Move, RevealFromHand
from judge.engine.powers import Payment
from judge.engine.select import SELF
from judge.engine.state import Obj
from judge.games.vs_system.model.board import HAND, PLAY
from judge.games.vs_system.rules.chain import WAITS_ON_CHAIN


def goes_on_chain(match: Match, obj: Obj, power: Payment) -> bool:
    """Whether ``obj`` itself goes on the chain as its ``power`` is paid for."""
    reveals = any(
        isinstance(node, RevealFromHand) and match.read(node.objects) == SELF for node in _nodes(match, power.cost)
    )
    if obj.zone != HAND or not reveals:
        return False
    arrives = any(
        isinstance(node, Move) and match.read(node.objects) == SELF and match.read(node.zone) == PLAY
        for node in _nodes(match, power.effect)
    )
    return match.judge(WAITS_ON_CHAIN, arrives, misread=False)


def _nodes(match: Match, value: Any) -> Iterator[Any]:
    node = match.read(value)
    if isinstance(node, tuple):
        for part in node:
            yield from _nodes(match, part)
    elif is_dataclass(node) and not isinstance(node, type):
        yield node
        for spec in fields(node):
            yield from _nodes(match, getattr(node, spec.name))
