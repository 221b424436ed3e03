"""Rat Ogres

Action: At the beginning of your turn, restore each Skaven unit.
"""

from __future__ import annotations

from judge.games.warhammer_invasion.dsl import (
    ANY,
    NOTHING,
    UNITS,
    YOURS,
    Has,
    RuledBy,
    Unit,
    YourTurnBegins,
    in_response,
    names,
    restore,
)

ruled = RuledBy("warhammer-invasion/cc-55-rat-ogres")

SKAVEN = UNITS & Has("traits", "Skaven")

RAT_OGRES = Unit(
    name="Rat Ogres", entry=ruled.entry, power=2, hp=3, traits=names("Skaven"),
    powers=(
        in_response(
            ruled(1, YourTurnBegins(), misread=None, belief="its action can be taken at any time"),
            NOTHING >> restore(SKAVEN & ruled((1, 2), ANY, misread=YOURS, belief="it restores only the Skaven of its own player")),
        ),
    ),
)  # fmt: skip
