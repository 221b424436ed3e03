"""Drawing in the draw phase"""

from __future__ import annotations

from dataclasses import replace

from judge.games.vs_system.dsl import DRAW, RECOVERY, gain, start_of, whenever
from judge.proving.tables.vs_system import VsTable, check, plain

EARLY = replace(plain("Early Witness"), powers=(whenever(start_of(DRAW)) >> gain(1),))


@check("vs-system-base/a3.2")
def each_player_draws_two(table: VsTable) -> None:
    """A turn begins: Alice and Bob draw two cards each, and may act before that."""
    alice, bob = table.players
    for player in (alice, bob):
        for _ in range(3):
            player.has_in_deck(plain("Card"))
    table.begin(RECOVERY)
    table.goes_on_to(DRAW)
    alice.hand_size_is(0, point=3)
    table.resolve()
    alice.hand_size_is(2, point=1)
    bob.hand_size_is(2, point=1)


@check("vs-system-base/a3.2")
def the_draw_comes_after_what_triggers(table: VsTable) -> None:
    """Alice gains 1 endurance at the start of the draw phase: that lies on the chain above the draw, and resolves first."""
    alice, _ = table.players
    alice.controls(EARLY)
    alice.has_in_deck(plain("Card"))
    table.begin(RECOVERY)
    table.goes_on_to(DRAW)
    table.chain_is("draw", "Early Witness", point=2)
    table.all_pass()
    alice.loses_in_all(-1, point=2)
    alice.hand_size_is(0, point=2)
