"""Ultimate Nullifier

Instead of Ultimate Nullifier's recruit cost, you may discard a Heralds of Galactus character card.

Remove Ultimate Nullifier from the game >>> Negate target effect that an opponent controls. Usable only in the
combat phase.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    CHARACTER_CARDS,
    COMBAT,
    SELF,
    EffectsOnChain,
    Equipment,
    InPhase,
    Negate,
    Played,
    RuledBy,
    Whose,
    affiliated,
    discard,
    remove_from_game,
    target_effect,
)

ruled = RuledBy("heralds-of-galactus/ultimate-nullifier")

_KINDS = ruled(1,
    ruled(1,
        ruled(1,
            ruled(2, None, misread=("plot twist", "payment", "triggered", "recruit"),
                belief="a power-up or a reinforcement is no effect to be negated"),
            misread=("plot twist", "triggered"), belief="a payment effect has been paid for and can't be negated"),
        misread=("plot twist", "payment"), belief="a triggered effect, which nobody has played, can't be negated"),
    misread=("payment", "triggered"), belief="only payment and triggered effects can be negated")  # fmt: skip

_WHOSE = ruled(1, Whose.OPPONENTS, misread=Whose.EVERYONES, belief="an effect of one's own can be negated as well")

ULTIMATE_NULLIFIER = Equipment(
    name="Ultimate Nullifier", cost=2, entry=ruled.entry,
    powers=(
        Played(instead=discard(CHARACTER_CARDS & affiliated("Heralds of Galactus"))),
        (remove_from_game(SELF) >> Negate(target_effect(EffectsOnChain(_WHOSE, _KINDS)))).usable(InPhase(COMBAT)),
    ),
)  # fmt: skip
