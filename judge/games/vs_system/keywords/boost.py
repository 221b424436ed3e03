"""Boost: text that a card has only in the turn in which its boost cost was paid."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.conditions import Condition
from judge.engine.context import Context
from judge.engine.powers import Power, gated
from judge.games.vs_system.model.board import BOOSTED
from judge.games.vs_system.rules.recruit import BOOST_LASTS_FOR_TURN, BOOST_TEXT_IS_PAID_FOR


@dataclass(frozen=True)
class BoostIsPaid(Condition):
    """The boost cost of the power's source was paid this turn, as it was recruited."""

    def is_met(self, context: Context) -> bool:
        source = context.source_object()
        turn = source.note(BOOSTED) if source is not None else None
        if not context.match.require(BOOST_TEXT_IS_PAID_FOR, turn is not None):
            return False
        return turn is None or context.match.require(BOOST_LASTS_FOR_TURN, turn == context.state.turn)

    def describe(self) -> str:
        return "its boost was paid this turn"


def boost(*powers: Power) -> tuple[Power, ...]:
    """``powers`` as text behind the keyword boost; what it costs stands as ``boost`` on the card."""
    return gated(BoostIsPaid(), *powers)
