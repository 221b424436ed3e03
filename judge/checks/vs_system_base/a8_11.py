"""How hidden characters attack"""

from __future__ import annotations

from judge.games.vs_system.dsl import ATTACK_STEP, COMBAT, SUPPORT
from judge.proving.tables.vs_system import VsTable, check, plain


@check("vs-system-base/a8.11")
def hidden_characters_attack_by_the_same_rows(table: VsTable) -> None:
    """Alice's hidden characters may attack: in the front row without range, in the support row only with range."""
    alice, bob = table.players
    front = alice.controls(plain("Hidden in Front"), hidden=True)
    archer = alice.controls(plain("Hidden Archer", keywords=("range",)), row=SUPPORT, hidden=True)
    behind = alice.controls(plain("Hidden Behind"), row=SUPPORT, hidden=True)
    his = bob.controls(plain("His Character"))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.can(table.attack(front, on=his), point=(1, 2))
    alice.can(table.attack(archer, on=his), point=1)
    alice.cannot(table.attack(behind, on=his), only_because="vs/attack.range", point=3)
