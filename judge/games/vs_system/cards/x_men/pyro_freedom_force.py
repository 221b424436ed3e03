"""Pyro, Freedom Force"""

from __future__ import annotations

from judge.games.vs_system.dsl import SELF, CausesBreakthrough, Character, PickPlayer, Whose, lose, names, whenever

PYRO = Character(
    name="Pyro", version="Freedom Force", affiliations=names("Brotherhood"),
    powers=(whenever(CausesBreakthrough(SELF, least=3)) >> lose(3, PickPlayer(Whose.OPPONENTS)),),
)  # fmt: skip
