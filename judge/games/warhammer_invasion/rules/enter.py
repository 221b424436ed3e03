"""Rules about entering play."""

from __future__ import annotations

from judge.engine.rules import Rule

UNIQUE_CARD_HAS_NO_TWIN = Rule(
    "wi/enter.unique",
    "A unique card can't enter play on the side of a player who has one of that name.",
    cites=(
        "warhammer-invasion/put-into-play#2",
        "warhammer-invasion/cs-75-rip-dere-eads-off#2",
        "warhammer-invasion/play#3",
        "warhammer-invasion-base/b2.5",
    ),
    belief="a card effect may put a second copy of a unique card into play",
)

TEXT_BOX_ALLOWS_IT = Rule(
    "wi/enter.text",
    "A card can't come where its own text box doesn't let it be.",
    cites=(
        "warhammer-invasion/put-into-play#3",
        "warhammer-invasion/cost#4",
        "warhammer-invasion/cs-75-rip-dere-eads-off#2",
        "warhammer-invasion/play#3",
        "warhammer-invasion-base/b8.4#1",
        "warhammer-invasion-base/b8.4#2",
    ),
    belief="a card effect gets around what the card's own text box forbids",
)

ZONE_BINDS_ENTERING_ALONE = Rule(
    "wi/enter.zone-later",
    "A card that can enter play in one zone only may be moved to another one by a card effect later.",
    cites=("warhammer-invasion-base/b8.4#3",),
    belief="a card that says 'Kingdom only' can never be in another zone",
    is_routine=True,
)

TURNING_UP_ENTERS_PLAY = Rule(
    "wi/enter.turned-up",
    "A development was in play before: turned face up it doesn't enter play.",
    cites=(
        "warhammer-invasion/cs-75-rip-dere-eads-off#1",
        "warhammer-invasion/faq-grimgor-rip-dere-eads-off#1",
        "warhammer-invasion/faq-grimgor-rip-dere-eads-off#2",
    ),
    belief="a development that is turned face up enters play as the unit that it is",
)

PUTTING_ENTERS_PLAY = Rule(
    "wi/enter.by-effect",
    "A card that an effect puts into play enters play just as one that is played.",
    cites=("warhammer-invasion/enters-play#2",),
    belief="only a card that is played enters play, not one that an effect puts there",
)

PLAYING_ENTERS_PLAY = Rule(
    "wi/enter.by-playing",
    "To play a card makes it enter play.",
    cites=("warhammer-invasion/enters-play#1",),
    belief="'enters play' speaks only of cards that an effect puts there",
)

ENTERS_PLAY_FROM_ANYWHERE = Rule(
    "wi/enter.from",
    "Cards enter play from hand, deck and discard pile.",
    cites=("warhammer-invasion/enters-play#3",),
    belief="only a card from the hand enters play",
)

ENTERING_CORRUPT_IS_NO_CHANGE = Rule(
    "wi/enter.corrupt",
    "A unit that enters play corrupt has not become corrupt.",
    cites=("warhammer-invasion-base/b7.12#1",),
    belief="a unit that enters play corrupt becomes corrupt as it does",
)

BOTH_PLAYERS_MAY_HAVE_ONE = Rule(
    "wi/enter.unique-each",
    "Both players may control a copy of one unique card.",
    cites=("warhammer-invasion-base/b2.5#3",),
    belief="of a unique card there is one on the whole table",
)

DISCARDED_COPY_IS_NO_BAR = Rule(
    "wi/enter.unique-discarded",
    "A copy of a unique card in the discard pile doesn't keep another one out.",
    cites=("warhammer-invasion-base/b2.5#4",),
    belief="a unique card that has been in play never comes again",
)

BURNING_ZONE_KEEPS_TEXT = Rule(
    "wi/enter.burning-text",
    "The abilities of the cards in a zone go on working while the zone burns.",
    cites=("warhammer-invasion/faq-burning-zone-functions#1",),
    belief="no ability works in a zone that burns",
)

DEVELOPMENT_HAS_NO_TEXT = Rule(
    "wi/enter.development-text",
    "A development has no text while it lies face down.",
    cites=("warhammer-invasion-base/b7.2#2",),
    belief="the text of a card works in the zone where it lies as a development",
)
