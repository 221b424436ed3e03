"""King Kazador"""

from __future__ import annotations

from judge.games.warhammer_invasion.dsl import ONE_HERO, Static, TargetTax, Unit, names

KING_KAZADOR = Unit(
    name="King Kazador",
    race="Dwarf",
    traits=names("Hero"),
    keywords=names(ONE_HERO),
    power=4,
    hp=6,
    powers=(Static(change=TargetTax(3)),),
)
