"""Shatterax, Starforce

Reservist, Press (When you recruit this card, the next character you recruit this turn costs 1 less per press
card recruited by you this turn, minimum 1.)

At the start of the combat phase, each character that came into play on your side this turn gets +2 ATK for
the turn while in combat with a costlier character.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    ANY,
    CHARACTERS,
    COMBAT,
    COSTLIER,
    IN_COMBAT_WITH_IT,
    ON_RESOLUTION,
    ON_START,
    OPPONENTS,
    SELF,
    YOURS,
    Adds,
    CameIntoPlay,
    Character,
    Each,
    Exists,
    RuledBy,
    Static,
    lasting,
    names,
    start_of,
    this_turn,
    whenever,
)

ruled = RuledBy("heralds-of-galactus/shatterax-starforce")

_COSTLIER_FOES = CHARACTERS & IN_COMBAT_WITH_IT & COSTLIER

SHATTERAX = Character(
    name="Shatterax", version="Starforce", cost=5, affiliations=names("Kree"), atk=9, defense=8,
    keywords=names("flight", "range", "reservist", "press"), entry=ruled.entry,
    powers=(
        whenever(start_of(COMBAT)) >> ruled(1,
            this_turn(
                Each(CHARACTERS & CameIntoPlay() & ruled(2, ANY, misread=~SELF, belief="Shatterax helps only others")
                     & ruled(3, ANY, misread=YOURS, belief="only characters that you still control are affected"),
                     when=ruled(1, ON_RESOLUTION, misread=ON_START, belief="the characters are fixed as the power triggers")),
                Adds("atk", 2, when=Exists(_COSTLIER_FOES & ruled(4,
                    ANY, misread=OPPONENTS, belief="a character loses the bonus once it has turned against you")))),
            misread=lasting(Static(change=Adds("atk", 2, when=Exists(_COSTLIER_FOES)), on=CHARACTERS & CameIntoPlay())),
            belief="whoever comes into play later in the turn is affected, too"),
    ),
)  # fmt: skip
