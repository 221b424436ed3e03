"""Expendable Ally"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import DR_DOOM, HENCHMAN, STUN_ONE_AND_GAIN
from judge.games.vs_system.cards.heralds_of_galactus.expendable_ally import EXPENDABLE_ALLY
from judge.games.vs_system.dsl import (
    ACTIVATE,
    ATTACK_STEP,
    CHARACTERS,
    COMBAT,
    Character,
    Played,
    PlotTwist,
    gain,
    stun,
    target,
)
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

SECOND_DOOM = plain("Dr. Doom", 4, version="Army", affiliations=("Doom",), atk=7, defense=9)

STUN_TWO_AND_GAIN = PlotTwist(
    name="Double-Stunning Witness",
    powers=(Played(effect=stun(target(CHARACTERS, "two characters", 2, 2)).then(gain(1))),),
)

GUNNER = Character(
    name="Gunner Witness", powers=(ACTIVATE >> stun(target(CHARACTERS, "one or two characters", 1, 2)),),
)  # fmt: skip


@check("heralds-of-galactus/expendable-ally")
def doom_and_a_henchman_are_targeted(table: VsTable) -> None:
    """Expendable Ally negates an effect that targets Dr. Doom and a henchman; Dr. Doom gets +5 ATK."""
    alice, bob = table.players
    alice.has_resources(3)
    ally, ray = alice.has_in_hand(EXPENDABLE_ALLY), bob.has_in_hand(STUN_TWO_AND_GAIN)
    doctor, henchman = alice.controls(DR_DOOM), alice.controls(HENCHMAN)
    table.begin(COMBAT, ATTACK_STEP, bob)
    bob.does(table.play(ray), (doctor, henchman))
    bob.passes()
    alice.can(table.play(ally), point=1)
    alice.does(table.play(ally), "Double-Stunning Witness", point=1)
    table.resolve()
    alice.chooses(doctor)
    table.resolve()
    table.is_(henchman, "stunned", False, point=control(1, "the effect is negated as a whole"))
    table.shows(doctor, atk=24)
    bob.loses_in_all(0)


@check("heralds-of-galactus/expendable-ally")
def a_payment_effect_targets_doom(table: VsTable) -> None:
    """Bob's payment effect that targets Dr. Doom and a henchman can be negated; one that targets the henchman alone can't be."""
    alice, bob = table.players
    alice.has_resources(3)
    ally, gunners = alice.has_in_hand(EXPENDABLE_ALLY), [bob.controls(GUNNER) for _ in (1, 2)]
    doctor, henchman = alice.controls(DR_DOOM), alice.controls(HENCHMAN)
    table.begin(COMBAT, ATTACK_STEP, bob)
    bob.does(table.use(gunners[0]), (henchman,))
    bob.passes()
    alice.cannot(table.play(ally), only_because="target")
    alice.passes()
    bob.does(table.use(gunners[1]), (doctor, henchman))
    bob.passes()
    alice.does(table.play(ally), "Gunner", point=1)
    table.resolve()
    alice.chooses(doctor)
    table.is_(doctor, "stunned", False, point=control(1, "the effect is negated"))
    table.shows(doctor, atk=24)


@check("heralds-of-galactus/expendable-ally")
def two_dooms_are_targeted(table: VsTable) -> None:
    """Of two characters named Dr. Doom, only the one that Alice chooses as Expendable Ally resolves gets +5 ATK."""
    alice, bob = table.players
    alice.has_resources(3)
    ally, ray = alice.has_in_hand(EXPENDABLE_ALLY), bob.has_in_hand(STUN_TWO_AND_GAIN)
    first, second = alice.controls(DR_DOOM), alice.controls(SECOND_DOOM)
    table.begin(COMBAT, ATTACK_STEP, bob)
    bob.does(table.play(ray), (first, second))
    bob.passes()
    alice.does(table.play(ally), "Double-Stunning Witness")
    table.nobody_is_asked(point=3)
    table.resolve()
    alice.is_asked("+5 ATK", offers=(first, second), point=2)
    alice.chooses(second, point=2)
    table.shows(first, atk=19, point=control(2, "who wasn't chosen gets nothing"))
    table.shows(second, atk=12, point=control(2, "who was chosen gets the ATK"))
    table.is_(first, "stunned", False)


@check("heralds-of-galactus/expendable-ally")
def an_effect_of_ones_own_is_not_negated(table: VsTable) -> None:
    """Alice targets her own Dr. Doom by a plot twist: Expendable Ally can't negate that, but it can negate Bob's answer."""
    alice, bob = table.players
    alice.has_resources(3)
    ally = alice.has_in_hand(EXPENDABLE_ALLY)
    mine, his = alice.has_in_hand(STUN_ONE_AND_GAIN), bob.has_in_hand(STUN_ONE_AND_GAIN)
    doctor = alice.controls(DR_DOOM)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.play(mine), doctor)
    alice.cannot(table.play(ally), only_because="target", point=control(1, "the effect has to be an opponent's"))
    alice.passes()
    bob.does(table.play(his), doctor)
    bob.passes()
    alice.does(table.play(ally), "Stunning and Gaining Witness")
    table.resolve()
    alice.chooses(doctor)
    table.resolve()
    bob.loses_in_all(0, point=control(1, "it was his effect that was negated"))
    alice.loses_in_all(7, point=control(1, "hers has resolved: she loses 8 for the stun and gains 1"))
