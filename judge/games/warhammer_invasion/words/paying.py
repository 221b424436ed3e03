"""Resources that the text of cards costs or gives."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.context import Context
from judge.engine.decision import Resolution
from judge.engine.effects import ChangeNumber
from judge.engine.players import YOU
from judge.engine.values import Amount, amount
from judge.games.warhammer_invasion.model.board import (
    RESOURCES,
)
from judge.games.warhammer_invasion.procedures.paying import spend, to_spend
from judge.games.warhammer_invasion.rules.act import PAYS_IN_FULL


@dataclass(frozen=True)
class Pay(ChangeNumber):
    """Resources are paid, or what is spent as if it were resources: in full, or not at all."""

    def run(self, context: Context) -> Resolution[bool]:
        match, by, done = context.match, amount(self.by, context), False
        for player in context.read(self.who).players(context):
            # Where it is no cost, nobody has asked before whether it can be paid.
            if by > to_spend(match, player) and not match.require(PAYS_IN_FULL, False):
                continue
            did = yield from spend(match, player, by, context.cause)
            done = done or did
        return done

    def is_feasible(self, context: Context) -> bool:
        by = amount(self.by, context)
        return by == 0 or all(
            by <= to_spend(context.match, player) for player in context.read(self.who).players(context)
        )


def pay(by: Amount) -> Pay:
    """Pay resources."""
    return Pay(RESOURCES, by, YOU, -1, must_have=True)


def gain(by: Amount) -> ChangeNumber:
    """Gain resources."""
    return ChangeNumber(RESOURCES, by, YOU)
