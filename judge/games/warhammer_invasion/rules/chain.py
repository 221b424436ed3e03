"""Rules about the order in which effects resolve."""

from __future__ import annotations

from judge.engine.rules import Rule, rule


@rule("wi/chain.last-first", "warhammer-invasion/illegal-target#8", "warhammer-invasion-base/b4.2", misreading=lambda length: 0,
      belief="what was played first resolves first")  # fmt: skip
def resolves_next(length: int) -> int:
    """An action played in response resolves earlier than what it answers, and completely."""
    return length - 1


WHOLE_CHAIN_RESOLVES = Rule(
    "wi/chain.whole",
    "When both have passed the whole chain resolves, and nobody adds an action in between.",
    cites=("warhammer-invasion-base/b4.2#4", "warhammer-invasion-base/b4.2#5"),
    belief="after each action of the chain the players may act again",
    is_routine=True,
)

EFFECT_OUTLIVES_SOURCE = Rule(
    "wi/chain.outlives",
    "An action resolves even if the card that it comes from has left play.",
    cites=("warhammer-invasion-base/b4.3#1",),
    belief="an action does nothing once its card is gone",
)

CARD_WAITS_TO_ENTER = Rule(
    "wi/chain.card-waits",
    "A card that is being played enters play after the responses have resolved.",
    cites=("warhammer-invasion-base/b4.10#2",),
    belief="a card is in play as soon as it has been paid for",
    is_routine=True,
)

TACTIC_IS_DISCARDED_LAST = Rule(
    "wi/chain.tactic-discarded",
    "A tactic goes to the discard pile after it resolves.",
    cites=("warhammer-invasion-base/b2.1#3",),
    belief="a tactic goes to the discard pile as it is played",
    is_routine=True,
)

FORCED_EFFECT_IS_IMMEDIATE = Rule(
    "wi/chain.forced",
    "A forced effect happens at once when its condition occurs, and nobody can respond to it.",
    cites=(
        "warhammer-invasion/errata-general#2",
        "warhammer-invasion/phase-4-battlefield#9",
        "warhammer-invasion-base/b4.4#1",
        "warhammer-invasion-base/b4.4#2",
        "warhammer-invasion-base/b4.4#5",
    ),
    belief="a forced effect waits on the chain, and players may respond to it",
    is_routine=True,
)

COST_STAYS_PAID = Rule(
    "wi/chain.stays-paid",
    "A card sacrificed as a cost doesn't come back if the action is cancelled.",
    cites=("warhammer-invasion-base/b7.13#2",),
    belief="who sees his action cancelled gets back what he has paid for it",
)

ACTIVE_PLAYERS_EFFECTS_FIRST = Rule(
    "wi/chain.active-first",
    "Of several forced effects of one event those of the active player happen first.",
    cites=("warhammer-invasion-base/b4.4#7",),
    belief="the forced effects of the active player's opponent happen first",
)

PLAYER_ORDERS_HIS_EFFECTS = Rule(
    "wi/chain.own-order",
    "A player resolves his forced effects of one event in any order.",
    cites=("warhammer-invasion-base/b4.4#7",),
    belief="forced effects happen in the order in which their cards came into play",
)
