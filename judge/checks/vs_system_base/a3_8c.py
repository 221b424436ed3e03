"""Chosen characters recover together"""

from __future__ import annotations

from judge.games.vs_system.dsl import RECOVERY
from judge.proving.tables.vs_system import VsTable, check, plain


@check("vs-system-base/a3.8c")
def all_recover_at_once(table: VsTable) -> None:
    """Alice chooses the character that she recovers: it is still stunned as Bob chooses, and both recover together."""
    alice, bob = table.players
    hers, his = alice.controls(plain("Hers"), stunned=True), bob.controls(plain("His"), stunned=True)
    table.begin(RECOVERY)
    table.all_pass()
    alice.chooses(hers)
    table.is_(hers, "stunned", point=1)
    bob.chooses(his)
    table.is_(hers, "stunned", expected=False)
    table.is_(his, "stunned", expected=False)
