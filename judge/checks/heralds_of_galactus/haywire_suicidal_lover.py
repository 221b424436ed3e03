"""Haywire, Suicidal Lover"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import DRAW_TWO
from judge.games.vs_system.cards.heralds_of_galactus.haywire_suicidal_lover import HAYWIRE
from judge.games.vs_system.dsl import BUILD, COMBAT, RECRUIT_STEP, RESOURCE_STEP, Equipment, Played, PlotTwist, discard
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check

OPEN = {
    "heralds-of-galactus/haywire-suicidal-lover#1": "which card came first in the history of the game can't be seen at any table",
}


DISCARD_ONE = PlotTwist(name="Discarding Witness", powers=(Played(effect=discard()),))

GADGET = Equipment(name="Gadget", cost=0)


@check("heralds-of-galactus/haywire-suicidal-lover")
def haywire_waits_for_the_recruit_step(table: VsTable) -> None:
    """Alice can recruit Haywire in her recruit step, but neither before it, nor in Bob's, nor in the combat phase."""
    alice, bob = table.players
    haywire = alice.has_in_hand(HAYWIRE)
    table.begin(BUILD, RESOURCE_STEP, alice)
    alice.cannot(table.recruit(haywire), only_because="vs/recruit.when", point=2)
    table.goes_on_to(BUILD, RECRUIT_STEP, alice)
    alice.can(table.recruit(haywire), point=control(2, "it is the step that keeps her from it, nothing else"))
    table.goes_on_to(BUILD, RECRUIT_STEP, bob)
    alice.cannot(table.recruit(haywire), only_because="vs/recruit.when", point=2)
    table.goes_on_to(COMBAT)
    alice.cannot(table.recruit(haywire), only_because="vs/recruit.when", point=2)


@check("heralds-of-galactus/haywire-suicidal-lover")
def haywire_waits_for_an_empty_chain(table: VsTable) -> None:
    """In her recruit step Alice can recruit Haywire without a resource, but not in response to something on the chain."""
    alice, _ = table.players
    haywire, twist = alice.has_in_hand(HAYWIRE), alice.has_in_hand(DRAW_TWO)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.can(table.recruit(haywire), point=control(3, "it is the chain that keeps her from it, nothing else"))
    alice.does(table.play(twist))
    alice.cannot(table.recruit(haywire), only_because="vs/recruit.empty-chain", point=3)


@check("heralds-of-galactus/haywire-suicidal-lover")
def haywires_bonuses_add_up(table: VsTable) -> None:
    """Bob's Haywire has +1 ATK for his empty hand; Alice's has +1 ATK for an equipment, and +2 ATK once her hand is empty too."""
    alice, bob = table.players
    haywire, bare = alice.controls(HAYWIRE), bob.controls(HAYWIRE)
    alice.controls(GADGET, on=haywire)
    twist = alice.has_in_hand(DISCARD_ONE)
    table.begin(COMBAT)
    table.shows(haywire, atk=1)
    table.shows(bare, atk=1)
    alice.does(table.play(twist))
    table.resolve()
    table.shows(bare, atk=1)
    table.shows(haywire, atk=2, point=4)
