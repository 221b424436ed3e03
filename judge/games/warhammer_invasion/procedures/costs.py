"""What playing a card costs now: loyalty, the symbols that answer for it, reductions."""

from __future__ import annotations

from judge.engine.context import Context
from judge.engine.costs import additions, reductions
from judge.engine.errors import NotExpressible
from judge.engine.state import Obj
from judge.engine.values import amount
from judge.games.warhammer_invasion.model.board import CHAIN, HAND, ZONES, is_development
from judge.games.warhammer_invasion.model.cards import WiCard
from judge.games.warhammer_invasion.model.changes import CostsLess
from judge.games.warhammer_invasion.rules.cost import (
    CAPITAL_GIVES_SYMBOL,
    CARDS_GIVE_ONE_SYMBOL,
    CARDS_IN_HAND_GIVE_NONE,
    ICONS_ARE_IN_PLAY,
    loyalty_owed,
    price_after_reductions,
)
from judge.games.warhammer_invasion.rules.number import not_below_zero

CAPITAL_SYMBOLS = 1


def price(context: Context, obj: Obj, x: int = 0) -> int:
    """What ``context.controller`` pays to play ``obj`` now, in resources."""
    card = obj.card
    assert isinstance(card, WiCard)
    less, more = total_reduction(context, context.controller, obj), additions(context, obj)
    if more and less > card.cost:
        raise NotExpressible(
            "no rule that is known says whether what makes a card dearer comes before what makes it cheaper"
        )
    loyalty: int = context.match.consult(loyalty_owed, card.loyalty, _symbols(context, card.race))
    lowered: int = context.match.consult(not_below_zero, card.cost - less)
    if less <= card.cost or lowered < 0:
        return lowered + more + loyalty + x
    owed: int = context.match.consult(price_after_reductions, card.cost, less, loyalty)
    return owed + x


def total_reduction(context: Context, player: str, card: Obj) -> int:
    """By how much all that ``player`` has lowers the cost of ``card``."""
    return sum(amount(applied.change.by, applied.context) for applied in reductions(context, CostsLess, player, card))


def _symbols(context: Context, race: str) -> int:
    """How many symbols of ``race`` the player has: one on a capital of that race, and one on each of his cards of it in play."""
    match = context.match
    player = context.controller
    # A capital is one of the player's numbers, called by its race.
    has_capital = bool(context.state.number(player, f"capital of {race}"))
    found = match.judge(CAPITAL_GIVES_SYMBOL, CAPITAL_SYMBOLS, misread=0) if has_capital else 0
    for obj in context.state.all():
        if obj.controller != player or not isinstance(obj.card, WiCard) or not race or obj.card.race != race:
            continue
        if obj.zone in ZONES and not is_development(obj):
            found += match.judge(CARDS_GIVE_ONE_SYMBOL, 1, misread=obj.card.loyalty)
        elif obj.zone == CHAIN:
            found += match.judge(ICONS_ARE_IN_PLAY, 0, misread=1)
        elif obj.zone == HAND:
            found += match.judge(CARDS_IN_HAND_GIVE_NONE, 0, misread=1)
    return found
