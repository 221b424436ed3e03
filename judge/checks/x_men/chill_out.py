"""Chill Out!"""

from __future__ import annotations

from dataclasses import replace

from judge.checks.witnesses.vs_system import HIDE_OWN, READY_ONE
from judge.games.vs_system.cards.x_men.chill_out import CHILL_OUT
from judge.games.vs_system.dsl import (
    ATTACK_STEP,
    COMBAT,
    DRAW,
    IN_RESOURCE_ROW,
    Location,
    Played,
    PlotTwist,
    gain,
    lose,
    pay_endurance,
    target,
    turn_face_down,
)
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "x-men/chill-out"

SPARK = plain("Spark", traits=("Energy",))

COVER_ONE = PlotTwist(name="Hiding Witness", powers=(Played(effect=turn_face_down(target(IN_RESOURCE_ROW))),))

BUSY_PLACE = Location(name="Busy Place", cost=1, powers=(pay_endurance(1) >> gain(2),))

BUSY = replace(plain("Busy Witness"), powers=(pay_endurance(1) >> gain(2), pay_endurance(1) >> lose(2)))


@check(ENTRY)
def it_attacks_out_of_hiding(table: VsTable) -> None:
    """Bob's target is hidden after Chill Out! has resolved, attacks and stays exhausted in the wrap-up; another attacker readies."""
    alice, bob = table.players
    twist = alice.has_resource(CHILL_OUT)
    alice.controls(SPARK)
    his, other, unseen = (
        bob.controls(plain("Chilled")),
        bob.controls(plain("Other")),
        bob.controls(plain("Unseen"), hidden=True),
    )
    wall, hide = alice.controls(plain("Wall", defense=9, atk=0)), bob.has_in_hand(HIDE_OWN)
    table.begin(COMBAT, ATTACK_STEP, bob)
    bob.passes()
    alice.does(table.play(twist))
    alice.is_asked("target", not_offers=(unseen,), point=1)
    alice.chooses(his, point=control(1, "a visible character can be targeted"))
    table.all_pass()
    bob.does(table.play(hide), his)
    table.all_pass()
    bob.chooses("front row")
    for attacker in (his, other):
        bob.does(table.attack(attacker, on=wall))
        table.resolve()
        table.all_pass()
    table.goes_on_to(DRAW)
    table.is_(his, "exhausted", point=2)
    table.is_(other, "exhausted", expected=False, point=control(2, "another attacker readies"))


@check(ENTRY)
def it_doesnt_attack(table: VsTable) -> None:
    """The target doesn't attack, and is exhausted for another reason: it readies in the recovery phase."""
    alice, bob = table.players
    twist = alice.has_resource(CHILL_OUT)
    alice.controls(SPARK)
    his = bob.controls(plain("Chilled"), exhausted=True)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.play(twist), his)
    table.all_pass()
    table.goes_on_to(DRAW)
    table.is_(his, "exhausted", expected=False, point=2)


@check(ENTRY)
def it_readies_in_the_next_turn(table: VsTable) -> None:
    """A target that has attacked stays exhausted in this turn's recovery phase; in the next turn it attacks again and readies there."""
    alice, bob = table.players
    twist, wall = alice.has_resource(CHILL_OUT), alice.controls(plain("Wall", defense=9, atk=0))
    alice.controls(SPARK)
    his, ready = bob.controls(plain("Chilled")), bob.has_in_hand(READY_ONE)
    table.begin(COMBAT, ATTACK_STEP, bob)
    bob.passes()
    alice.does(table.play(twist), his)
    table.all_pass()
    bob.does(table.attack(his, on=wall))
    table.resolve()
    table.all_pass()
    table.goes_on_to(DRAW)
    table.is_(his, "exhausted", point=2)
    bob.does(table.play(ready), his)
    table.resolve()
    table.goes_on_to(COMBAT, ATTACK_STEP, bob)
    bob.does(table.attack(his, on=wall))
    table.resolve()
    table.all_pass()
    table.goes_on_to(DRAW)
    table.is_(his, "exhausted", expected=False, point=2)


