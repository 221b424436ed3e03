"""Effects with some illegal targets"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import KO_ONE
from judge.games.vs_system.dsl import ATTACK_STEP, CHARACTERS, COMBAT, Played, PlotTwist, exhaust, target
from judge.proving.tables.vs_system import VsTable, check, plain

TIRE_TWO = PlotTwist(
    name="Double Tiring Witness", powers=(Played(effect=exhaust(target(CHARACTERS, least=2, most=2))),)
)


@check("vs-system-base/a6.8m")
def the_legal_target_is_affected(table: VsTable) -> None:
    """Alice would exhaust two characters of Bob's. In response he KO's one of them: the other is exhausted."""
    alice, bob = table.players
    first, second = bob.controls(plain("First Character")), bob.controls(plain("Second Character"))
    twist, answer = alice.has_in_hand(TIRE_TWO), bob.has_in_hand(KO_ONE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.play(twist), (first, second))
    alice.passes()
    bob.does(table.play(answer), first)
    table.resolve()
    bob.finds_in_ko_pile(first)
    table.is_(second, "exhausted", point=1)
