"""601.3e A hidden character is no legal defender"""

from __future__ import annotations

from judge.games.vs_system.dsl import ATTACK_STEP, COMBAT
from judge.proving.tables.vs_system import VsTable, check, plain


@check("marvel-knights/601.3e")
def hidden_character_is_no_legal_defender(table: VsTable, sees_hidden: bool = False) -> None:
    """Alice's character can attack Bob's visible character, but not his hidden one; another, whose text says so, can attack both."""
    alice, bob = table.players
    keywords = ("can attack hidden",) if sees_hidden else ()
    attacker = alice.controls(plain("Attacker", keywords=keywords))
    hunter = alice.controls(plain("Hunter", keywords=("can attack hidden",)))
    visible, hidden = bob.controls(plain("Visible Character")), bob.controls(plain("Hidden Character"), hidden=True)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.can(table.attack(attacker, on=visible))
    alice.cannot(table.attack(attacker, on=hidden), only_because="vs/attack.hidden", point=1)
    alice.can(table.attack(hunter, on=hidden), point=2)
