"""What playing a card costs now: loyalty, the symbols that answer for it, reductions."""

from __future__ import annotations

from judge.engine.context import Context
from judge.engine.costs import reductions
from judge.engine.state import Obj
from judge.engine.values import amount
from judge.games.warhammer_invasion.model.board import CHAIN, ZONES, is_development
from judge.games.warhammer_invasion.model.cards import WiCard
from judge.games.warhammer_invasion.model.changes import CostsLess
from judge.games.warhammer_invasion.rules.cost import ICONS_ARE_IN_PLAY, loyalty_owed, price_after_reductions
from judge.games.warhammer_invasion.rules.number import not_below_zero

CAPITAL_SYMBOLS = 1


def price(context: Context, obj: Obj, x: int = 0) -> int:
    """What ``context.controller`` pays to play ``obj`` now, in resources."""
    card = obj.card
    assert isinstance(card, WiCard)
    less = total_reduction(context, context.controller, obj)
    loyalty: int = context.match.consult(loyalty_owed, card.loyalty, _symbols(context, card.race))
    lowered: int = context.match.consult(not_below_zero, card.cost - less)
    if less <= card.cost or lowered < 0:
        return lowered + loyalty + x
    owed: int = context.match.consult(price_after_reductions, card.cost, less, loyalty)
    return owed + x


def total_reduction(context: Context, player: str, card: Obj) -> int:
    """By how much all that ``player`` has lowers the cost of ``card``."""
    return sum(amount(applied.change.by, applied.context) for applied in reductions(context, CostsLess, player, card))


def _symbols(context: Context, race: str) -> int:
    """How many symbols of ``race`` the player has: one on a capital of that race, and the loyalty icons of his cards."""
    player = context.controller
    # A capital is one of the player's numbers, called by its race.
    found = CAPITAL_SYMBOLS if context.state.number(player, f"capital of {race}") else 0
    for obj in context.state.all():
        if obj.controller != player or obj.zone not in (*ZONES, CHAIN) or is_development(obj):
            continue
        if isinstance(obj.card, WiCard) and obj.card.race == race and obj.card.loyalty > 0:
            found += obj.card.loyalty if context.match.require(ICONS_ARE_IN_PLAY, obj.zone in ZONES) else 0
    return found
