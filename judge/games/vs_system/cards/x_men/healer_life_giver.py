"""Healer, Life Giver

Evasion

Each time another of your characters recovers, gain 1 endurance.

Pay 1 resource point >>> As this turn's recovery phase starts, recover target character you control. Once per turn.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    CHARACTERS,
    EVASION,
    RECOVERY,
    SELF,
    WRAP_UP,
    YOURS,
    Character,
    InPhase,
    On,
    Recovered,
    RuledBy,
    choice,
    gain,
    lasting,
    names,
    pay_points,
    recover,
    recover_later,
    start_of,
    target,
    whenever,
)

ruled = RuledBy("x-men/healer-life-giver")

OTHERS = (
    CHARACTERS & YOURS & ruled(3, ~SELF, misread=CHARACTERS, belief="Healer's own recovery gives endurance as well")
)

HEALER = Character(
    name="Healer", version="Life Giver", affiliations=names("Morlocks"), traits=names("Energy"), keywords=names(EVASION),
    entry=ruled.entry,
    powers=(
        whenever(ruled(2,
            ruled(3, On(Recovered, OTHERS), misread=On(Recovered, OTHERS, during=InPhase(RECOVERY)),
                belief="characters recover in the recovery phase: what an effect does before that doesn't count"),
            misread=On(Recovered, OTHERS, during=~InPhase(RECOVERY) | InPhase(RECOVERY, WRAP_UP)),
            belief="what Healer himself recovers as the phase starts doesn't set off his other power")) >> gain(1),
        (pay_points(1) >> ruled(1, recover_later(target(CHARACTERS & YOURS)),
            misread=lasting(whenever(start_of(RECOVERY)) >> recover(choice(CHARACTERS & YOURS))),
            belief="who recovers is chosen as the recovery phase starts")).usable(once_per_turn=True),
    ),
)  # fmt: skip
