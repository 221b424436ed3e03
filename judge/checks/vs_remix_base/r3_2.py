"""Draw phase, resource step and the order of a turn"""

from __future__ import annotations

from judge.games.vs_remix.dsl import BUILD, COMBAT, DRAW, FORMATION_STEP, RECOVERY, RECRUIT_STEP, RESOURCE_STEP
from judge.proving.tables.vs_remix import RemixTable, check, plain


@check("vs-remix-base/r3.2")
def a_turn_begins_with_drawing(table: RemixTable) -> None:
    """A turn ends with its recovery phase: the next begins with the draw phase."""
    alice, bob = table.players
    for player in (alice, bob):
        for _ in range(2):
            player.has_in_deck(plain("Card"))
    table.begin(RECOVERY)
    table.all_pass()
    table.step_is(DRAW, point=1)
    table.all_pass()
    alice.hand_size_is(2, point=1)


@check("vs-remix-base/r3.2")
def the_steps_of_the_build_phase(table: RemixTable) -> None:
    """Bob places a resource, then he recruits, then he moves his characters: one step comes after the other, and then combat."""
    _, bob = table.players
    table.begin(BUILD, FORMATION_STEP, table.alice)
    table.all_pass()
    table.step_is(BUILD, RESOURCE_STEP, bob, point=2)
    table.all_pass()
    table.step_is(BUILD, RECRUIT_STEP, bob, point=2)
    table.all_pass()
    table.step_is(BUILD, FORMATION_STEP, bob, point=2)
    table.all_pass()
    table.step_is(COMBAT)
