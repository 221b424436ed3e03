"""Phases and steps that VS Remix names"""

from __future__ import annotations

from dataclasses import replace

from judge.games.vs_remix.dsl import (
    ATTACK_STEP,
    BUILD,
    COMBAT,
    DRAW,
    EVASION,
    FORMATION_STEP,
    RECOVERY,
    RECRUIT_STEP,
    gain,
    start_of,
    whenever,
)
from judge.proving.pieces import control
from judge.proving.tables.vs_remix import RemixTable, check, plain

BUILDER = replace(plain("Building Witness"), powers=(whenever(start_of(BUILD)) >> gain(1),))


@check("vs-remix-base/r3.1")
def the_phases_of_a_turn(table: RemixTable) -> None:
    """Alice gains 1 as a build phase starts: she has it by the combat phase. A recovery phase follows, in which players may act."""
    alice, bob = table.players
    alice.controls(BUILDER)
    table.begin(DRAW)
    table.goes_on_to(COMBAT, ATTACK_STEP, bob)
    alice.loses_in_all(-1, point=1)
    table.all_pass()
    table.step_is(RECOVERY, point=1)


@check("vs-remix-base/r3.1")
def one_recruits_in_the_build_phase(table: RemixTable) -> None:
    """A character that costs nothing is recruited in the recruit step, which is over when the combat phase comes."""
    alice, _ = table.players
    hero = alice.has_in_hand(plain("Hero", 0))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.can(table.recruit(hero), point=control(2, "in that step she can recruit it"))
    table.goes_on_to(COMBAT)
    alice.cannot(table.recruit(hero), only_because="vs/recruit.when", point=2)


@check("vs-remix-base/r3.1")
def there_is_a_formation_step(table: RemixTable) -> None:
    """Bob's recruit step ends: the formation step follows, and not the combat phase."""
    _, bob = table.players
    table.begin(BUILD, RECRUIT_STEP, bob)
    table.all_pass()
    table.step_is(BUILD, FORMATION_STEP, bob, point=3)


@check("vs-remix-base/r3.1")
def recovery_comes_after_combat(table: RemixTable) -> None:
    """A character evades in the build phase: it is stunned still in the combat phase of that turn, and recovers in the recovery phase."""
    alice, bob = table.players
    evader = alice.controls(plain("Evader", keywords=(EVASION,)))
    table.begin(BUILD, FORMATION_STEP, bob)
    bob.passes()
    alice.does(table.use(evader))
    table.resolve()
    table.all_pass()
    table.step_is(COMBAT, point=4)
    table.is_(evader, "stunned", point=4)
    table.goes_on_to(RECOVERY)
    table.resolve()
    table.is_(evader, "stunned", False, point=control(4, "that phase recovers it"))
