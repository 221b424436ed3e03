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
    for change, maker in reductions(context, card):
        less += amount(change.by, maker)
        minimum = max(minimum, amount(change.floor, maker))
    if PRESS in context.view.items(card, "keywords"):
        less += context.match.judge(OWN_PRESS, 0, misread=1)
    lowest = context.match.consult(lowest_price, base, minimum)
    boost = card.card.boost or 0 if boosted and isinstance(card.card, Character) else 0
    owed: int = context.match.consult(recruit_price, base, less, lowest, boost)
    return owed


def used_up_by(context: Context, card: Obj) -> Iterator[int]:
    """The modifiers that end as ``context.controller`` recruits ``card``: reductions for the next recruit only."""
    for modifier in context.state.modifiers:
        change = context.read(modifier.change)
        if (
            isinstance(change, CostsLess)
            and modifier.controller == context.controller
            and context.read(change.next_only)
        ):
            maker = Context(
                context.match,
                modifier.controller,
                modifier.source,
                state_at=context.state,
                choices=dict(modifier.choices),
            )
            if context.read(change.of).matches(maker, card):
                yield modifier.id


def reductions(context: Context, card: Obj) -> Iterator[tuple[CostsLess, Context]]:
    """The reductions of ``context.controller`` that apply to ``card``."""
    for modifier in context.state.modifiers:
        change = context.read(modifier.change)
        maker = Context(
            context.match, modifier.controller, modifier.source, state_at=context.state, choices=dict(modifier.choices)
        )
        if (
            isinstance(change, CostsLess)
            and modifier.controller == context.controller
            and context.read(change.of).matches(maker, card)
        ):
            yield change, maker
    for power, source in context.view.statics():
        change = context.read(power.change)
        maker = context.view.context_of(source)
        if isinstance(change, CostsLess) and source.controller == context.controller and is_met(power.while_, maker):
            if context.read(change.of).matches(maker, card):
                yield change, maker
