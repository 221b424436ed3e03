"""Whether a stunned character readies"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import SPARE
from judge.games.vs_system.dsl import RECOVERY
from judge.proving.tables.vs_system import VsTable, check, plain


@check("vs-system-base/a3.10")
def who_stays_stunned_does_not_ready(table: VsTable) -> None:
    """Bob's stunned character can't be KO'd this turn: it is still stunned after the wrap-up, and hasn't readied."""
    alice, bob = table.players
    down, spare = bob.controls(plain("Beaten Character"), stunned=True), alice.has_in_hand(SPARE)
    table.begin(RECOVERY)
    alice.does(table.play(spare), down)
    table.resolve()
    table.all_pass()
    bob.chooses()
    table.is_(down, "stunned")
    table.is_(down, "exhausted", point=1)
