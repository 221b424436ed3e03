"""Words of card text that cost ATK, DEF or another number of a character for the turn."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.changes import Adds
from judge.engine.context import Context
from judge.engine.decision import Resolution
from judge.engine.lasting import Modify
from judge.engine.powers import Effect
from judge.engine.select import SELF
from judge.games.vs_remix.rules.pay import PAID_NUMBER_COMES_BACK, PAID_NUMBER_IS_LOWERED, can_pay_number


@dataclass(frozen=True)
class PayNumber(Effect):
    """The power's source pays ``by`` of its number ``what`` this turn."""

    what: str
    by: int

    def run(self, context: Context) -> Resolution[bool]:
        until = context.match.judge(PAID_NUMBER_COMES_BACK, "turn", misread=None)
        by = context.match.judge(PAID_NUMBER_IS_LOWERED, -self.by, misread=0)
        return (yield from Modify(SELF, (Adds(self.what, by),), until).run(context))

    def is_feasible(self, context: Context) -> bool:
        source = context.source_object()
        if source is None:
            return False
        printed = context.match.game.printed(context.view, source, self.what)
        is_payable: bool = context.match.consult(
            can_pay_number, self.by, context.view.number(source, self.what), printed
        )
        return is_payable

    def describe(self) -> str:
        return f"pay {self.by} {CALLED.get(self.what, self.what)} this turn"


CALLED = {"atk": "ATK", "defense": "DEF"}


def pay_atk(by: int) -> PayNumber:
    """Pay ATK of this character this turn."""
    return PayNumber("atk", by)


def pay_defense(by: int) -> PayNumber:
    """Pay DEF of this character this turn."""
    return PayNumber("defense", by)
