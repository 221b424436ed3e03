"""Triggers at the start of a phase or step"""

from __future__ import annotations

from dataclasses import replace

from judge.checks.witnesses.vs_system import STUN_ONE
from judge.games.vs_system.dsl import (
    BUILD,
    CHARACTERS,
    COMBAT,
    FORMATION_STEP,
    IS_STUNNED,
    Count,
    RuledBy,
    When,
    gain,
    start_of,
    whenever,
)
from judge.proving.tables.vs_system import VsTable, check, plain

OPEN = {
    "vs-system-base/a7.3#1": "that a start is a single moment shows only in the next point",
    "vs-system-base/a7.3#2": "what isn't in play at an event can't trigger on it in the engine: no rule of the game decides that",
}

ruled = RuledBy("vs-system-base/a7.3")

EARLY = replace(
    plain("Early Witness"),
    powers=(
        whenever(start_of(COMBAT))
        >> gain(
            Count(
                CHARACTERS & IS_STUNNED,
                when=ruled(
                    3, When.START, misread=When.RESOLUTION, belief="what counts is the state as the effect resolves"
                ),
            )
        ),
    ),
)


@check("vs-system-base/a7.3")
def the_state_at_the_start_counts(table: VsTable) -> None:
    """Alice gains 1 for each character that is stunned as the combat phase starts: none is. Bob then stuns one: she gains nothing."""
    alice, bob = table.players
    alice.controls(EARLY)
    his, twist = bob.controls(plain("His Character")), bob.has_in_hand(STUN_ONE)
    table.begin(BUILD, FORMATION_STEP, bob)
    table.all_pass()
    alice.passes()
    bob.does(table.play(twist), his)
    table.resolve()
    alice.loses_in_all(0, point=3)
