"""Rules about who may act when, and with what."""

from __future__ import annotations

from judge.engine.rules import Rule

HAS_PRIORITY = Rule(
    "wi/act.turn",
    "In a window the players act in turns.",
    cites=("warhammer-invasion-base/b4.1",),
    belief="one may act at any time",
)

CARD_IS_PLAYABLE = Rule(
    "wi/act.card",
    "A card is played from its owner's hand.",
    cites=("warhammer-invasion-base/b2.1",),
    belief="a card can be played from anywhere",
)

ABILITY_IS_USABLE = Rule(
    "wi/act.ability",
    "An ability is used by the controller of its card, where it works.",
    cites=("warhammer-invasion-base/b4.5",),
    belief="an ability can be used wherever its card is",
)

PAYS_IN_FULL = Rule(
    "wi/act.pay",
    "A cost is paid in full or not at all.",
    cites=("warhammer-invasion-base/b4.2",),
    belief="a cost may be paid in part",
)

IS_TIME_TO_PLAY = Rule(
    "wi/act.capital-phase",
    "Units, supports and quests are played in one's own capital phase, and never as a response.",
    cites=("warhammer-invasion-base/b3.4",),
    belief="units may be played at any time",
)
