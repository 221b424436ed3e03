"""Haywire, Suicidal Lover

Reservist

Haywire has +1 ATK while equipped.

Haywire has +1 ATK while your hand is empty.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    ATTACHED_HERE,
    EQUIPMENT,
    IN_DECK,
    IN_HAND,
    OWNED,
    Adds,
    AtMost,
    Character,
    Count,
    Exists,
    RuledBy,
    Static,
    names,
)

ruled = RuledBy("heralds-of-galactus/haywire-suicidal-lover")

EQUIPPED = Exists(EQUIPMENT & ATTACHED_HERE)

HAND, DECK = Count(OWNED & IN_HAND), Count(OWNED & IN_DECK)

EMPTY_HANDED = AtMost(HAND, 0)

HAYWIRE = Character(
    name="Haywire", version="Suicidal Lover", cost=0, affiliations=names("Squadron Supreme"), atk=0, defense=1,
    keywords=names("range", "reservist"), entry=ruled.entry,
    powers=(
        Static(change=Adds("atk", 1), while_=EQUIPPED),
        Static(change=Adds("atk", 1), while_=ruled(4, EMPTY_HANDED, misread=EMPTY_HANDED & ~EQUIPPED,
            belief="only one of the two bonuses counts")),
    ),
)  # fmt: skip
