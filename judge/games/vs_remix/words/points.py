"""Words of card text about resource points that may be spent on one thing only, and about paying points for a power."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.context import Context
from judge.engine.decision import Resolution
from judge.engine.effects import ChangeNumber
from judge.engine.powers import Effect
from judge.games.vs_remix.model.board import POINTS_FOR_POWERS, POINTS_TO_RECRUIT
from judge.games.vs_remix.procedures.spending import for_powers, spendable, spent


@dataclass(frozen=True)
class PayPoints(Effect):
    """You pay ``by`` resource points for a payment power: for one that stands in a text, or one ``behind_keyword``."""

    by: int
    behind_keyword: bool = False

    def run(self, context: Context) -> Resolution[bool]:
        kinds = for_powers(context.match, is_keyword=self.behind_keyword)
        yield from context.match.happen(*spent(context.match, context.controller, kinds, self.by, context.cause))
        return True

    def is_feasible(self, context: Context) -> bool:
        kinds = for_powers(context.match, is_keyword=self.behind_keyword)
        return spendable(context.match, context.controller, kinds) >= self.by

    def describe(self) -> str:
        return f"pay {self.by} resource points"


def gain_points_to_recruit(by: int) -> ChangeNumber:
    """Gain resource points that may be spent only to recruit."""
    return ChangeNumber(POINTS_TO_RECRUIT, by)


def gain_points_for_powers(by: int) -> ChangeNumber:
    """Gain resource points that may be spent only on payment powers."""
    return ChangeNumber(POINTS_FOR_POWERS, by)
