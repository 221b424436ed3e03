"""Whether a protected character can be attacked"""

from __future__ import annotations

from judge.games.vs_remix.dsl import ATTACK_STEP, COMBAT, FLIGHT, SUPPORT
from judge.proving.pieces import control
from judge.proving.tables.vs_remix import RemixTable, check, plain


@check("vs-remix-base/r6.2")
def flight_reaches_the_protected(table: RemixTable) -> None:
    """A character stands behind another: an attacker without flight can't attack it, one with flight can."""
    alice, bob = table.players
    walker, flyer = alice.controls(plain("Walker")), alice.controls(plain("Flyer", keywords=(FLIGHT,)))
    bob.controls(plain("Guard"))
    behind, alone = bob.controls(plain("Behind"), row=SUPPORT), bob.controls(plain("Alone"), row=SUPPORT, column=1)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.cannot(table.attack(walker, on=behind), only_because="vs/attack.protected", point=1)
    alice.can(table.attack(flyer, on=behind), point=1)
    alice.can(table.attack(walker, on=alone), point=control(1, "nobody protects that one"))
