"""601.3 Legality of a proposed defender"""

from __future__ import annotations

from judge.games.vs_system.dsl import ATTACK_STEP, COMBAT
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain


@check("marvel-knights/601.3")
def a_hidden_character_is_no_legal_defender(table: VsTable) -> None:
    """Alice can attack Bob's visible character, but not his hidden one; one that is stunned she can't attack either."""
    alice, bob = table.players
    hers = alice.controls(plain("Her Character"))
    shown, hidden = bob.controls(plain("Shown Character")), bob.controls(plain("Hidden Character"), hidden=True)
    down = bob.controls(plain("Beaten Character"), stunned=True)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.cannot(table.attack(hers, on=hidden), only_because="vs/attack.hidden", point=1)
    alice.cannot(
        table.attack(hers, on=down),
        only_because="vs/attack.defender-unstunned",
        point=control(1, "there are further conditions"),
    )
    alice.can(table.attack(hers, on=shown))
