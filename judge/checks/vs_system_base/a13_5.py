"""What range does"""

from __future__ import annotations

from judge.games.vs_system.dsl import ATTACK_STEP, COMBAT, FLIGHT, FRONT, RANGE, SUPPORT
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "vs-system-base/a13.5"


@check(ENTRY)
def an_archer_attacks_from_either_row(table: VsTable) -> None:
    """Of Alice's characters with range one stands in the support row, one in the front row: either can attack."""
    alice, bob = table.players
    back, front = (alice.controls(plain(f"{row} Archer", keywords=(RANGE,)), row=row) for row in (SUPPORT, FRONT))
    other = alice.controls(plain("Other Character"), row=SUPPORT, column=3)
    his = bob.controls(plain("His Character"))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.can(table.attack(back, on=his), point=1)
    alice.can(table.attack(front, on=his), point=1)
    alice.cannot(
        table.attack(other, on=his), only_because="vs/attack.range", point=control(1, "it is range that lets it attack")
    )


@check(ENTRY)
def an_archer_is_stopped_by_a_protector(table: VsTable) -> None:
    """Bob's support row character is protected: Alice's character with range can attack the protector, and not who stands behind it."""
    alice, bob = table.players
    archer = alice.controls(plain("Archer", keywords=(RANGE,)), row=SUPPORT)
    guard = bob.controls(plain("Guard"), column=0)
    guarded = bob.controls(plain("Protected Character"), row=SUPPORT, column=0)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.cannot(table.attack(archer, on=guarded), only_because="vs/attack.protected", point=2)
    alice.can(table.attack(archer, on=guard))


@check(ENTRY, allowed={"row": (FRONT, SUPPORT)})
def flight_and_range_go_together(table: VsTable, row: str = SUPPORT) -> None:
    """Alice's character with flight and range attacks a protected character from the support row, as her other one does from the front."""
    alice, bob = table.players
    back, front = (
        alice.controls(plain(name, keywords=(FLIGHT, RANGE)), row=place)
        for name, place in (("Flying Archer", row), ("Other Flying Archer", FRONT))
    )
    bob.controls(plain("Guard"), column=0)
    guarded = bob.controls(plain("Protected Character"), row=SUPPORT, column=0)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.can(table.attack(back, on=guarded), point=3)
    alice.can(table.attack(front, on=guarded), point=3)
