"""Which characters are protected"""

from __future__ import annotations

from judge.games.vs_system.dsl import ATTACK_STEP, COMBAT, SUPPORT
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain


@check("vs-system-base/a8.4")
def one_protects_its_own_column(table: VsTable) -> None:
    """Bob's front row character protects the one behind it, but not the one in the next column; nobody protects the front row."""
    alice, bob = table.players
    hers = alice.controls(plain("Her Character"))
    front = bob.controls(plain("Front Character"), column=0)
    behind = bob.controls(plain("Character Behind"), row=SUPPORT, column=0)
    beside = bob.controls(plain("Character Beside"), row=SUPPORT, column=1)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.cannot(table.attack(hers, on=behind), only_because="vs/attack.protected", point=1)
    alice.can(table.attack(hers, on=beside), point=1)
    alice.can(table.attack(hers, on=front), point=2)


@check("vs-system-base/a8.4")
def a_stunned_character_protects_nobody(table: VsTable) -> None:
    """Bob's front row character is stunned: the one behind it can be attacked without flight."""
    alice, bob = table.players
    hers = alice.controls(plain("Her Character"))
    bob.controls(plain("Beaten Guard"), column=0, stunned=True)
    behind = bob.controls(plain("Character Behind"), row=SUPPORT, column=0)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.can(table.attack(hers, on=behind), point=3)


@check("vs-system-base/a8.4")
def a_stunned_character_is_not_protected(table: VsTable) -> None:
    """Bob's support row character is stunned: that alone keeps it from being attacked, not the one before it."""
    alice, bob = table.players
    hers = alice.controls(plain("Her Character"))
    bob.controls(plain("Guard"), column=0)
    down = bob.controls(plain("Beaten Character"), row=SUPPORT, column=0, stunned=True)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.cannot(table.attack(hers, on=down), only_because="vs/attack.defender-unstunned", point=4)


@check("vs-system-base/a8.4")
def nobody_protects_across_areas(table: VsTable) -> None:
    """Bob's hidden front row character doesn't protect his visible one behind the front row in the visible column of the same number."""
    alice, bob = table.players
    hers = alice.controls(plain("Her Character"))
    bob.controls(plain("Hidden Front Character"), column=0, hidden=True)
    behind = bob.controls(plain("Visible Character"), row=SUPPORT, column=0)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.can(table.attack(hers, on=behind), point=control(1, "a hidden column isn't the visible one of that number"))
