"""Ultimate Nullifier"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import GAIN_THREE, READER
from judge.games.vs_system.cards.heralds_of_galactus.ultimate_nullifier import ULTIMATE_NULLIFIER
from judge.games.vs_system.dsl import (
    ACTIVATE,
    ATTACK_STEP,
    BUILD,
    COMBAT,
    FORMATION_STEP,
    KO_PILE,
    RECRUIT_STEP,
    REMOVED,
    SUPPORT,
    Character,
    gain,
    start_of,
    whenever,
)
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

EXCUSES = {
    "[1].once_per_turn=True": "means the same: the cost removes it, so no object has it twice",
}


@check("heralds-of-galactus/ultimate-nullifier")
def nullifier_waits_for_combat(table: VsTable) -> None:
    """Bob uses a payment power in the build phase: Ultimate Nullifier can't be used yet."""
    alice, bob = table.players
    nullifier = alice.controls(ULTIMATE_NULLIFIER, on=alice.controls(plain("Wearer")))
    reader = bob.controls(READER, row=SUPPORT)
    table.begin(BUILD, FORMATION_STEP, bob)
    bob.does(table.use(reader))
    bob.passes()
    alice.cannot(table.use(nullifier), only_because="text")


GAINER = Character(name="Gainer Witness", powers=(ACTIVATE >> gain(2),))

STARTER = Character(name="Starter Witness", powers=(whenever(start_of(COMBAT)) >> gain(4),))


@check("heralds-of-galactus/ultimate-nullifier")
def nullifier_negates_any_kind(table: VsTable) -> None:
    """A triggered effect, a payment effect and a plot twist of Bob's lie on the chain: Alice negates each of them."""
    alice, bob = table.players
    bob.controls(STARTER)
    healer, trick = bob.controls(GAINER, row=SUPPORT), bob.has_in_hand(GAIN_THREE)
    nullifiers = [alice.controls(ULTIMATE_NULLIFIER, on=alice.controls(plain(f"Wearer {n}"))) for n in (1, 2, 3)]
    table.begin(BUILD, FORMATION_STEP, bob)
    table.goes_on_to(COMBAT)
    alice.passes()
    bob.does(table.use(healer))
    bob.does(table.play(trick))
    bob.passes()
    effects = ("Gaining Witness", "Gainer Witness", "Starter Witness")
    alice.does(table.use(nullifiers[0]))
    alice.is_asked("target effect", offers=effects, point=1)
    alice.chooses(effects[0])
    table.finds(nullifiers[0], REMOVED)
    for nullifier, effect in zip(nullifiers[1:], effects[1:], strict=True):
        alice.does(table.use(nullifier))
        alice.is_asked("target effect", not_offers=("Ultimate Nullifier",), point=1)
        alice.chooses(effect)
        table.finds(nullifier, REMOVED)
    table.resolve()
    bob.loses_in_all(0, point=control(1, "none of the three does anything"))


@check("heralds-of-galactus/ultimate-nullifier")
def nullifier_negates_a_power_up(table: VsTable) -> None:
    """Bob powers up his defender: Alice negates the power-up, and the defender stays as it is."""
    alice, bob = table.players
    attacker = alice.controls(plain("Attacker", 3, atk=5, defense=9))
    nullifier = alice.controls(ULTIMATE_NULLIFIER, on=attacker)
    defender, namesake = bob.controls(plain("Defender", 3, defense=5)), bob.has_in_hand(plain("Defender", 3))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(attacker, on=defender))
    alice.passes()
    bob.does(table.power_up(defender, namesake))
    table.finds(namesake, KO_PILE)
    bob.passes()
    alice.does(table.use(nullifier), "power-up", point=2)
    table.resolve()
    table.shows(defender, atk=1, defense=5, point=control(2, "the power-up is negated"))


@check("heralds-of-galactus/ultimate-nullifier")
def nullifier_negates_a_reinforcement(table: VsTable, atk: int = 7) -> None:
    """Bob reinforces his defender: Alice negates the reinforcement, and the attack causes its breakthrough."""
    alice, bob = table.players
    attacker = alice.controls(plain("Attacker", 3, atk=atk, defense=9))
    nullifier = alice.controls(ULTIMATE_NULLIFIER, on=attacker)
    defender = bob.controls(plain("Defender", 3, affiliations=("Kree",), defense=5))
    helper = bob.controls(plain("Helper", 2, affiliations=("Kree",)), row=SUPPORT)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(attacker, on=defender))
    alice.passes()
    bob.does(table.reinforce(helper))
    table.is_(helper, "exhausted")
    bob.passes()
    alice.does(table.use(nullifier), "reinforcement", point=2)
    table.resolve()
    table.all_pass()
    bob.loses_in_all(5, point=control(2, "the reinforcement is negated"))


@check("heralds-of-galactus/ultimate-nullifier")
def nullifier_is_recruited_for_a_herald(table: VsTable) -> None:
    """Without a resource point Alice recruits Ultimate Nullifier by discarding a Heralds of Galactus character card."""
    alice, bob = table.players
    alice.controls(plain("Wearer"))
    nullifier = alice.has_in_hand(ULTIMATE_NULLIFIER)
    herald = alice.has_in_hand(plain("Herald", 4, affiliations=("Heralds of Galactus",)))
    foreign = bob.has_in_hand(plain("Foreign Herald", 4, affiliations=("Heralds of Galactus",)))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.cannot(table.recruit(nullifier), only_because="vs/act.pay")
    alice.does(table.recruit(nullifier, instead=True))
    alice.is_asked("choose a card to discard", offers=(herald,), not_offers=(foreign,))
    alice.chooses(herald)
    table.finds(herald, KO_PILE)
