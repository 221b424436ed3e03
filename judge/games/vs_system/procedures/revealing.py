"""Which powers of a card in hand go through the chain with the card shown."""

from __future__ import annotations

from judge.engine.context import Match
from judge.engine.effects import Move, RevealFromHand
from judge.engine.parts import walk
from judge.engine.powers import Payment
from judge.engine.relations import SELF
from judge.engine.state import Obj
from judge.games.vs_system.model.board import HAND, PLAY
from judge.games.vs_system.rules.chain import waits_on_chain


def goes_on_chain(match: Match, obj: Obj, power: Payment) -> bool:
    """Whether ``obj`` itself goes on the chain as its ``power`` is paid for."""
    reveals = any(
        isinstance(node, RevealFromHand) and match.read(node.objects) == SELF for node in walk(power.cost, match.read)
    )
    if obj.zone != HAND or not reveals:
        return False
    arrives = any(
        isinstance(node, Move) and match.read(node.objects) == SELF and match.read(node.zone) == PLAY
        for node in walk(power.effect, match.read)
    )
    return match.consult(waits_on_chain, reveals, arrives)
