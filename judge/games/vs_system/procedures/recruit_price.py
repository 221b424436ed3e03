"""What recruiting costs now: reductions, minimum, boost."""

from __future__ import annotations

from collections.abc import Iterator

from judge.engine.conditions import holds
from judge.engine.sight import Sight
from judge.engine.state import Obj
from judge.engine.values import amount
from judge.games.vs_system.model.cards import Character
from judge.games.vs_system.model.changes import CostsLess
from judge.games.vs_system.model.keyword_names import PRESS
from judge.games.vs_system.rules.recruit import lowest_price, own_press, recruit_price


def price(sight: Sight, card: Obj, boosted: bool) -> int:
    """What ``sight.you`` pays for recruiting ``card`` now, in resource points; for a plot twist, the threshold that it has now."""
    base = sight.view.number(card, "cost")
    less, minimum = 0, 0
    for change, maker in reductions(sight, card):
        less += amount(change.by, maker)
        minimum = max(minimum, amount(change.floor, maker))
    if PRESS in sight.view.items(card, "keywords"):
        less += sight.match.consult(own_press, 1)
    lowest = sight.match.consult(lowest_price, base, minimum)
    boost = card.card.boost or 0 if boosted and isinstance(card.card, Character) else 0
    owed: int = sight.match.consult(recruit_price, base, less, lowest, boost)
    return owed


def used_up_by(sight: Sight, card: Obj) -> Iterator[int]:
    """The modifiers that end as ``sight.you`` recruits ``card``: reductions for the next recruit only."""
    for modifier in sight.state.modifiers:
        change = sight.read(modifier.change)
        if isinstance(change, CostsLess) and modifier.you == sight.you and sight.read(change.next_only):
            maker = Sight(sight.match, modifier.you, modifier.source, pinned=sight.state, slots=dict(modifier.slots))
            if sight.read(change.of).matches(maker, card):
                yield modifier.id


def reductions(sight: Sight, card: Obj) -> Iterator[tuple[CostsLess, Sight]]:
    """The reductions of ``sight.you`` that apply to ``card``."""
    for modifier in sight.state.modifiers:
        change = sight.read(modifier.change)
        maker = Sight(sight.match, modifier.you, modifier.source, pinned=sight.state, slots=dict(modifier.slots))
        if isinstance(change, CostsLess) and modifier.you == sight.you and sight.read(change.of).matches(maker, card):
            yield change, maker
    for power, source in sight.view.statics():
        change = sight.read(power.change)
        maker = sight.view.sight_of(source)
        if isinstance(change, CostsLess) and source.controller == sight.you and holds(power.while_, maker):
            if sight.read(change.of).matches(maker, card):
                yield change, maker
