"""Senyaka, Acolyte"""

from __future__ import annotations

from dataclasses import replace

from judge.checks.witnesses.vs_system import STUN_ONE
from judge.games.vs_system.cards.x_men.senyaka_acolyte import SENYAKA as PRINTED
from judge.games.vs_system.dsl import ARMY, BUILD, COMBAT, DRAW, RECRUIT_STEP, Location
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, VsTableOfThree, check, check_with_three, plain

ENTRY = "x-men/senyaka-acolyte"

EXCUSES = {"[0].once_per_batch=True": "means the same: a player recruits one card at a time"}

# The corpus has neither his cost nor his ATK and DEF.
SENYAKA = replace(PRINTED, cost=1, atk=2, defense=9)


@check(ENTRY, allowed={"resources": range(2, 10)})
def the_bonus_lasts_for_the_turn_of_the_boost(table: VsTable, resources: int = 3) -> None:
    """Alice pays for the boost: with 3 face-down resources Senyaka, of 2 ATK, has 5 ATK this turn, and 2 ATK in the next one."""
    alice, _ = table.players
    senyaka = alice.has_in_hand(SENYAKA)
    alice.has_resources(resources)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(senyaka, boosted=True))
    table.resolve()
    alice.chooses("front row")
    table.goes_on_to(COMBAT)
    table.shows(senyaka, atk=5)
    table.goes_on_to(DRAW)
    table.shows(senyaka, atk=2, point=3)


@check(ENTRY)
def the_stunned_has_no_bonus(table: VsTable) -> None:
    """The boosted Senyaka is stunned: he has the 2 ATK that are printed on him."""
    alice, _ = table.players
    senyaka, twist = alice.controls(SENYAKA, boosted=True), alice.has_in_hand(STUN_ONE)
    alice.has_resources(3)
    table.begin(COMBAT)
    table.shows(senyaka, atk=5)
    alice.does(table.play(twist), senyaka)
    table.resolve()
    table.shows(senyaka, atk=2, point=4)


@check(ENTRY)
def the_bonus_follows_the_resources(table: VsTable) -> None:
    """With 3 face-down resources the boosted Senyaka has 5 ATK, and once Alice has flipped one of them 4."""
    alice, _ = table.players
    senyaka = alice.has_in_hand(SENYAKA)
    place = alice.has_resource(Location(name="Place", cost=1))
    alice.has_resources(2)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(senyaka, boosted=True))
    table.resolve()
    alice.chooses("front row")
    table.resolve()
    table.shows(senyaka, atk=5)
    alice.does(table.flip(place))
    table.shows(senyaka, atk=4, point=2)


@check(ENTRY)
def his_own_recruit_triggers_nothing(table: VsTable) -> None:
    """Alice recruits him out of her resource row: his power doesn't trigger. In play, it does for the next one."""
    alice, bob = table.players
    senyaka = alice.has_resource(SENYAKA)
    other = alice.has_resource(plain("Other Reservist", keywords=("reservist",)))
    alice.has_resources(1)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(senyaka))
    table.nobody_is_asked(point=1)
    table.resolve()
    alice.chooses("front row")
    bob.loses_in_all(0, point=control(1, "nobody has lost anything"))
    alice.does(table.recruit(other), bob)
    table.all_pass()
    bob.loses_in_all(2)


@check_with_three(ENTRY)
def whose_recruits_count(table: VsTableOfThree) -> None:
    """Alice recruits out of her hand, then an Army reservist, Bob a reservist: that costs nobody anything. Two of hers cost Carol 4."""
    alice, bob, carol = table.players
    alice.controls(SENYAKA)
    army = alice.has_resource(plain("Army Reservist", version=ARMY, keywords=("reservist",)))
    held = alice.has_in_hand(plain("Held"))
    others = [alice.has_resource(plain(f"Reservist {n}", keywords=("reservist",))) for n in (1, 2)]
    foreign = bob.has_resource(plain("Foreign Reservist", keywords=("reservist",)))
    alice.has_resources(1)
    bob.has_resources(1)
    table.begin(BUILD, RECRUIT_STEP, alice)
    for piece in (held, army):
        alice.does(table.recruit(piece))
        table.chain_is(piece.label)
        table.resolve()
        alice.chooses("front row")
    for other in others:
        alice.does(table.recruit(other))
        alice.is_asked("target opponent", offers=("Bob", "Carol"), not_offers=("Alice",))
        alice.chooses("Carol")
        table.resolve()
        alice.chooses("front row")
    table.goes_on_to(BUILD, RECRUIT_STEP, bob)
    bob.does(table.recruit(foreign))
    table.nobody_is_asked()
    bob.loses_in_all(0)
    carol.loses_in_all(4)


@check(ENTRY)
def only_your_face_down_resources_count(table: VsTable) -> None:
    """Alice has two face-down resources and a face-up one, Bob five face-down ones: the boosted Senyaka has 4 ATK. Unboosted he has 2."""
    alice, bob = table.players
    senyaka, other = alice.controls(SENYAKA, boosted=True), alice.controls(replace(SENYAKA, name="Other"))
    alice.has_resources(2)
    alice.has_resource(Location(name="Place"), face_up=True)
    bob.has_resources(5)
    table.begin(COMBAT)
    table.shows(senyaka, atk=4)
    table.shows(other, atk=2)
