"""What becoming stunned does"""

from __future__ import annotations

from dataclasses import replace

from judge.checks.witnesses.vs_system import READY_ONE, STUN_ONE
from judge.games.vs_system.dsl import ATTACK_STEP, COMBAT, SELF, gain, stun
from judge.proving.tables.vs_system import VsTable, check, plain

OPEN = {"vs-system-base/a11.1#1": "how a card lies is nothing that a table can show; what comes of it stands in A11.2"}

MARTYR = replace(plain("Martyr Witness"), powers=(stun(SELF) >> gain(3),))


@check("vs-system-base/a11.1")
def stunned_is_exhausted_and_stays_so(table: VsTable) -> None:
    """Bob's ready character is stunned by a plot twist: it is exhausted, and another plot twist doesn't ready it."""
    alice, bob = table.players
    his = bob.controls(plain("His Character"))
    stun_one, ready = alice.has_in_hand(STUN_ONE), alice.has_in_hand(READY_ONE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.play(stun_one), his)
    table.resolve()
    table.is_(his, "stunned", point=4)
    table.is_(his, "exhausted", point=2)
    alice.does(table.play(ready), his)
    table.resolve()
    table.is_(his, "exhausted", point=3)


@check("vs-system-base/a11.1")
def one_is_stunned_as_a_cost(table: VsTable) -> None:
    """Alice stuns her character as the cost of its power: it is stunned at once."""
    alice, bob = table.players
    martyr = alice.controls(MARTYR)
    bob.controls(plain("His Character"))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.use(martyr))
    table.is_(martyr, "stunned", point=4)
