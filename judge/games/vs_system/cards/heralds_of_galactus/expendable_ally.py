"""Expendable Ally

Negate target plot twist effect or payment effect that an opponent controls and that targets a character of
yours named Dr. Doom. That character has +5 ATK this turn.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    CHARACTERS,
    ON_RESOLUTION,
    ON_START,
    YOURS,
    Adds,
    AimedAtBy,
    EffectsOnChain,
    Negate,
    Played,
    PlotTwist,
    RuledBy,
    Whose,
    choice,
    named,
    target_effect,
    this_turn,
)

ruled = RuledBy("heralds-of-galactus/expendable-ally")

DOCTOR = "Dr. Doom"

DOOMS = CHARACTERS & YOURS & named(DOCTOR)

AIMED_AT_DOOM = target_effect(EffectsOnChain(
    whose=Whose.OPPONENTS, kinds=("plot twist", "payment"), aimed_at=DOOMS,
    only_at=ruled(1, False, misread=True, belief="Dr. Doom has to be the only target"),
))  # fmt: skip

EXPENDABLE_ALLY = PlotTwist(
    name="Expendable Ally", cost=3, entry=ruled.entry,
    powers=(Played(effect=Negate(AIMED_AT_DOOM).then(this_turn(
        ruled(2, choice(DOOMS & AimedAtBy(AIMED_AT_DOOM), when=ruled(3, ON_RESOLUTION, misread=ON_START,
            belief="who gets it is said as it is played"),
                        name="who gets +5 ATK"),
                 misread=DOOMS & AimedAtBy(AIMED_AT_DOOM), belief="each Dr. Doom that was targeted gets the ATK"),
        Adds("atk", 5)))),),
)  # fmt: skip
