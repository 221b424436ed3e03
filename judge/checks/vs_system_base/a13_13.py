"""How willpower works"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    ATTACK_STEP,
    CHARACTERS,
    COMBAT,
    Adds,
    Count,
    Played,
    PlotTwist,
    Within,
    gain,
    target,
    this_turn,
)
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "vs-system-base/a13.13"

INSPIRE = PlotTwist(
    name="Inspiring Witness", powers=(Played(effect=this_turn(target(CHARACTERS), Adds("willpower", 2))),)
)

CALL = PlotTwist(
    name="Calling Witness", powers=(Played(effect=gain(Count(CHARACTERS & Within("willpower", least=3)))),)
)


@check(ENTRY, allowed={"willpower": range(10)})
def who_has_how_much(table: VsTable, willpower: int = 3) -> None:
    """A character with willpower 3 has 3, one without the keyword has 0; an effect raises that of either by 2."""
    alice, _ = table.players
    strong, weak = alice.controls(plain("Strong", willpower=willpower)), alice.controls(plain("Weak"))
    twist = alice.has_in_hand(INSPIRE)
    table.begin(COMBAT)
    table.shows(strong, willpower=3, point=1)
    table.shows(weak, willpower=0, point=1)
    alice.does(table.play(twist), weak)
    table.resolve()
    table.shows(weak, willpower=2)


@check(ENTRY)
def by_itself_it_does_nothing(table: VsTable) -> None:
    """Alice's character without willpower attacks Bob's with willpower 9, and stuns it. A card that asks for willpower finds it."""
    alice, bob = table.players
    hers, his = alice.controls(plain("Attacker", atk=5, defense=9)), bob.controls(plain("Defender", willpower=9))
    call = alice.has_in_hand(CALL)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.play(call))
    table.resolve()
    alice.loses_in_all(-1, point=control(2, "a card that asks for willpower finds it"))
    alice.does(table.attack(hers, on=his), point=2)
    table.all_pass()
    table.is_(his, "stunned")


@check(ENTRY, allowed={"willpower": range(1, 10)})
def stunned_it_is_none(table: VsTable, willpower: int = 3) -> None:
    """A stunned character with willpower 3 has none, and gains none from an effect that gives it 2."""
    alice, _ = table.players
    down, twist = alice.controls(plain("Beaten", willpower=willpower), stunned=True), alice.has_in_hand(INSPIRE)
    table.begin(COMBAT)
    table.shows(down, willpower=0, point=3)
    alice.does(table.play(twist), down)
    table.resolve()
    table.shows(down, willpower=0, point=3)
