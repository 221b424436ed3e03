"""Using a payment power in VS Remix: those behind keywords are no payment powers for what speaks of these."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.context import Match
from judge.engine.powers import Payment
from judge.games.vs_remix.rules.shift import KEYWORD_POWER_IS_NO_PAYMENT_POWER
from judge.games.vs_system.actions.using_powers import UsePower
from judge.games.vs_system.model.board import PAYMENT

KEYWORD_PAYMENT = "keyword's payment"


@dataclass(frozen=True)
class RemixUsePower(UsePower):
    """Use a payment power of an object: the ``number``-th of those it has now."""

    def kind(self, match: Match, power: Payment) -> str:
        if power.keyword is None:
            return PAYMENT
        return match.judge(KEYWORD_POWER_IS_NO_PAYMENT_POWER, KEYWORD_PAYMENT, misread=PAYMENT)
