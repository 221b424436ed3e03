"""Geraci Family Estate

Start of the recovery phase: replace Geraci Family Estate unless you discard a card.

Activate >>> Target Crime Lords defender of yours has reinforcement this attack.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    ACTIVATE,
    DEFENDING,
    NOTHING,
    RECOVERY,
    SELF,
    YOU,
    YOURS,
    HasReinforcement,
    Location,
    May,
    ReplaceResource,
    RuledBy,
    Unless,
    affiliated,
    discard,
    start_of,
    target,
    whenever,
)

ruled = RuledBy("marvel-knights/geraci-family-estate")

REPLACED = ReplaceResource(SELF)

GERACI_FAMILY_ESTATE = Location(
    name="Geraci Family Estate", cost=1, entry=ruled.entry,
    powers=(
        whenever(start_of(RECOVERY)) >> ruled(1,
            Unless(ruled(2, REPLACED, misread=NOTHING, belief="whoever discards nothing keeps the location all the same"), YOU,
                   ruled(1, May(discard()), misread=discard(), belief="whoever has a card in hand has to discard one")),
            misread=May(discard()).then(REPLACED), belief="the location is replaced whatever is discarded"),
        ACTIVATE >> HasReinforcement(target(DEFENDING & YOURS & affiliated("Crime Lords"), "Crime Lords defender of yours")),
    ),
)  # fmt: skip
