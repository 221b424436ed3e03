"""Starforce Strike"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import ENLIST_ONE, STRIP_ONE
from judge.games.vs_system.cards.heralds_of_galactus.starforce_strike import STARFORCE_STRIKE
from judge.games.vs_system.dsl import ATTACK_STEP, COMBAT, HAND, PLAY, RECOVERY
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain


@check("heralds-of-galactus/starforce-strike")
def starforce_strike_returns_even_the_stunned(table: VsTable) -> None:
    """A Kree defender is stunned in spite of Starforce Strike: as the recovery trigger resolves it may go back to hand."""
    alice, bob = table.players
    bob.has_resources(3)
    attacker, hero = (
        alice.controls(plain("Attacker", atk=9, defense=9)),
        bob.controls(plain("Kree", affiliations=("Kree",))),
    )
    strike = bob.has_in_hand(STARFORCE_STRIKE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(attacker, on=hero))
    alice.passes()
    bob.does(table.play(strike), hero)
    table.resolve()
    table.shows(hero, atk=3)
    table.goes_on_to(RECOVERY)
    table.nobody_is_asked(point=1)
    table.is_(hero, "stunned")
    table.resolve()
    bob.is_asked("whether", optional=True, point=(1, 2))
    bob.agrees(point=(1, 2))
    table.finds(hero, HAND, point=1)


@check("heralds-of-galactus/starforce-strike")
def starforce_strike_looks_at_the_affiliation_once(table: VsTable) -> None:
    """A defender that is Kree as Starforce Strike resolves and isn't any more in the recovery phase may still go back."""
    alice, bob = table.players
    bob.has_resources(3)
    attacker = alice.controls(plain("Attacker", atk=9, defense=9))
    hero = bob.controls(plain("Kree", affiliations=("Kree",)))
    strike, strip = bob.has_in_hand(STARFORCE_STRIKE), bob.has_in_hand(STRIP_ONE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(attacker, on=hero))
    alice.passes()
    bob.does(table.play(strike), hero)
    table.resolve()
    alice.passes()
    bob.does(table.play(strip), hero)
    table.resolve()
    table.goes_on_to(RECOVERY)
    table.resolve()
    bob.agrees(point=3)
    table.finds(hero, HAND, point=control(3, "then it goes back"))


@check("heralds-of-galactus/starforce-strike")
def starforce_strike_doesnt_wait_for_a_kree(table: VsTable) -> None:
    """A defender that isn't Kree as Starforce Strike resolves doesn't go back, even if it is Kree in the recovery phase."""
    alice, bob = table.players
    bob.has_resources(3)
    attacker, hero = alice.controls(plain("Attacker", atk=9, defense=9)), bob.controls(plain("Nobody"))
    strike, enlist = bob.has_in_hand(STARFORCE_STRIKE), bob.has_in_hand(ENLIST_ONE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(attacker, on=hero))
    alice.passes()
    bob.does(table.play(strike), hero)
    table.resolve()
    alice.passes()
    bob.does(table.play(enlist), hero)
    table.resolve()
    table.goes_on_to(RECOVERY)
    table.chain_is(point=3)
    table.resolve()
    table.finds(hero, PLAY, point=control(3, "it stays"))
