"""Leech, Inhibitor

Evasion

Each time Leech becomes stunned, you may discard a card; if you do, target payment effect of a character is negated.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    ANY,
    CHARACTERS,
    EVASION,
    PAYMENT,
    SELF,
    Character,
    EffectsOnChain,
    May,
    Negate,
    On,
    PickEffect,
    RuledBy,
    Stunned,
    discard,
    names,
    target_effect,
    whenever,
)

ruled = RuledBy("x-men/leech-inhibitor")

PAID_BY_CHARACTERS = EffectsOnChain(kinds=(PAYMENT,), source=ruled(3,
    CHARACTERS, misread=ANY, belief="any payment effect can be its target, that of a location as well"))  # fmt: skip

LEECH = Character(
    name="Leech", version="Inhibitor", affiliations=names("Morlocks"), traits=names("Energy"), keywords=names(EVASION),
    entry=ruled.entry,
    powers=(
        whenever(On(Stunned, SELF)) >> May(discard()).if_done(Negate(ruled((2, 3), target_effect(PAID_BY_CHARACTERS),
            misread=PickEffect(PAID_BY_CHARACTERS),
            belief="the payment effect is chosen only after the discard, so the effect goes on the chain without one"))),
    ),
)  # fmt: skip
