"""What recruiting costs now: reductions, minimum, boost."""

from __future__ import annotations

from collections.abc import Iterator

from judge.engine.context import Context
from judge.engine.costs import additions, reductions
from judge.engine.state import Obj
from judge.engine.values import amount
from judge.games.vs_system.model.cards import boost_of
from judge.games.vs_system.model.changes import CostsLess
from judge.games.vs_system.model.keyword_names import PRESS
from judge.games.vs_system.rules.recruit import (
    BOOST_COMES_ON_TOP,
    OWN_PRESS_TAKES_NOTHING_OFF,
    lowest_price,
    recruit_price,
)


def price(context: Context, card: Obj, boosted: bool = False) -> int:
    """What ``context.controller`` pays for recruiting ``card`` now, in resource points; for a plot twist, the threshold that it has now."""
    base = context.view.number(card, "cost")
    less, minimum = 0, 0
    for applied in reductions(context, CostsLess, context.controller, card):
        less += amount(applied.change.by, applied.context)
        minimum = max(minimum, amount(applied.change.floor, applied.context))
    if PRESS in context.view.items(card, "keywords"):
        less += context.match.judge(OWN_PRESS_TAKES_NOTHING_OFF, 0, misread=1)
    lowest = context.match.consult(lowest_price, base, minimum)
    boost = boost_of(card.card) if boosted else None
    owed: int = context.match.consult(recruit_price, base, less, lowest, (boost or 0) + additions(context, card))
    return context.match.judge(BOOST_COMES_ON_TOP, owed, misread=owed if boost is None else boost)


def used_up_by(context: Context, card: Obj) -> Iterator[int]:
    """The modifiers that end as ``context.controller`` recruits ``card``: reductions for the next recruit only."""
    for applied in context.view.modifiers_of(CostsLess):
        if applied.modifier is not None and applied.context.controller == context.controller:
            is_next_only = context.read(applied.change.next_only)
            if is_next_only and context.read(applied.change.of).matches(applied.context, card):
                yield applied.modifier.id
