"""What playing a card costs now: loyalty symbols, reductions."""

from __future__ import annotations

from collections.abc import Iterator

from judge.engine.conditions import is_met
from judge.engine.context import Context
from judge.engine.state import Obj
from judge.engine.values import amount
from judge.games.warhammer_invasion.model.board import CHAIN, ZONES, is_development
from judge.games.warhammer_invasion.model.cards import WiCard
from judge.games.warhammer_invasion.model.changes import CostsLess
from judge.games.warhammer_invasion.rules.cost import ICONS_ARE_IN_PLAY, loyalty_owed, price_after_reductions
from judge.games.warhammer_invasion.rules.number import not_below_zero

CAPITAL_SYMBOLS = 1


def symbols(context: Context, player: str, race: str, capital: str) -> int:
    """How many symbols of ``race`` ``player`` has: one on a capital of that race, and the icons of his cards."""
    found = CAPITAL_SYMBOLS if capital == race else 0
    for obj in context.state.all():
        if obj.controller != player or obj.zone not in (*ZONES, CHAIN) or is_development(obj):
            continue
        card = obj.card
        if isinstance(card, WiCard) and card.race == race and card.loyalty > 0:
            found += card.loyalty if context.match.require(ICONS_ARE_IN_PLAY, obj.zone in ZONES) else 0
    return found


def reductions(context: Context, player: str, card: Obj) -> Iterator[int]:
    """By how much each reduction of ``player`` lowers the cost of ``card``."""
    for applied in context.view.effects_of(CostsLess):
        its, change = applied.context, applied.change
        if its.controller == player and is_met(applied.while_, its) and context.read(change.of).matches(its, card):
            yield amount(change.by, its)


def price(context: Context, player: str, obj: Obj, x: int = 0) -> int:
    """What ``player`` pays to play ``obj`` now, in resources; ``capital`` races are numbers of the player named by race."""
    card = obj.card
    assert isinstance(card, WiCard)
    less = sum(reductions(context, player, obj))
    capital = card.race if context.state.number(player, f"capital of {card.race}") else ""
    extra = context.match.consult(loyalty_owed, card.loyalty, symbols(context, player, card.race, capital))
    lowered = context.match.consult(not_below_zero, card.cost - less)
    if less <= card.cost or lowered < 0:
        return int(lowered + extra + x)
    return int(context.match.consult(price_after_reductions, card.cost, less, extra) + x)
