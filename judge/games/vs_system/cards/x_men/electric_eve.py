"""Electric Eve"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    EVASION,
    RECOVERY,
    SELF,
    Character,
    InPhase,
    On,
    PickPlayer,
    Recovered,
    RuledBy,
    Whose,
    lose,
    names,
    whenever,
)

ruled = RuledBy("x-men/4.1-whenever-a-character-recovers")

_SHE_RECOVERS = ruled(1, On(Recovered, SELF), misread=On(Recovered, SELF, during=InPhase(RECOVERY)),
    belief="only what recovers in the recovery phase counts")  # fmt: skip

ELECTRIC_EVE = Character(
    name="Electric Eve", keywords=names(EVASION),
    powers=(whenever(_SHE_RECOVERS) >> lose(1, PickPlayer(Whose.OPPONENTS)),),
)  # fmt: skip
