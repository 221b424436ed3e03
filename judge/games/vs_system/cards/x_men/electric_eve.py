"""Electric Eve"""

from __future__ import annotations

from judge.games.vs_system.dsl import EVASION, SELF, Character, On, PickPlayer, Recovered, Whose, lose, names, whenever

ELECTRIC_EVE = Character(
    name="Electric Eve", keywords=names(EVASION),
    powers=(whenever(On(Recovered, SELF)) >> lose(1, PickPlayer(Whose.OPPONENTS)),),
)  # fmt: skip
