"""I Hunger

Playable only with a Heralds of Galactus character under your control.

If stun endurance loss would hit an opponent this turn, you gain the same amount of endurance instead.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    CHARACTERS,
    OPPONENTS,
    YOURS,
    Does,
    Exists,
    ItsNumber,
    On,
    Played,
    PlotTwist,
    Replacement,
    RuledBy,
    StunLoss,
    Stunned,
    ThatMuch,
    Whose,
    affiliated,
    gain,
    lasting,
)

ruled = RuledBy("heralds-of-galactus/i-hunger")

GAIN_INSTEAD = Replacement(
    pattern=Does(StunLoss, whose=Whose.OPPONENTS),
    instead=gain(ThatMuch()),
    first_each=ruled(1, None, misread="turn", belief="only the first loss of the turn is replaced"),
)

GAIN_INSTEAD_OF_STUN = Replacement(pattern=On(Stunned, CHARACTERS & OPPONENTS), instead=gain(ItsNumber("cost")))

I_HUNGER = PlotTwist(
    name="I Hunger", cost=4, entry=ruled.entry,
    powers=(
        Played(
            only=(Exists(CHARACTERS & YOURS & affiliated("Heralds of Galactus")),),
            effect=lasting(ruled(2, GAIN_INSTEAD, misread=GAIN_INSTEAD_OF_STUN,
                belief="the character isn't stunned: you gain endurance instead")),
        ),
    ),
)  # fmt: skip
