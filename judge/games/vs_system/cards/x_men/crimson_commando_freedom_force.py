"""Crimson Commando, Freedom Force

Whenever Crimson Commando attacks a character and causes 3 or more breakthrough, you may put a +1 ATK / +1 DEF
counter on each of your characters.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    ANY,
    CHARACTERS,
    IS_STUNNED,
    PLUS_ONE,
    SELF,
    YOURS,
    AddCounter,
    CausesBreakthrough,
    Character,
    Each,
    May,
    RuledBy,
    names,
    whenever,
)

ruled = RuledBy("x-men/crimson-commando-freedom-force")

_EACH = (
    CHARACTERS
    & YOURS
    & ruled(1, ANY, misread=~SELF, belief="he strengthens the others, not himself")
    & ruled(2, ANY, misread=~IS_STUNNED, belief="stunned characters get no counter")
)

CRIMSON_COMMANDO = Character(
    name="Crimson Commando", version="Freedom Force", affiliations=names("Brotherhood"), traits=names("Physical"),
    entry=ruled.entry,
    powers=(whenever(CausesBreakthrough(SELF, least=3)) >> May(AddCounter(Each(_EACH), PLUS_ONE)),),
)  # fmt: skip
