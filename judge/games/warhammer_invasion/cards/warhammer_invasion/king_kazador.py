"""King Kazador"""

from __future__ import annotations

from judge.engine.powers import Static
from judge.games.warhammer_invasion.model.cards import Unit, names
from judge.games.warhammer_invasion.model.changes import TargetTax
from judge.games.warhammer_invasion.model.keyword_names import ONE_HERO

KING_KAZADOR = Unit(
    name="King Kazador",
    race="Dwarf",
    traits=names("Hero"),
    keywords=names(ONE_HERO),
    power=4,
    hp=6,
    powers=(Static(change=TargetTax(3)),),
)
