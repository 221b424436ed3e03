"""Rules about effects on the chain and the cards that carry them."""

from __future__ import annotations

from judge.engine.rules import Rule, misread, rule


@rule("vs/chain.targets", "vs-system-base/a6.8#1", "vs-system-base/a6.8#2",
      "x-men/unuscione-acolyte#3",
      misreading=lambda legal: True, belief="targets aren't looked at again",
      also=(misread("vs-system-base/a6.8#3", "vs-system-base/a6.8m#1", misreading=lambda legal: all(legal),
                    belief="one illegal target negates the whole effect"),))  # fmt: skip
def still_resolves(legal: tuple[bool, ...]) -> bool:
    """An effect all of whose targets have become illegal is negated."""
    return any(legal)


REVEALED_CARD_RETURNS_TO_HAND = Rule(
    "vs/chain.revealed-card-returns",
    "A card revealed onto the chain goes back to its owner's hand if its effect didn't put it into play.",
    cites=(
        "heralds-of-galactus/4.1-revealing-from-hand-as-cost#2",
        "heralds-of-galactus/4.1-revealing-from-hand-as-cost#3",
    ),
    belief="a revealed card that wasn't put into play is lost",
)


@rule("vs/chain.revealed-card-waits", "heralds-of-galactus/4.1-revealing-from-hand-as-cost#1",
      misreading=lambda is_shown, arrives: False, belief="a card that is only shown stays in hand meanwhile")  # fmt: skip
def waits_on_chain(is_shown: bool, arrives: bool) -> bool:
    """A card that is revealed from hand to pay for a power, and that this power puts into play, goes on the chain."""
    return is_shown and arrives


OWN_TRIGGERS_ARE_ORDERED = Rule(
    "vs/chain.own-order",
    "A player who controls several triggered effects adds them in the order that he likes.",
    cites=(
        "vs-system-base/a13.19#3",
        "vs-system-base/a6.4#2",
    ),
    belief="triggered effects go on the chain in the order in which their cards came into play",
    is_routine=True,
)

PRIMARY_PLAYERS_TRIGGERS_FIRST = Rule(
    "vs/chain.primary-players-first",
    "If several players control triggered effects, those of the primary player go on the chain first, so they resolve last.",
    cites=("vs-system-base/a6.4m",),
    belief="the primary player's triggered effects go on the chain last, so that they resolve first",
    is_routine=True,
)

GAME_BASED_USES_CHAIN = Rule(
    "vs/chain.game-based",
    "Power-ups and reinforcement are effects on the chain.",
    cites=("vs-system-base/a6.5#2",),
    belief="power-ups and reinforcement happen at once, and nobody can respond",
    is_routine=True,
)

NOBODY_ACTS_WHILE_RESOLVING = Rule(
    "vs/chain.resolves-as-one",
    "An effect resolves as one unit: nobody has priority before it is done.",
    cites=("vs-system-base/a6.7#1", "vs-system-base/a6.7#3"),
    belief="players can act once a choice of an effect that resolves is made, or between its sentences",
    is_routine=True,
)

EFFECT_STANDS_APART = Rule(
    "vs/chain.apart-from-source",
    "An effect on the chain resolves even if its source has left play or is stunned.",
    cites=("vs-system-base/a6.7#2",),
    belief="an effect on the chain is off when its source is gone or stunned",
    is_routine=True,
)

NEGATED_CARD_IS_LOST = Rule(
    "vs/chain.negated-card",
    "A card whose effect on the chain is negated goes to its owner's KO'd pile.",
    cites=("vs-system-base/a6.9#3",),
    belief="a card whose effect is negated goes back to its owner's hand",
    is_routine=True,
)

EPIC_IS_NOT_NEGATED = Rule(
    "vs/chain.epic",
    "A card can't negate the effect of a plot twist with the version Epic; the game rules can.",
    cites=("vs-system-base/a6.9#4",),
    belief="what a card says of effects that it negates holds for those of an Epic plot twist too",
)

EPIC_IS_NEGATED_BY_RULES = Rule(
    "vs/chain.epic-by-rules",
    "The game rules negate the effect of a plot twist with the version Epic as they do any other's.",
    cites=("vs-system-base/a6.9#4",),
    belief="nothing negates the effect of an Epic plot twist, not even that its targets are illegal",
)

LAST_RESOLVES_FIRST = Rule(
    "vs/chain.last-first",
    "The effect that was added last resolves first.",
    cites=("vs-system-base/a6.2#1",),
    belief="effects resolve in the order in which they were added",
    is_routine=True,
)

ONE_RESOLVES_AT_A_TIME = Rule(
    "vs/chain.one-at-a-time",
    "Only one effect resolves; then players can add more.",
    cites=("vs-system-base/a6.2#2",),
    belief="once all have passed, the whole chain resolves",
    is_routine=True,
)

PRIMARY_PLAYER_ACTS_NEXT = Rule(
    "vs/chain.primary-player-next",
    "After an effect has resolved or been negated, and after triggered effects have joined the chain, the primary player has priority.",
    cites=("vs-system-base/a6.3", "vs-system-base/a6.4#3", "vs-system-base/a6.3m#3"),
    belief="the other player acts first, since it is his turn to answer",
    is_routine=True,
)

TRIGGERED_USES_CHAIN = Rule(
    "vs/chain.triggered",
    "What has triggered goes on the chain, so players can act before it resolves.",
    cites=("x-men/blow-hard-windbag#1", "vs-system-base/a5.5#4"),
    belief="what triggers on an attack is done before anybody can act",
    is_routine=True,
)

TRIGGERED_COMES_BEFORE_PRIORITY = Rule(
    "vs/chain.triggered-first",
    "What has triggered goes on the chain just before a player would get priority.",
    cites=("vs-system-base/a6.4#1", "vs-system-base/a8.7#3"),
    belief="players may act before what has triggered goes on the chain",
    is_routine=True,
)
