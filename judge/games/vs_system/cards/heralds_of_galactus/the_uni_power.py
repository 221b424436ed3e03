"""The Uni-Power

Target character of yours has flight and range and can attack hidden characters this turn. When it attacks for
the first time this turn, power-up that character.
"""

from __future__ import annotations

from dataclasses import replace

from judge.games.vs_system.dsl import (
    ATTACKING,
    CHARACTERS,
    YOURS,
    AtMost,
    BecameAttacker,
    CountEvents,
    Exists,
    Gains,
    If,
    On,
    Picked,
    Played,
    PlotTwist,
    RuledBy,
    lasting,
    power_up,
    target,
    this_turn,
    whenever,
)

ruled = RuledBy("heralds-of-galactus/the-uni-power")

_HOST_OF_POWER = target(CHARACTERS & YOURS)

_ITS_ATTACKS = On(BecameAttacker, subject=Picked(_HOST_OF_POWER))

_POWER_UP = power_up(Picked(_HOST_OF_POWER))

_AT_FIRST_ATTACK = lasting(ruled(1,
    whenever(_ITS_ATTACKS, if_=AtMost(CountEvents(_ITS_ATTACKS), 1)) >> _POWER_UP,
    misread=replace(whenever(_ITS_ATTACKS) >> _POWER_UP, once_per_turn=True),
    belief="a character that attacks already is powered up at its next attack"))  # fmt: skip

THE_UNI_POWER = PlotTwist(
    name="The Uni-Power", cost=2, entry=ruled.entry,
    powers=(
        Played(effect=this_turn(
            _HOST_OF_POWER, *(Gains("keywords", word) for word in ("flight", "range", "can attack hidden")),
        ).then(ruled(1,
            _AT_FIRST_ATTACK, misread=If(Exists(Picked(_HOST_OF_POWER) & ATTACKING), _POWER_UP, _AT_FIRST_ATTACK),
            belief="a character that attacks already is powered up at once"))),
    ),
)  # fmt: skip
