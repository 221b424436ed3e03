"""Rules about leaving play."""

from __future__ import annotations

from judge.engine.rules import Rule

GOES_OUT_OF_PLAY = Rule(
    "wi/leave.play-only",
    "A card leaves play as it goes to a zone out of play, not as it changes zones in play.",
    cites=("warhammer-invasion/leaves-play#1", "warhammer-invasion/leaves-play#2", "warhammer-invasion/in-play#2"),
    belief="a card that leaves its zone leaves play",
)

LEAVES_PLAY_WHEREVER_IT_GOES = Rule(
    "wi/leave.anywhere",
    "Hand and deck are out of play as well as the discard pile.",
    cites=("warhammer-invasion/leaves-play#3",),
    belief="a card leaves play only on its way to the discard pile",
)

SEES_ITSELF_GO = Rule(
    "wi/leave.own-ability",
    "A card that has left play can still use an ability that concerns itself.",
    cites=(
        "warhammer-invasion/out-of-play#5",
        "warhammer-invasion-base/b4.6#2",
    ),
    belief="the text of a card ends with the card, whatever it speaks of",
    is_routine=True,
)

GOES_TO_OWNERS_ZONE = Rule(
    "wi/leave.owners-zone",
    "A card that goes out of play goes to the deck, the hand or the discard pile of its owner.",
    cites=("warhammer-invasion/out-of-play#2", "warhammer-invasion-base/b2.9#3"),
    belief="a card goes back to the player who controlled it",
)

COMES_BACK_AS_NEW_CARD = Rule(
    "wi/leave.new-card",
    "A card that has left play is a new card: nothing of what it was comes back with it.",
    cites=("warhammer-invasion/out-of-play#3",),
    belief="a unit that comes back into play is as hurt and as corrupt as it was when it left",
)

EFFECTS_LOSE_THE_CARD = Rule(
    "wi/leave.effects-end",
    "Effects that were connected to a card stop affecting it as it leaves play.",
    cites=("warhammer-invasion/out-of-play#4", "warhammer-invasion/out-of-play#5"),
    belief="an effect for the turn still affects a card that has left play and come back",
)
