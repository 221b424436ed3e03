"""Backs Against the Wall

Play only if you control a Morlocks defender.
If at least two of your characters have become stunned this attack, remove all attackers from it.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    ATTACKING,
    CHARACTERS,
    DEFENDING,
    EVASION,
    ON_RESOLUTION,
    ON_START,
    THIS_ATTACK,
    THIS_TURN,
    YOURS,
    AtLeast,
    Count,
    Each,
    Exists,
    HappenedTo,
    If,
    On,
    Played,
    PlotTwist,
    RuledBy,
    Stunned,
    affiliated,
    keyworded,
    leave_attack,
)

ruled = RuledBy("x-men/backs-against-the-wall")

_WHO_BECAME_STUNNED = ruled(3,
    ruled(4,
        On(Stunned), misread=On(Stunned, subject=~DEFENDING, seen="before"), belief="the defender itself isn't counted"),
    misread=On(Stunned, subject=DEFENDING, seen="before"), belief="only characters that were in the attack are counted")  # fmt: skip

_STUNNED_THIS_ATTACK = HappenedTo(_WHO_BECAME_STUNNED, ruled(1,
    THIS_ATTACK, misread=THIS_TURN, belief="characters that became stunned earlier this turn count as well"))  # fmt: skip

_YOUR_DEFENDER = DEFENDING & YOURS & affiliated("Morlocks")

_STUNNED = Count(CHARACTERS & YOURS & _STUNNED_THIS_ATTACK, ruled((1, 4),
    ON_RESOLUTION, misread=ON_START, belief="the characters are counted as the card is played"))  # fmt: skip

BACKS_AGAINST_THE_WALL = PlotTwist(
    name="Backs Against the Wall", entry=ruled.entry,
    powers=(
        Played(
            only=(Exists(ruled(2,
                _YOUR_DEFENDER, misread=_YOUR_DEFENDER & keyworded(EVASION), belief="the defender has to have evasion")),),
            effect=If(AtLeast(_STUNNED, 2), leave_attack(Each(ATTACKING)))),
    ),
)  # fmt: skip
