"""Rules about setting up."""

from __future__ import annotations

from judge.engine.rules import Rule, rule


@rule("vs/setup.mulligans-first", "heralds-of-galactus/kindred-spirits#2", misreading=lambda mulligans_to_come: True,
      belief="a player who is through with the own mulligan may play cards already")  # fmt: skip
def may_play(mulligans_to_come: int) -> bool:
    """Nobody can play anything until every player is through with all mulligans."""
    return mulligans_to_come == 0


STARTS_WITH_FIFTY = Rule(
    "vs/setup.endurance",
    "Each player starts the game with 50 endurance.",
    cites=("vs-system-base/a1.3#1",),
    belief="a player starts with 20, as in other card games",
    is_routine=True,
)

OPENING_HAND_IS_FOUR = Rule(
    "vs/setup.opening-hand",
    "An opening hand is four cards.",
    cites=("vs-system-base/a1.5#1",),
    belief="a player starts with seven cards",
    is_routine=True,
)

EVERYBODY_MAY_TAKE_ONE = Rule(
    "vs/setup.mulligan-for-all",
    "Each player may take a mulligan.",
    cites=("vs-system-base/a1.5#2",),
    belief="only the player without the initiative may take a mulligan",
    is_routine=True,
)

MULLIGAN_IS_ONE = Rule(
    "vs/setup.one-mulligan",
    "A player takes one mulligan at most.",
    cites=("vs-system-base/a1.5#2",),
    belief="a player may take another mulligan if the new hand is no better",
    is_routine=True,
)

MULLIGAN_GOES_UNDER = Rule(
    "vs/setup.mulligan-goes-under",
    "The cards of a mulligan go to the bottom of the deck.",
    cites=("vs-system-base/a1.5#2",),
    belief="the cards of a mulligan are shuffled into the deck",
    is_routine=True,
)

MULLIGAN_DRAWS_FOUR = Rule(
    "vs/setup.mulligan-draws",
    "A mulligan draws four new cards.",
    cites=("vs-system-base/a1.5#2",),
    belief="a mulligan costs a card: three are drawn for the four",
    is_routine=True,
)

MULLIGAN_TAKES_WHOLE_HAND = Rule(
    "vs/setup.whole-hand",
    "A mulligan replaces the whole opening hand.",
    cites=("vs-system-base/a1.5#3",),
    belief="in a mulligan a player replaces the cards that he doesn't like, and keeps the others",
    is_routine=True,
)

MULLIGAN_ORDER_IS_CHOSEN = Rule(
    "vs/setup.mulligan-order",
    "A player chooses the order in which the cards of his mulligan lie on the bottom of the deck.",
    cites=("vs-system-base/a1.5#4",),
    belief="the cards of a mulligan go to the bottom as they were drawn",
    is_routine=True,
)
