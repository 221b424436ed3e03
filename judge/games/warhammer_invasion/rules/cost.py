"""Rules about costs and loyalty."""

from __future__ import annotations

from judge.engine.rules import Rule, misread, rule


@rule("wi/cost.loyalty", "warhammer-invasion/loyalty#1", "warhammer-invasion/play#2", "warhammer-invasion-base/b2.2#1",
      misreading=lambda icons, symbols: 0, belief="loyalty only says which decks a card fits into and is never paid for",
      also=(misread("warhammer-invasion-base/b2.2#2", misreading=lambda icons, symbols: icons,
                    belief="loyalty is paid in full whatever symbols the player has"),
            misread("warhammer-invasion-base/b2.2#4", misreading=lambda icons, symbols: icons - symbols,
                    belief="surplus symbols make a card cheaper than its printed cost")))  # fmt: skip
def loyalty_owed(icons: int, symbols: int) -> int:
    """On top of the cost come the loyalty icons, less one for each symbol of the race that the player has."""
    return max(icons - symbols, 0)


@rule("wi/cost.zero-stays", "warhammer-invasion/cost#2", misreading=lambda cost, less, loyalty: max(cost + loyalty - less, 0),
      belief="a reduction that finds no cost left takes its share off the loyalty")  # fmt: skip
def price_after_reductions(cost: int, less: int, loyalty: int) -> int:
    """A cost of 0 can't be reduced: what a reduction has left over is lost, and loyalty stays to be paid."""
    return cost - min(less, cost) + loyalty


ICONS_ARE_IN_PLAY = Rule(
    "wi/cost.symbols-in-play",
    "Only cards in play count for loyalty: a tactic is in play at no time.",
    cites=("warhammer-invasion/faq-loyalty-icons-on-tactics#1", "warhammer-invasion/faq-loyalty-icons-on-tactics#2"),
    belief="a tactic that waits to resolve makes another one of its race cheaper",
)

COST_IS_AS_PRINTED = Rule(
    "wi/cost.top-left",
    "An effect that speaks of a cost means the number in the top left corner.",
    cites=("warhammer-invasion/cost#1", "warhammer-invasion-base/b2.2#5"),
    belief="an effect that asks for a cost means what the player would have to pay for it just now",
)

COST_IS_WITHOUT_LOYALTY = Rule(
    "wi/cost.without-loyalty",
    "Loyalty is no part of the cost that effects look at.",
    cites=("warhammer-invasion/cost#3", "warhammer-invasion/loyalty#2", "warhammer-invasion-base/b2.2#5"),
    belief="loyalty is part of a card's cost for effects that look at it",
)

CAPITAL_GIVES_SYMBOL = Rule(
    "wi/cost.capital",
    "The capital board provides one symbol of its race.",
    cites=("warhammer-invasion-base/b2.2#3",),
    belief="only cards provide symbols",
)

CARDS_GIVE_ONE_SYMBOL = Rule(
    "wi/cost.one-symbol",
    "Each card of a race in play provides one symbol, however many loyalty icons it has.",
    cites=("warhammer-invasion-base/b2.2#6",),
    belief="a card in play provides as many symbols as it has loyalty icons",
)

CARDS_IN_HAND_GIVE_NONE = Rule(
    "wi/cost.hand",
    "A card in hand provides no symbol.",
    cites=("warhammer-invasion-base/b2.2#6",),
    belief="the cards in hand provide symbols too",
)
