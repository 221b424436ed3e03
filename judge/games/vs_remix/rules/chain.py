"""Rules about effects on the chain."""

from __future__ import annotations

from judge.games.vs_system.rules import chain as vs

LAST_RESOLVES_FIRST = vs.LAST_RESOLVES_FIRST.citing("vs-remix-base/r5.1#2")

TRIGGERED_USES_CHAIN = vs.TRIGGERED_USES_CHAIN.citing("vs-remix-base/r5.1#1", "vs-remix-base/r5.2#1")

waits_on_chain = vs.waits_on_chain.citing(
    "remix-glossary/terraform#1",
    "remix-glossary/substitute#1",
    sentence="A card that is revealed to pay for its power is just revealed: it stays in hand.",
    reading=lambda is_shown, arrives: False,
    misreading=lambda is_shown, arrives: is_shown and arrives,
    belief="the revealed card goes on the chain, as in Vs. System",
)
