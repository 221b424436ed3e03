"""The Alley

Each time one of your Morlocks characters recovers, target opponent loses 1 endurance.
Activate >>> This turn, in the combat phase, effects of your opponents can't KO stunned characters you control.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    ACTIVATE,
    CHARACTERS,
    COMBAT,
    IS_STUNNED,
    OPPONENTS,
    PLOT_TWISTS,
    YOURS,
    Bans,
    Causes,
    EffectsOnChain,
    InPhase,
    Location,
    Negate,
    On,
    Payment,
    PickPlayer,
    Recovered,
    RuledBy,
    Static,
    Whose,
    affiliated,
    lasting,
    lose,
    whenever,
)

ruled = RuledBy("x-men/the-alley")

_STUNNED = CHARACTERS & YOURS & IS_STUNNED

_IN_COMBAT = InPhase(COMBAT)

_SHIELD = lasting(
    Static(change=Bans("KO", causes=Causes(("effect",), Whose.OPPONENTS)), on=_STUNNED, while_=_IN_COMBAT),
    ruled(1, "turn", misread=None, belief="your stunned characters are safe in the combat phases of later turns, too"),
)

_GAG = lasting(Static(change=Bans("play"), on=PLOT_TWISTS & OPPONENTS, while_=_IN_COMBAT))

THE_ALLEY = Location(
    name="The Alley", entry=ruled.entry,
    powers=(
        whenever(On(Recovered, subject=CHARACTERS & YOURS & affiliated("Morlocks"))) >> lose(1, PickPlayer(Whose.OPPONENTS)),
        Payment(
            cost=ruled(2,
                ACTIVATE, misread=ACTIVATE.then(_SHIELD), belief="your stunned characters are safe as soon as The Alley is activated"),
            effect=ruled(1,
                ruled(1,
                    _SHIELD, misread=Negate(EffectsOnChain(Whose.OPPONENTS)),
                    belief="only what is on the chain already fails: a KO effect that is played later works"),
                misread=_GAG, belief="opponents can't play what would KO them, and what is on the chain already KOs them still"),
        ),
    ),
)  # fmt: skip
