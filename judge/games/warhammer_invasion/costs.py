"""What a card costs (base rules B2.2): printed cost, reductions, loyalty; what effects see of that."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from judge.engine.changes import Change
from judge.engine.conditions import holds
from judge.engine.rules import rule
from judge.engine.select import Selector
from judge.engine.sight import Sight
from judge.engine.state import Obj
from judge.engine.values import Amount, amount, said
from judge.games.warhammer_invasion.printed import WiCard
from judge.games.warhammer_invasion.scene import CHAIN, ZONES, is_development

CAPITAL_SYMBOLS = 1


@dataclass(frozen=True)
class CostsLess(Change):
    """The cost of the cards that ``of`` means is ``by`` lower for you."""

    of: Selector
    by: Amount

    def words(self) -> str:
        return f"{said(self.of)} cost {said(self.by)} less"


@rule("wi/number.not-below-zero", "warhammer-invasion/reduction#1", misreading=lambda number: number,
      believing="a number that is lowered can pass below zero")  # fmt: skip
def floored(number: int) -> int:
    """No effect lowers a number under zero."""
    return max(number, 0)


@rule("wi/cost.loyalty", "warhammer-invasion/loyalty#1", "warhammer-invasion:B2.2", misreading=lambda icons, symbols: 0,
      believing="loyalty only says which decks a card fits into and is never paid for")  # fmt: skip
def loyalty_part(icons: int, symbols: int) -> int:
    """On top of the cost come the loyalty icons, less one for each symbol of the race that the player has."""
    return max(icons - symbols, 0)


@rule("wi/cost.zero-stays", "warhammer-invasion/cost#2", misreading=lambda cost, less, loyalty: max(cost + loyalty - less, 0),
      believing="a reduction that finds no cost left takes its share off the loyalty")  # fmt: skip
def reduction_used(cost: int, less: int, loyalty: int) -> int:
    """A cost of 0 can't be reduced: what a reduction has left over is lost, and loyalty stays to be paid."""
    return cost - min(less, cost) + loyalty


@rule("wi/cost.symbols-in-play", "warhammer-invasion/faq-loyalty-icons-on-tactics#1", "warhammer-invasion/faq-loyalty-icons-on-tactics#2",
      misreading=lambda is_in_play: True, believing="a tactic that waits to resolve lends its loyalty icons")  # fmt: skip
def lends_icons(is_in_play: bool) -> bool:
    """Only loyalty icons on cards in play count."""
    return is_in_play


@rule("wi/cost.top-left", "warhammer-invasion/cost#1", misreading=lambda printed, less: max(printed - less, 0),
      believing="an effect that asks for a cost means what the player would have to pay for it just now")  # fmt: skip
def cost_printed(printed: int, less: int) -> int:
    """An effect that speaks of a cost means the number in the top left corner."""
    return printed


@rule("wi/cost.without-loyalty", "warhammer-invasion/cost#3", "warhammer-invasion/loyalty#2",
      misreading=lambda cost, loyalty: cost + loyalty,
      believing="loyalty is part of a card's cost for effects that look at it")  # fmt: skip
def cost_seen(cost: int, loyalty: int) -> int:
    """Loyalty is no part of the cost that effects look at."""
    return cost


def symbols(sight: Sight, player: str, race: str, capital: str) -> int:
    """How many symbols of ``race`` ``player`` has: one on a capital of that race, and the icons of his cards."""
    found = CAPITAL_SYMBOLS if capital == race else 0
    for obj in sight.state.all():
        if obj.controller != player or obj.zone not in (*ZONES, CHAIN) or is_development(obj):
            continue
        card = obj.card
        lends = isinstance(card, WiCard) and card.race == race and card.loyalty > 0
        if lends and sight.match.consult(lends_icons, obj.zone in ZONES):
            found += card.loyalty  # type: ignore[attr-defined]
    return found


def reductions(sight: Sight, player: str, card: Obj) -> Iterator[int]:
    """By how much each reduction of ``player`` lowers the cost of ``card``."""
    for power, source in sight.view.statics():
        change = sight.read(power.change)
        maker = sight.view.sight_of(source)
        if not isinstance(change, CostsLess) or source.controller != player or not holds(power.while_, maker):
            continue
        if sight.read(change.of).matches(maker, card):
            yield amount(change.by, maker)


def price(sight: Sight, player: str, obj: Obj, x: int = 0) -> int:
    """What ``player`` pays to play ``obj`` now, in resources; ``capital`` races are numbers of the player named by race."""
    card = obj.card
    assert isinstance(card, WiCard)
    less = sum(reductions(sight, player, obj))
    capital = card.race if sight.state.number(player, f"capital of {card.race}") else ""
    extra = sight.match.consult(loyalty_part, card.loyalty, symbols(sight, player, card.race, capital))
    lowered = sight.match.consult(floored, card.cost - less)
    if less <= card.cost or lowered < 0:
        return int(lowered + extra + x)
    return int(sight.match.consult(reduction_used, card.cost, less, extra) + x)
