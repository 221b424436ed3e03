"""Cosmic Order

Playable in the recovery phase only.

You may KO one of your stunned characters. If you do, every other player KOs one of his own stunned
characters.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    CHARACTERS,
    EACH_OPPONENT,
    IS_STUNNED,
    ON_RESOLUTION,
    ON_START,
    OPPONENTS,
    RECOVERY,
    YOURS,
    EachOf,
    InPhase,
    Link,
    May,
    Played,
    PlotTwist,
    RuledBy,
    Sequence,
    choice,
    ko,
)

ruled = RuledBy("heralds-of-galactus/cosmic-order")

_STUNNED = CHARACTERS & IS_STUNNED

_DECIDED = ruled(1, ON_RESOLUTION, misread=ON_START, belief="what you KO is decided as the card is played")

_KO_YOURS = ko(choice(_STUNNED & YOURS, when=_DECIDED, name="a stunned character of yours"))

COSMIC_ORDER = PlotTwist(
    name="Cosmic Order", cost=1, entry=ruled.entry,
    powers=(
        Played(
            only=(InPhase(RECOVERY),),
            effect=Sequence(
                ruled(1, May(_KO_YOURS, when=_DECIDED), misread=_KO_YOURS,
                    belief="whoever has played it KOs one of the own stunned characters, where there is one"),
                ruled(4, EachOf(EACH_OPPONENT, ko(choice(_STUNNED & YOURS, name="a stunned character of your own to KO"))),
                         misread=ko(choice(_STUNNED & OPPONENTS, name="an opponent's stunned character")),
                             belief="you pick for your opponents"),
                link=ruled(3, Link.IF_YOU_DO, misread=Link.AND, belief="your opponents KO theirs even if you KO none"))),
    ),
)  # fmt: skip
