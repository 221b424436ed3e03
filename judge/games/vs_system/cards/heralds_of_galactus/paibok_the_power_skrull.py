"""Paibok, The Power Skrull

At the start of the combat phase, if Paibok has 3+ team affiliations, put a cosmic counter on him.

Cosmic: Your Skrull characters have +2 ATK while in combat with a character that has fewer team affiliations.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    CHARACTERS,
    COMBAT,
    COSMIC,
    IN_COMBAT_WITH_IT,
    SELF,
    YOURS,
    AddCounter,
    Adds,
    AtLeast,
    Character,
    Count,
    Exists,
    FewerThanBearer,
    If,
    RuledBy,
    Size,
    Static,
    Times,
    Triggered,
    affiliated,
    cosmic,
    names,
    start_of,
    whenever,
)

ruled = RuledBy("heralds-of-galactus/paibok-the-power-skrull")

_THREE = AtLeast(Size("affiliations", SELF), 3)

_POORER = IN_COMBAT_WITH_IT & FewerThanBearer("affiliations")

KREE, SKRULL = affiliated("Kree"), affiliated("Skrull")

PAIBOK = Character(
    name="Paibok", version="The Power Skrull", cost=5, affiliations=names("Skrull"), atk=9, defense=9,
    keywords=names("range", "cosmic"), entry=ruled.entry,
    powers=(
        ruled(1,
            Triggered(pattern=start_of(COMBAT), condition=_THREE, effect=AddCounter(SELF, COSMIC),
                      rechecked=ruled(2, True, misread=False, belief="the affiliations are counted only as the combat phase starts")),
            misread=whenever(start_of(COMBAT)) >> If(_THREE, AddCounter(SELF, COSMIC)),
            belief="the affiliations are counted only as the effect resolves"),
        *cosmic(Static(
            change=Adds("atk", ruled(3, 2, misread=Times(2, Count(_POORER)), belief="each opponent in the combat brings +2 of its own")),
            on=CHARACTERS & YOURS & SKRULL, while_=Exists(_POORER))),
    ),
)  # fmt: skip
