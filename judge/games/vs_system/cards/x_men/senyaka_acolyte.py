"""Senyaka, Acolyte

Reservist
For each non-Army character you recruit out of your resource row, 2 endurance is lost by target opponent.
Boost 1: Per face-down resource you control, +1 ATK for Senyaka.
"""

from __future__ import annotations

from dataclasses import replace

from judge.games.vs_system.dsl import (
    ARMY,
    CHAIN,
    CHARACTER_CARDS,
    IN_PLAY,
    IN_RESOURCE_ROW,
    IS_FACE_DOWN,
    RESERVIST,
    SELF,
    YOURS,
    Adds,
    Character,
    Count,
    Has,
    OnMove,
    PickPlayer,
    RuledBy,
    Static,
    Whose,
    boost,
    comes_into_play,
    lose,
    names,
    this_turn,
    whenever,
)

ruled = RuledBy("x-men/senyaka-acolyte")

_BONUS = Adds("atk", Count(IN_RESOURCE_ROW & IS_FACE_DOWN & YOURS))

_OUT_OF_THE_ROW = OnMove(subject=IN_RESOURCE_ROW & YOURS & CHARACTER_CARDS & ~Has("versions", ARMY), to=CHAIN)

SENYAKA = Character(
    name="Senyaka", version="Acolyte", affiliations=names("Brotherhood"), traits=names("Energy"), keywords=names(RESERVIST),
    boost=1, entry=ruled.entry,
    powers=(
        replace(
            whenever(_OUT_OF_THE_ROW) >> lose(2, PickPlayer(Whose.OPPONENTS)),
            where=ruled(1, None, misread=IN_PLAY, belief="his power triggers on his own recruit out of the resource row")),
        ruled(2,
            *boost(Static(change=_BONUS, on=SELF)),
            misread=boost(whenever(comes_into_play(SELF)) >> this_turn(SELF, _BONUS))[0],
            belief="the bonus of his boost is counted once, as he comes into play"),
    ),
)  # fmt: skip
