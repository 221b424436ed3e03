"""Flipping a location"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    ACTIVATE,
    ATTACK_STEP,
    BUILD,
    CHARACTERS,
    COMBAT,
    RECOVERY,
    RECRUIT_STEP,
    RESOURCE_STEP,
    SELF,
    YOURS,
    Adds,
    Location,
    On,
    Static,
    TurnedUp,
    gain,
    whenever,
)
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "vs-system-base/a5.5"

PLACE = Location(
    name="Place Witness", cost=1, powers=(ACTIVATE >> gain(1), Static(change=Adds("atk", 2), on=CHARACTERS & YOURS))
)

GATE = Location(name="Gate Witness", cost=1, powers=(whenever(On(TurnedUp, SELF)) >> gain(1),))


@check(ENTRY)
def it_works_face_up_in_the_row(table: VsTable) -> None:
    """A location gives +2 ATK and has a power: in hand or face down it does neither, and in hand it isn't flipped; flipped it does."""
    alice, _ = table.players
    hers = alice.controls(plain("Her Character"))
    held, placed = alice.has_in_hand(PLACE), alice.has_resource(PLACE)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.cannot(table.use(held), only_because="vs/act.power", point=1)
    alice.cannot(table.flip(held), only_because="vs/act.card", point=1)
    alice.cannot(table.use(placed), only_because="vs/act.power", point=1)
    table.shows(hers, atk=1, point=1)
    alice.does(table.flip(placed))
    table.shows(hers, atk=3, point=control(1, "face up it works"))
    alice.can(table.use(placed), point=control(1, "face up its power works"))


@check(ENTRY)
def it_is_flipped_in_any_phase(table: VsTable) -> None:
    """Alice can flip a location in the draw phase, in her recruit step, in her attack step and in the recovery phase, where she does."""
    alice, _ = table.players
    place = alice.has_resource(PLACE)
    table.begin()
    alice.can(table.flip(place), point=2)
    table.goes_on_to(BUILD, RECRUIT_STEP, alice)
    alice.can(table.flip(place), point=control(2, "in the build phase nobody doubts it"))
    table.goes_on_to(COMBAT, ATTACK_STEP, alice)
    alice.can(table.flip(place), point=2)
    table.goes_on_to(RECOVERY)
    alice.does(table.flip(place), point=2)


@check(ENTRY, allowed={"resources": range(3)})
def with_priority_and_resources(table: VsTable, resources: int = 2) -> None:
    """Each has a location of cost 4: with three resources Alice can't flip hers; Bob has four, and may once he has priority."""
    alice, bob = table.players
    alice.has_resources(resources)
    bob.has_resources(3)
    hers, his = (seat.has_resource(Location(name=f"{seat.name}'s Place", cost=4)) for seat in (alice, bob))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.cannot(table.flip(hers), only_because="vs/act.threshold", point=2)
    bob.has_to_wait(table.flip(his), point=2)
    alice.passes()
    bob.can(table.flip(his), point=control(2, "he has priority"))


@check(ENTRY)
def it_is_flipped_at_once(table: VsTable) -> None:
    """Alice places a location in her resource step, and flips it in that turn."""
    alice, _ = table.players
    place = alice.has_in_hand(PLACE)
    table.begin(BUILD, RESOURCE_STEP, alice)
    alice.does(table.place(place))
    alice.does(table.flip(place), point=3)
    table.is_(place, "face down", expected=False)


@check(ENTRY)
def players_respond_to_what_it_does(table: VsTable) -> None:
    """Alice flips a location that has her gain 1, and uses the power of another: each time the effect waits while Bob may act."""
    alice, bob = table.players
    gate, place = alice.has_resource(GATE), alice.has_resource(PLACE, face_up=True)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.flip(gate))
    alice.loses_in_all(0, point=4)
    alice.passes()
    table.may_act_is(bob)
    bob.passes()
    alice.loses_in_all(-1)
    alice.does(table.use(place))
    alice.loses_in_all(-1, point=4)
    alice.passes()
    table.may_act_is(bob)
    bob.passes()
    alice.loses_in_all(-2)
