"""Which characters may attack"""

from __future__ import annotations

from judge.games.vs_system.dsl import ATTACK_STEP, COMBAT, SUPPORT
from judge.proving.tables.vs_system import VsTable, check, plain


@check("vs-system-base/a8.2")
def only_who_is_ready_attacks(table: VsTable) -> None:
    """Of three characters in Alice's front row only the one that is neither exhausted nor stunned can attack, and none of Bob's."""
    alice, bob = table.players
    ready = alice.controls(plain("Ready Character"))
    tired = alice.controls(plain("Tired Character"), exhausted=True)
    down = alice.controls(plain("Beaten Character"), stunned=True)
    his, another = bob.controls(plain("His Character")), bob.controls(plain("His Other Character"))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.can(table.attack(ready, on=his))
    alice.cannot(table.attack(another, on=his), only_because="vs/attack.own", point=1)
    alice.cannot(table.attack(tired, on=his), only_because="vs/attack.ready", point=(1, 3))
    alice.cannot(table.attack(down, on=his), only_because="vs/attack.unstunned", point=1)


@check("vs-system-base/a8.2")
def support_row_needs_range(table: VsTable, has_range: bool = False) -> None:
    """Two characters stand in Alice's support row, behind empty positions: the one with range can attack, the other can't."""
    alice, bob = table.players
    archer = alice.controls(plain("Archer", keywords=("range",)), row=SUPPORT)
    other = alice.controls(plain("Other Character", keywords=("range",) if has_range else ()), row=SUPPORT)
    his = bob.controls(plain("His Character"))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.can(table.attack(archer, on=his))
    alice.cannot(table.attack(other, on=his), only_because="vs/attack.range", point=2)
