"""Time Gem, Infinity Gem

Unique

Whenever equipped character becomes stunned, you may put Time Gem back into its owner's hand.

Whenever any player plays a non-ongoing plot twist, Time Gem goes back to its owner's hand. If you return it
in that way, you discard a card and that plot twist's effect is negated.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    HOST,
    IT,
    ONGOING,
    PLOT_TWISTS,
    SELF,
    CardPlayed,
    Does,
    EffectsOnChain,
    Equipment,
    Link,
    May,
    Negate,
    On,
    RuledBy,
    Stunned,
    Whose,
    discard,
    names,
    to_hand,
    whenever,
)

ruled = RuledBy("heralds-of-galactus/time-gem-infinity-gem")

TIME_GEM = Equipment(
    name="Time Gem", version="Infinity Gem", cost=0, keywords=names("unique"), entry=ruled.entry,
    powers=(
        whenever(On(Stunned, subject=HOST)) >> May(to_hand(SELF)),
        whenever(Does(CardPlayed, subject=PLOT_TWISTS & ~ONGOING,
                    whose=ruled(3, Whose.EVERYONES, misread=Whose.OPPONENTS, belief="only an opponent's plot twist sets it off")))
        >> to_hand(SELF).if_done(
            discard().then(Negate(EffectsOnChain(kinds=("plot twist",), source=IT))),
            ruled(2, Link.IF_YOU_DO, misread=Link.AND, belief="the plot twist is negated even if Time Gem has left play")),
    ),
)  # fmt: skip
