"""Whether each team attacker must be able to attack alone"""

from __future__ import annotations

from judge.games.vs_system.dsl import ATTACK_STEP, COMBAT, FLIGHT, SUPPORT
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "vs-system-base/a8.6m"

OPEN = {f"{ENTRY}#2": "it says that an answer isn't known"}


@check(ENTRY)
def each_must_be_able_alone(table: VsTable) -> None:
    """Bob's character is protected. Of two Kree one has flight and one hasn't: only the one can attack it, and not the two together."""
    alice, bob = table.players
    flier = alice.controls(plain("Flier", affiliations=("Kree",), keywords=(FLIGHT,)))
    walker = alice.controls(plain("Walker", affiliations=("Kree",)))
    guard = bob.controls(plain("Guard"), column=0)
    guarded = bob.controls(plain("Protected Character"), row=SUPPORT, column=0)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.can(table.attack(flier, on=guarded))
    alice.can(table.attack(flier, walker, on=guard))
    alice.cannot(table.attack(flier, walker, on=guarded), only_because="vs/attack.protected", point=1)
