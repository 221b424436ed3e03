"""Adam Warlock, Protector of the Soul Gem"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import STUN_ONE
from judge.games.vs_system.cards.heralds_of_galactus.adam_warlock_protector_of_the_soul_gem import ADAM_WARLOCK
from judge.games.vs_system.dsl import BUILD, COMBAT, FORMATION_STEP, RECRUIT_STEP
from judge.proving.tables.vs_system import VsTable, check, plain


@check("heralds-of-galactus/adam-warlock-protector-of-the-soul-gem")
def adam_warlocks_mass_stun(table: VsTable, cost: int = 3) -> None:
    """As the combat phase starts, Adam Warlock stuns the cheap characters of both sides: nobody loses endurance."""
    alice, bob = table.players
    alice.controls(ADAM_WARLOCK, counters=("cosmic",))
    own, foreign = alice.controls(plain("Own Character", cost)), bob.controls(plain("Foreign Character", cost))
    table.begin(BUILD, FORMATION_STEP, bob)
    table.goes_on_to(COMBAT)
    table.resolve()
    table.is_(foreign, "stunned", point=2)
    table.is_(own, "stunned", point=2)
    alice.loses_in_all(0, point=3)
    bob.loses_in_all(0, point=3)


@check("heralds-of-galactus/adam-warlock-protector-of-the-soul-gem")
def adam_warlock_is_stunned_in_answer_to_his_trigger(table: VsTable, cost: int = 3) -> None:
    """Adam Warlock lies stunned as the mass stun resolves: it costs endurance, save for what is invulnerable itself."""
    alice, bob = table.players
    adam, blow = alice.controls(ADAM_WARLOCK, counters=("cosmic",)), bob.has_in_hand(STUN_ONE)
    own = alice.controls(plain("Own Character", cost))
    bob.controls(plain("Foreign Character", cost))
    bob.controls(plain("Invulnerable Character", cost, keywords=("invulnerability",)))
    table.begin(BUILD, FORMATION_STEP, bob)
    table.goes_on_to(COMBAT)
    alice.passes()
    bob.does(table.play(blow), adam)
    table.resolve()
    table.is_(own, "stunned")
    alice.loses_in_all(10, point=3)
    bob.loses_in_all(3, point=3)


@check("heralds-of-galactus/adam-warlock-protector-of-the-soul-gem")
def adam_warlock_shields_and_spares_cost_four(table: VsTable) -> None:
    """Characters of cost 4 are invulnerable on both sides, dearer ones aren't; the mass stun leaves both alone."""
    alice, bob = table.players
    alice.controls(ADAM_WARLOCK, counters=("cosmic",))
    own, foreign = (seat.controls(plain(f"{seat.name}'s Four", 4)) for seat in table.players)
    five = bob.controls(plain("Bob's Five", 5))
    table.begin(BUILD, FORMATION_STEP, bob)
    table.has(own, "keywords", "invulnerability", point=1)
    table.has(foreign, "keywords", "invulnerability", point=1)
    table.has(five, "keywords", "invulnerability", expected=False)
    table.goes_on_to(COMBAT)
    table.resolve()
    for piece in (own, foreign):
        table.is_(piece, "stunned", expected=False, point=2)
    table.is_(five, "stunned", expected=False)


@check("heralds-of-galactus/adam-warlock-protector-of-the-soul-gem")
def adam_warlock_needs_a_cosmic_character_of_yours(table: VsTable) -> None:
    """Only Bob controls a cosmic character, so Alice can't recruit Adam Warlock until she has recruited one herself."""
    alice, bob = table.players
    alice.has_resources(8)
    adam, cosmic = alice.has_in_hand(ADAM_WARLOCK), alice.has_in_hand(plain("Own Cosmic", keywords=("cosmic",)))
    bob.controls(plain("Foreign Cosmic", keywords=("cosmic",)))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.cannot(table.recruit(adam), only_because="text")
    alice.does(table.recruit(cosmic))
    table.resolve()
    alice.chooses("front row")
    alice.can(table.recruit(adam))
