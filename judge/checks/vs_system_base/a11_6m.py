"""How many equipment a character may have"""

from __future__ import annotations

from dataclasses import replace

from judge.games.vs_system.dsl import BUILD, RECRUIT_STEP, SELF, Adds, Equipment, Static
from judge.proving.tables.vs_system import VsTable, check, plain

CARRIER = replace(plain("Carrying Witness"), powers=(Static(change=Adds("equipment", 1), on=SELF),))


@check("vs-system-base/a11.6m")
def one_equipment_is_the_most(table: VsTable) -> None:
    """Alice recruits an equipment: her equipped character can't have it, unless a text allows that one more."""
    alice, _ = table.players
    alice.has_resources(3)
    laden, carrier = alice.controls(plain("Laden Character")), alice.controls(CARRIER)
    for n, bearer in enumerate((laden, carrier)):
        alice.controls(Equipment(name=f"Old Gear {n + 1}"), on=bearer)
    gear = alice.has_in_hand(Equipment(name="Gear Witness", cost=1))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(gear))
    table.resolve()
    alice.is_asked("equips", not_offers=(laden,), point=1)
    alice.is_asked("equips", offers=(carrier,))
    alice.chooses(carrier)
