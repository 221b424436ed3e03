"""Starforce Strike

Target defender of yours gets +2 ATK this attack. If that's a Kree character, as this turn's recovery phase
starts you may put it back into its owner's hand.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    ANY,
    CHARACTERS,
    DEFENDING,
    IS_STUNNED,
    ON_RESOLUTION,
    ON_START,
    RECOVERY,
    YOURS,
    Adds,
    Exists,
    If,
    May,
    Picked,
    Played,
    PlotTwist,
    RuledBy,
    affiliated,
    lasting,
    start_of,
    target,
    this_attack,
    to_hand,
    whenever,
)

ruled = RuledBy("heralds-of-galactus/starforce-strike")

_HERO = target(CHARACTERS & YOURS & DEFENDING, "a defender of yours")

KREE, SKRULL = affiliated("Kree"), affiliated("Skrull")

_HERO_IS_KREE = Exists(Picked(_HERO) & KREE)

_HOME = to_hand(Picked(_HERO) & ruled(2, ANY, misread=~IS_STUNNED, belief="a stunned character stays where it is"))

_LATER = "the affiliation is looked at as the recovery phase starts"

STARFORCE_STRIKE = PlotTwist(
    name="Starforce Strike", cost=3, entry=ruled.entry,
    powers=(
        Played(effect=this_attack(_HERO, Adds("atk", 2)).then(If(
            ruled(3, _HERO_IS_KREE, misread=None, belief=_LATER),
            lasting(whenever(start_of(RECOVERY), if_=ruled(3, None, misread=_HERO_IS_KREE, belief=_LATER)) >> ruled(1,
                May(_HOME, when=ruled(1, ON_RESOLUTION, misread=ON_START, belief="it is decided as the effect joins the chain")),
                misread=_HOME, belief="the character has to go back to hand")),
        ))),
    ),
)  # fmt: skip
