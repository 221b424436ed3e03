"""What may be done to a stunned character"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    ATTACK_STEP,
    BUILD,
    CHARACTERS,
    COMBAT,
    IN_FRONT_ROW,
    RECRUIT_STEP,
    AddCounter,
    Count,
    Equipment,
    Played,
    PlotTwist,
    gain,
    target,
)
from judge.proving.tables.vs_system import VsTable, check, plain

GEAR = Equipment(name="Gear Witness", cost=1)

BOOST = PlotTwist(name="Boosting Witness", powers=(Played(effect=AddCounter(target(CHARACTERS), "+1 ATK")),))

HEADCOUNT = PlotTwist(name="Counting Witness", powers=(Played(effect=gain(Count(CHARACTERS & IN_FRONT_ROW))),))


@check("vs-system-base/a11.9")
def a_stunned_character_is_targeted(table: VsTable) -> None:
    """Bob's character is stunned: Alice's plot twist targets it and puts a counter on it."""
    alice, bob = table.players
    down = bob.controls(plain("Beaten Character"), stunned=True)
    boost = alice.has_in_hand(BOOST)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.play(boost), down, point=1)
    table.resolve()
    table.counts(down, "+1 ATK", 1, point=2)


@check("vs-system-base/a11.9")
def a_stunned_character_counts_in_its_row(table: VsTable) -> None:
    """Alice gains 1 endurance for each character in a front row: there is one, and it is stunned."""
    alice, bob = table.players
    bob.controls(plain("Beaten Character"), stunned=True)
    count = alice.has_in_hand(HEADCOUNT)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.play(count))
    table.resolve()
    alice.loses_in_all(-1, point=3)


@check("vs-system-base/a11.9")
def a_stunned_character_takes_no_equipment(table: VsTable) -> None:
    """Alice recruits an equipment and has two characters, one of them stunned: it can only go to the other one."""
    alice, _ = table.players
    standing, down = (
        alice.controls(plain("Standing Character")),
        alice.controls(plain("Beaten Character"), stunned=True),
    )
    gear = alice.has_in_hand(GEAR)
    alice.has_resources(1)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(gear))
    table.resolve()
    alice.is_asked("equips", not_offers=(down,), point=4)
    alice.chooses(standing)
