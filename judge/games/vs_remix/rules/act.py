"""Rules about who may act, with what, and what it takes."""

from __future__ import annotations

from judge.games.vs_system.rules import act as vs

EVERYBODY_MAY_PLAY = vs.EVERYBODY_MAY_PLAY.citing(
    "remix-glossary/vehicle#22", "vs-remix-base/r5.1#1", "vs-remix-base/r6.4#1"
)

PLAYERS_ACT_AFTER_RESOLVING = vs.PLAYERS_ACT_AFTER_RESOLVING.citing("vs-remix-base/r6.4#1")

CARD_IS_PLAYABLE = vs.CARD_IS_PLAYABLE.citing("vs-remix-base/r4.3#3", "vs-remix-base/r4.8#1")

POWER_IS_USABLE = vs.POWER_IS_USABLE.citing("vs-remix-base/r5.3#3")

PAYS_IN_FULL = vs.PAYS_IN_FULL.citing(
    "vs-remix-base/r2.1#1",
    "vs-remix-base/r4.1#1",
    "vs-remix-base/r4.1#2",
    "vs-remix-base/r4.3#1",
    "vs-remix-base/r5.3#2",
)

ATTACKS_WITH_SOMEBODY = vs.ATTACKS_WITH_SOMEBODY.citing("vs-remix-base/r6.1#1")
