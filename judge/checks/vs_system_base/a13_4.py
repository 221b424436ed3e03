"""What flight does"""

from __future__ import annotations

from judge.games.vs_system.dsl import ATTACK_STEP, COMBAT, FLIGHT, SUPPORT
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "vs-system-base/a13.4"


@check(ENTRY)
def a_flier_attacks_the_protected(table: VsTable) -> None:
    """Bob's support row character is protected: Alice's character with flight can attack it, one without can't."""
    alice, bob = table.players
    flier, walker = alice.controls(plain("Flier", keywords=(FLIGHT,))), alice.controls(plain("Walker"))
    bob.controls(plain("Guard"), column=0)
    guarded = bob.controls(plain("Protected Character"), row=SUPPORT, column=0)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.can(table.attack(flier, on=guarded), point=1)
    alice.cannot(table.attack(walker, on=guarded), only_because="vs/attack.protected", point=1)


@check(ENTRY)
def a_flier_stays_in_its_row(table: VsTable) -> None:
    """Alice's character with flight and without range stands in the support row: it can't attack, whomever Bob has."""
    alice, bob = table.players
    flier = alice.controls(plain("Flier", keywords=(FLIGHT,)), row=SUPPORT)
    his = bob.controls(plain("His Character"))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.cannot(table.attack(flier, on=his), only_because="vs/attack.range", point=2)


@check(ENTRY)
def a_flier_finds_nobody_hidden(table: VsTable) -> None:
    """Alice's character with flight can attack Bob's visible character, and not his hidden one."""
    alice, bob = table.players
    flier = alice.controls(plain("Flier", keywords=(FLIGHT,)))
    seen, hidden = bob.controls(plain("Seen Character")), bob.controls(plain("Hidden Character"), hidden=True)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.can(table.attack(flier, on=seen))
    alice.cannot(table.attack(flier, on=hidden), only_because="vs/attack.hidden", point=3)


@check(ENTRY)
def a_flier_has_its_place_in_the_formation(table: VsTable) -> None:
    """In Bob's first column a flier stands before another character, in his second one behind: each protected one can't be attacked."""
    alice, bob = table.players
    hers = alice.controls(plain("Attacker"))
    bob.controls(plain("Flying Guard", keywords=(FLIGHT,)), column=0)
    guarded = bob.controls(plain("Guarded Character"), row=SUPPORT, column=0)
    bob.controls(plain("Guard"), column=1)
    flier = bob.controls(plain("Guarded Flier", keywords=(FLIGHT,)), row=SUPPORT, column=1)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.cannot(table.attack(hers, on=guarded), only_because="vs/attack.protected", point=4)
    alice.cannot(table.attack(hers, on=flier), only_because="vs/attack.protected", point=4)
