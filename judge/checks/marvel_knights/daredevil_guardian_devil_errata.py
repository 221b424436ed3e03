"""Daredevil, Guardian Devil"""

from __future__ import annotations

from dataclasses import replace

from judge.checks.witnesses.vs_system import GAIN_THREE, RECOVER_ONE, STUN_ONE
from judge.games.vs_system.cards.marvel_knights.daredevil_guardian_devil_errata import DAREDEVIL
from judge.games.vs_system.dsl import (
    ATTACK_STEP,
    BUILD,
    CHARACTERS,
    COMBAT,
    HIDDEN,
    RECRUIT_STEP,
    Mover,
    Played,
    PlotTwist,
    gain,
    lose,
    move_to_area,
    pay_endurance,
    target,
)
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "marvel-knights/daredevil-guardian-devil-errata"

EXCUSES = {
    "[0].condition.parts[0].when=START": "means the same: who is visible by then doesn't move",
    "[0].once_per_batch=True": "means the same: he doesn't come into play and recover at once",
}

PAYER = replace(plain("Paying Witness"), powers=(pay_endurance(3) >> gain(1),))

LOSE_ONE = PlotTwist(name="Losing Witness", powers=(Played(effect=lose(1)),))

HIDE_ONE = PlotTwist(
    name="Hiding Witness", powers=(Played(effect=move_to_area(target(CHARACTERS), HIDDEN, who=Mover.ITS_CONTROLLER)),)
)


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
    alice.is_asked("where Alice's Daredevil goes", point=1)
    alice.chooses("front row")
    table.stands(own, "front row", "visible area", point=control(1, "he goes to the visible area"))
    table.goes_on_to(BUILD, RECRUIT_STEP, bob)
    bob.does(table.recruit(foreign))
    table.all_pass()
    bob.chooses("front row")
    table.chain_is(point=1)
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
    table.nobody_is_asked(point=2)
    table.stands(daredevil, "front row", "hidden area")
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


@check(ENTRY, follows={2: "marvel-knights/bring-the-pain#1"})
def daredevil_as_endurance_is_paid(table: VsTable) -> None:
    """Alice pays 3 of 12 endurance, gains 1 and spends a resource point, and Bob loses 1: none of that is a loss of hers."""
    alice, bob = table.players
    alice.has_endurance(12)
    bob.has_endurance(5)
    bob.has_resources(1)
    alice.has_resources(1)
    daredevil, payer = alice.controls(DAREDEVIL, hidden=True), alice.controls(PAYER)
    ally, other = alice.has_in_hand(plain("Ally")), bob.has_in_hand(LOSE_ONE)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.use(payer))
    alice.loses_in_all(3)
    table.chain_is("gain 1", point=2)
    table.resolve()
    alice.does(table.recruit(ally))
    table.chain_is("recruiting Ally")
    table.resolve()
    alice.chooses("front row")
    alice.passes()
    bob.does(table.play(other))
    table.resolve()
    table.nobody_is_asked()
    table.stands(daredevil, "front row", "hidden area")


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


@check(ENTRY)
def daredevil_and_endurance_gained_in_time(table: VsTable) -> None:
    """Daredevil recovers, and then Alice loses endurance, at 10 each time; in answer she gains 3: he stays hidden."""
    alice, _ = table.players
    alice.has_endurance(10)
    alice.has_resources(1)
    daredevil = alice.controls(DAREDEVIL, hidden=True, stunned=True)
    cure, loss = alice.has_in_hand(RECOVER_ONE), [alice.has_in_hand(LOSE_ONE) for _ in range(3)]
    gains = [alice.has_in_hand(GAIN_THREE) for _ in range(2)]
    table.begin(COMBAT)
    alice.does(table.play(cure), daredevil)
    table.all_pass()
    table.chain_is("Daredevil")
    alice.does(table.play(gains[0]))
    table.resolve()
    table.nobody_is_asked()
    alice.does(table.play(loss[0]))
    table.all_pass()
    alice.does(table.play(loss[1]))
    table.all_pass()
    table.chain_is()
    alice.does(table.play(loss[2]))
    table.all_pass()
    table.chain_is("Daredevil")
    alice.does(table.play(gains[1]))
    table.resolve()
    table.nobody_is_asked()
    table.stands(daredevil, "front row", "hidden area")


@check(ENTRY)
def daredevil_recovers_twice(table: VsTable) -> None:
    """Daredevil recovers and comes out; stunned, hidden and recovered in the same turn he comes out again."""
    alice, _ = table.players
    alice.has_endurance(8)
    daredevil = alice.controls(DAREDEVIL, hidden=True, stunned=True)
    first, second, stunning, hiding = (
        alice.has_in_hand(card) for card in (RECOVER_ONE, RECOVER_ONE, STUN_ONE, HIDE_ONE)
    )
    table.begin(COMBAT)
    alice.does(table.play(first), daredevil)
    table.resolve()
    alice.chooses("front row")
    for twist in (stunning, hiding):
        alice.does(table.play(twist), daredevil)
        table.resolve()
    alice.chooses("front row")
    alice.does(table.play(second), daredevil)
    table.resolve()
    alice.chooses("front row")
    table.stands(daredevil, "front row", "visible area")


@check(ENTRY)
def daredevil_is_hidden_twice(table: VsTable) -> None:
    """At low endurance Daredevil is hidden, and comes out as Alice loses 1; twice in the same turn."""
    alice, _ = table.players
    alice.has_endurance(8)
    daredevil = alice.controls(DAREDEVIL)
    twists = [(alice.has_in_hand(HIDE_ONE), alice.has_in_hand(LOSE_ONE)) for _ in range(2)]
    table.begin(COMBAT)
    for hiding, losing in twists:
        alice.does(table.play(hiding), daredevil)
        table.resolve()
        alice.chooses("front row")
        alice.does(table.play(losing))
        table.resolve()
        alice.chooses("front row")
        table.stands(daredevil, "front row", "visible area")


@check(ENTRY)
def daredevil_as_breakthrough_costs_endurance(table: VsTable) -> None:
    """Bob's attacker stuns a character of Alice's and breaks through: from 14 she comes to 9, and Daredevil moves to her visible area."""
    alice, bob = table.players
    alice.has_endurance(14)
    daredevil, ally = alice.controls(DAREDEVIL, hidden=True), alice.controls(plain("Ally", 2))
    attacker = bob.controls(plain("Attacker", atk=4, defense=9))
    table.begin(COMBAT, ATTACK_STEP, bob)
    bob.does(table.attack(attacker, on=ally))
    table.all_pass()
    alice.loses_in_all(5)
    alice.chooses("1.")
    table.resolve()
    alice.is_asked("where Daredevil goes", point=control(2, "stun endurance loss and breakthrough are losses, too"))
    alice.chooses("front row")
    table.resolve()
    table.stands(daredevil, "front row", "visible area", point=control(2, "he goes to the visible area"))
