"""Daredevil, Guardian Devil"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import RECOVER_ONE
from judge.games.vs_system.cards.marvel_knights.daredevil_guardian_devil_errata import DAREDEVIL
from judge.games.vs_system.dsl import (
    BUILD,
    CHARACTERS,
    COMBAT,
    HIDDEN,
    RECRUIT_STEP,
    MoveIntoArea,
    Played,
    PlotTwist,
    lose,
    target,
)
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "marvel-knights/daredevil-guardian-devil-errata"

LOSE_ONE = PlotTwist(name="Losing Witness", powers=(Played(effect=lose(1)),))

HIDE_ONE = PlotTwist(name="Hiding Witness", powers=(Played(effect=MoveIntoArea(target(CHARACTERS), HIDDEN)),))


@check(ENTRY, allowed={"endurance": range(1, 30)})
def daredevil_comes_into_play(table: VsTable, endurance: int = 10) -> None:
    """At 10 endurance Alice recruits Daredevil: he arrives hidden and moves to her visible area. Bob, at 11, keeps his hidden."""
    alice, bob = table.players
    alice.has_endurance(endurance)
    bob.has_endurance(11)
    own, foreign = (seat.has_in_hand(DAREDEVIL) for seat in table.players)
    for seat in table.players:
        seat.has_resources(7)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(own))
    table.all_pass()
    alice.chooses("front row")
    table.stands(own, "front row", "hidden area")
    table.resolve()
    alice.is_asked("where Daredevil goes", point=1)
    alice.chooses("front row")
    table.stands(own, "front row", "visible area", point=control(1, "he goes to the visible area"))
    table.goes_on_to(BUILD, RECRUIT_STEP, bob)
    bob.does(table.recruit(foreign))
    table.all_pass()
    bob.chooses("front row")
    table.chain_is()
    table.stands(foreign, "front row", "hidden area")


@check(ENTRY)
def daredevil_recovers(table: VsTable) -> None:
    """At 8 endurance Alice's hidden Daredevil recovers: he moves to her visible area. That another character recovers doesn't move him."""
    alice, _ = table.players
    alice.has_endurance(8)
    alice.has_resources(1)
    daredevil, ally = alice.controls(DAREDEVIL, hidden=True, stunned=True), alice.controls(plain("Ally"), stunned=True)
    first, second = (alice.has_in_hand(RECOVER_ONE) for _ in range(2))
    table.begin(COMBAT)
    alice.does(table.play(second), ally)
    table.resolve()
    table.stands(daredevil, "front row", "hidden area")
    alice.does(table.play(first), daredevil)
    table.resolve()
    alice.is_asked("where Daredevil goes", point=1)
    alice.chooses("front row")
    table.stands(daredevil, "front row", "visible area", point=control(1, "he goes to the visible area"))


@check(ENTRY)
def daredevil_as_endurance_goes(table: VsTable) -> None:
    """From 12 endurance Alice loses 1: Daredevil stays hidden. She loses 1 more: at 10 he moves to her visible area."""
    alice, bob = table.players
    alice.has_endurance(12)
    bob.has_endurance(5)
    alice.has_resources(1)
    bob.has_resources(1)
    daredevil, foreign = alice.controls(DAREDEVIL, hidden=True), bob.controls(plain("Foreign Character"), hidden=True)
    first, second = (alice.has_in_hand(LOSE_ONE) for _ in range(2))
    other = bob.has_in_hand(LOSE_ONE)
    table.begin(COMBAT)
    alice.does(table.play(first))
    table.resolve()
    table.stands(daredevil, "front row", "hidden area", point=control(2, "at 11 endurance he stays hidden"))
    alice.does(table.play(second))
    table.resolve()
    alice.is_asked("where Daredevil goes", point=2)
    alice.chooses("front row")
    table.stands(daredevil, "front row", "visible area", point=control(2, "he goes to the visible area"))
    alice.passes()
    bob.does(table.play(other))
    table.resolve()
    table.nobody_is_asked()
    table.stands(foreign, "front row", "hidden area")


@check(ENTRY)
def daredevil_goes_into_hiding(table: VsTable) -> None:
    """At 5 endurance an effect moves Daredevil to Alice's hidden area: as printed he would come out at once, by the errata he stays."""
    alice, _ = table.players
    alice.has_endurance(5)
    alice.has_resources(1)
    daredevil, hiding = alice.controls(DAREDEVIL), alice.has_in_hand(HIDE_ONE)
    table.begin(COMBAT)
    alice.does(table.play(hiding), daredevil)
    table.all_pass()
    alice.chooses("front row")
    table.chain_is(point=3)
    table.resolve()
    table.stands(daredevil, "front row", "hidden area", point=control(3, "nothing moves him out"))