@check(ENTRY)
def it_readies_before_the_recovery_phase(table: VsTable) -> None:
    """A target that has attacked is readied by Bob in the combat phase; Alice may target her own character as well."""
    alice, bob = table.players
    twist, wall = alice.has_resource(CHILL_OUT), alice.controls(plain("Wall", defense=9, atk=0))
    alice.controls(SPARK)
    his, ready = bob.controls(plain("Chilled")), bob.has_in_hand(READY_ONE)
    table.begin(COMBAT, ATTACK_STEP, bob)
    bob.passes()
    alice.does(table.play(twist))
    alice.is_asked("target", offers=(his, wall))
    alice.chooses(his)
    table.all_pass()
    bob.does(table.attack(his, on=wall))
    table.resolve()
    table.all_pass()
    table.is_(his, "exhausted")
    bob.does(table.play(ready), his)
    table.resolve()
    table.is_(his, "exhausted", expected=False, point=2)


@check(ENTRY)
def the_target_hides_in_response(table: VsTable) -> None:
    """Bob hides the target in response to Chill Out!: the effect is negated, so the target attacks and readies as ever."""
    alice, bob = table.players
    twist, wall = alice.has_resource(CHILL_OUT), alice.controls(plain("Wall", defense=9, atk=0))
    alice.controls(SPARK)
    his, hide = bob.controls(plain("Chilled")), bob.has_in_hand(HIDE_OWN)
    table.begin(COMBAT, ATTACK_STEP, bob)
    bob.passes()
    alice.does(table.play(twist), his)
    alice.passes()
    bob.does(table.play(hide), his)
    table.all_pass()
    bob.chooses("front row")
    table.all_pass()
    bob.does(table.attack(his, on=wall))
    table.resolve()
    table.all_pass()
    table.goes_on_to(DRAW)
    table.is_(his, "exhausted", expected=False, point=1)


@check(ENTRY)
def each_power_once(table: VsTable) -> None:
    """With Chill Out! face up Bob's character can use each of its two powers once a turn; Alice's can use them as often as she likes."""
    alice, bob = table.players
    twist = alice.has_resource(CHILL_OUT, face_up=True)
    his, own, cover = bob.controls(BUSY), alice.controls(BUSY), alice.has_in_hand(COVER_ONE)
    table.begin(COMBAT, ATTACK_STEP, bob)
    bob.does(table.use(his, 0))
    bob.cannot(table.use(his, 0), only_because="Chill Out!", point=3)
    bob.does(table.use(his, 1), point=3)
    bob.cannot(table.use(his, 1), only_because="Chill Out!", point=3)
    bob.passes()
    alice.does(table.use(own, 0))
    alice.does(table.use(own, 0), point=3)
    alice.does(table.play(cover), twist)
    table.resolve()
    bob.does(table.use(his, 0), point=3)


@check(ENTRY)
def a_location_is_no_character(table: VsTable) -> None:
    """With Chill Out! face up Bob uses the payment power of his location twice a turn."""
    alice, bob = table.players
    alice.has_resource(CHILL_OUT, face_up=True)
    place = bob.has_resource(BUSY_PLACE, face_up=True)
    table.begin(COMBAT, ATTACK_STEP, bob)
    bob.does(table.use(place))
    bob.does(table.use(place))
    table.resolve()
    bob.loses_in_all(2 - 4)


@check(ENTRY)
def what_was_used_before_counts(table: VsTable) -> None:
    """Bob has used a power of his character this turn; then Alice's Chill Out! comes face up: he can't use it again this turn."""
    alice, bob = table.players
    twist = alice.has_resource(CHILL_OUT)
    alice.controls(SPARK)
    his = bob.controls(BUSY)
    table.begin(COMBAT, ATTACK_STEP, bob)
    bob.does(table.use(his, 0))
    table.resolve()
    bob.passes()
    alice.does(table.play(twist), his)
    alice.passes()
    bob.cannot(table.use(his, 0), only_because="Chill Out!", point=4)
    table.resolve()
    bob.cannot(table.use(his, 0), only_because="Chill Out!", point=4)
    bob.can(table.use(his, 1), point=control(4, "the other power hasn't been used"))
    table.goes_on_to(DRAW)
    alice.passes()
    bob.can(table.use(his, 0), point=control(4, "the next turn is another matter"))


@check(ENTRY)
def without_energy_it_isnt_played(table: VsTable) -> None:
    """Alice controls no Energy character: she can't play Chill Out!."""
    alice, bob = table.players
    twist = alice.has_resource(CHILL_OUT)
    alice.controls(plain("Other"))
    bob.controls(SPARK)
    table.begin(COMBAT)
    alice.cannot(table.play(twist), only_because="text")
