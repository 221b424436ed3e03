"""What may be restored: FAQ 1.0 and later"""

from __future__ import annotations

from judge.games.warhammer_invasion.dsl import BEGINNING
from judge.proving.pieces import control
from judge.proving.tables.warhammer_invasion import WiTable, check, support, unit

ENTRY = "warhammer-invasion-base/b9.2"

OPEN = {f"{ENTRY}#2": "A rule of later sources: the engine follows FAQ 1.0."}


@check(ENTRY)
def a_unit_may_be_restored(table: WiTable) -> None:
    """Alice has a corrupt unit and a corrupt support: in her kingdom phase she may restore the unit, or nothing, and not the support."""
    alice, _ = table.players
    raider, tower = alice.controls(unit("Raider"), corrupt=True), alice.controls(support("Tower"), corrupt=True)
    table.begin(BEGINNING)
    table.all_pass()
    alice.is_asked("which corrupt unit is restored", not_offers=(tower,), point=1)
    alice.is_asked("which corrupt unit is restored", optional=True, point=1)
    alice.chooses(raider)
    table.is_(raider, "corrupt", expected=False, point=control(1, "the unit is restored"))
