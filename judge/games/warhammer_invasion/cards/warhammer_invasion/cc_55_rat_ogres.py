"""Rat Ogres

Action: At the beginning of your turn, restore each Skaven unit.
"""

from __future__ import annotations

from judge.games.warhammer_invasion.dsl import (
    ANY,
    IS_CORRUPT,
    NOTHING,
    UNITS,
    YOURS,
    Has,
    RuledBy,
    Unit,
    YourTurnBegins,
    choice,
    in_response,
    names,
    restore,
)

ruled = RuledBy("warhammer-invasion/cc-55-rat-ogres")

SKAVEN = ruled((1, 2), Has("traits", "Skaven"), misread=ANY, belief="it restores every corrupt unit, whatever its kind")
THEM = UNITS & SKAVEN & ruled((1, 2), ANY, misread=YOURS, belief="it restores only the Skaven of its own player")

RAT_OGRES = Unit(
    name="Rat Ogres", entry=ruled.entry, power=2, hp=3, traits=names("Skaven"),
    powers=(
        in_response(
            ruled(1, YourTurnBegins(), misread=None, belief="its action can be taken at any time"),
            NOTHING
            >> restore(ruled((1, 2), THEM, misread=choice(THEM & IS_CORRUPT), belief="it restores one unit, as the kingdom phase does")),
        ),
    ),
)  # fmt: skip
