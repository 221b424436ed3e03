"""What recruiting costs now: reductions, minimum, boost."""

from __future__ import annotations

from collections.abc import Iterator

from judge.engine.conditions import is_met
from judge.engine.context import Context
from judge.engine.state import Obj
from judge.engine.values import amount
from judge.games.vs_system.model.cards import Character
from judge.games.vs_system.model.changes import CostsLess
from judge.games.vs_system.model.keyword_names import PRESS
from judge.games.vs_system.rules.recruit import OWN_PRESS, lowest_price, recruit_price


def price(context: Context, card: Obj, boosted: bool) -> int:
    """What ``context.controller`` pays for recruiting ``card`` now, in resource points; for a plot twist, the threshold that it has now."""
    base = context.view.number(card, "cost")
    less, minimum = 0, 0
    for change, its in reductions(context, card):
        less += amount(change.by, its)
        minimum = max(minimum, amount(change.floor, its))
    if PRESS in context.view.items(card, "keywords"):
        less += context.match.judge(OWN_PRESS, 0, misread=1)
    lowest = context.match.consult(lowest_price, base, minimum)
    boost = card.card.boost or 0 if boosted and isinstance(card.card, Character) else 0
    owed: int = context.match.consult(recruit_price, base, less, lowest, boost)
    return owed


def used_up_by(context: Context, card: Obj) -> Iterator[int]:
    """The modifiers that end as ``context.controller`` recruits ``card``: reductions for the next recruit only."""
    for applied in context.view.modifiers_of(CostsLess):
        if applied.modifier is not None and applied.context.controller == context.controller:
            is_next_only = context.read(applied.change.next_only)
            if is_next_only and context.read(applied.change.of).matches(applied.context, card):
                yield applied.modifier.id


def reductions(context: Context, card: Obj) -> Iterator[tuple[CostsLess, Context]]:
    """The reductions of ``context.controller`` that apply to ``card``, each with the context of what makes it."""
    for applied in context.view.effects_of(CostsLess):
        its, change = applied.context, applied.change
        if its.controller == context.controller and is_met(applied.while_, its):
            if context.read(change.of).matches(its, card):
                yield change, its
