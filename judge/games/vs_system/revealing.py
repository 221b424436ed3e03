"""Cards revealed from hand as a cost that their own effect puts into play: they wait on the chain (Heralds of Galactus FAQ 4.1)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

from judge.engine.effects import Move, RevealFromHand
from judge.engine.match import Match
from judge.engine.powers import Payment
from judge.engine.rules import rule
from judge.engine.select import SELF
from judge.engine.state import Obj
from judge.games.vs_system.scene import HAND, PLAY


@rule("vs/chain.revealed-card-waits", "heralds-of-galactus/4.1-revealing-from-hand-as-cost#1",
      misreading=lambda comes_into_play: False, believing="a card that is only shown stays in hand meanwhile")  # fmt: skip
def waits_on_chain(comes_into_play: bool) -> bool:
    """A card that is revealed from hand to pay for a power, and that this power puts into play, goes on the chain."""
    return comes_into_play


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
    return match.consult(waits_on_chain, arrives)


def _nodes(match: Match, value: Any) -> Iterator[Any]:
    node = match.read(value)
    if isinstance(node, tuple):
        for part in node:
            yield from _nodes(match, part)
    elif is_dataclass(node) and not isinstance(node, type):
        yield node
        for spec in fields(node):
            yield from _nodes(match, getattr(node, spec.name))
