"""Words of card text that cost ATK, DEF or another number of a character for the turn."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.changes import Adds
from judge.engine.context import Context
from judge.engine.decision import Resolution, choose
from judge.engine.lasting import Modify
from judge.engine.powers import Effect
from judge.engine.relations import SELF, YOURS, These
from judge.engine.state import Obj
from judge.games.vs_remix.rules.pay import PAID_NUMBER_COMES_BACK, PAID_NUMBER_IS_LOWERED, can_pay_number
from judge.games.vs_remix.rules.willpower import OTHERS_DONT_PAY_WILLPOWER, OTHERS_PAY_AMONG
from judge.games.vs_system.model.board import PLAY, WILLPOWER
from judge.games.vs_system.words.selectors import CHARACTERS


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
        has = context.view.number(source, self.what)
        is_payable: bool = context.match.consult(can_pay_number, self.by, has, printed)
        if self.what != WILLPOWER:
            return is_payable
        is_payable_together = has + sum(context.view.number(obj, WILLPOWER) for obj in _others(context)) >= self.by
        return context.match.judge(OTHERS_DONT_PAY_WILLPOWER, is_payable, misread=is_payable_together)

    def describe(self) -> str:
        return f"pay {self.by} {CALLED.get(self.what, self.what)} this turn"


@dataclass(frozen=True)
class PayWillpowerAmong(Effect):
    """You pay ``by`` willpower this turn among characters you control, one after another."""

    by: int

    def run(self, context: Context) -> Resolution[bool]:
        done, until = False, context.match.judge(PAID_NUMBER_COMES_BACK, "turn", misread=None)
        for _ in range(self.by):
            payers = tuple(obj.ref for obj in self._payers(context) if context.view.number(obj, WILLPOWER) > 0)
            answer = yield from choose(context.controller, "who pays 1 willpower", payers)
            lowered = Modify(These(answer), (Adds(WILLPOWER, -1),), until)
            done = (yield from lowered.run(context)) or done
        return done

    def is_feasible(self, context: Context) -> bool:
        return sum(context.view.number(obj, WILLPOWER) for obj in self._payers(context)) >= self.by

    def _payers(self, context: Context) -> list[Obj]:
        source = context.source_object()
        own = [source] if source is not None and source.zone == PLAY else []
        return context.match.judge(OTHERS_PAY_AMONG, [*own, *_others(context)], misread=own)

    def describe(self) -> str:
        return f"pay {self.by} willpower this turn among characters you control"


def _others(context: Context) -> list[Obj]:
    """The other characters of the player whose power it is."""
    return [obj for obj in context.select(CHARACTERS & YOURS) if obj.ref != context.source]


def pay_willpower(by: int) -> PayNumber:
    """Pay willpower of this character this turn."""
    return PayNumber(WILLPOWER, by)


CALLED = {"atk": "ATK", "defense": "DEF"}


def pay_atk(by: int) -> PayNumber:
    """Pay ATK of this character this turn."""
    return PayNumber("atk", by)


def pay_defense(by: int) -> PayNumber:
    """Pay DEF of this character this turn."""
    return PayNumber("defense", by)
