"""Terragenesis"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import HOSPITAL
from judge.games.vs_system.cards.heralds_of_galactus.terragenesis import TERRAGENESIS
from judge.games.vs_system.dsl import (
    ACTIVATE,
    ATTACK_STEP,
    CHARACTERS,
    COMBAT,
    DRAW,
    RECOVERY,
    SUPPORT,
    YOURS,
    Character,
    recover,
    target,
)
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain


@check("heralds-of-galactus/terragenesis")
def terragenesis_waits_for_the_next_turn(table: VsTable) -> None:
    """A cosmic Inhuman recovers in the wrap-up: Terragenesis joins the chain only in the next draw phase, above the draw."""
    alice, bob = table.players
    alice.has_resource(TERRAGENESIS, face_up=True)
    inhuman = alice.controls(plain("Inhuman", 3, affiliations=("Inhumans",), keywords=("cosmic",)), stunned=True)
    other = bob.controls(plain("Other Inhuman", 3, affiliations=("Inhumans",), keywords=("cosmic",)), stunned=True)
    spare, foreign = alice.has_in_hand(plain("Spare Card")), bob.has_in_hand(plain("Foreign Card"))
    for number in (1, 2):
        alice.has_in_deck(plain(f"Next Card {number}"))
    table.begin(RECOVERY)
    table.all_pass()
    alice.chooses(inhuman)
    bob.chooses(other)
    table.step_is(DRAW, point=1)
    table.nobody_is_asked(point=(1, 2))
    table.chain_is("each player draws two cards", "Terragenesis", point=(1, 3))
    table.all_pass()
    alice.is_asked("whether to", optional=True, point=(2, 3))
    alice.hand_size_is(1, point=3)
    alice.agrees()
    alice.is_asked("card to discard", offers=(spare,), not_offers=(foreign,))
    alice.chooses(spare)
    alice.hand_size_is(0, point=control(3, "the two cards are still to come"))
    table.counts(inhuman, "cosmic", 1)
    table.resolve()
    alice.hand_size_is(2)


NURSE = Character(name="Nurse Witness", powers=(ACTIVATE >> recover(target(CHARACTERS & YOURS)),))


@check("heralds-of-galactus/terragenesis")
def terragenesis_minds_each_recovery(table: VsTable) -> None:
    """A cosmic Inhuman recovers, then two at once beside two who aren't both: Terragenesis triggers for each of the three."""
    alice, _ = table.players
    alice.has_resource(TERRAGENESIS, face_up=True)
    first, second = (
        alice.controls(plain(f"Inhuman {n}", affiliations=("Inhumans",), keywords=("cosmic",)), stunned=True)
        for n in (1, 2)
    )
    alice.controls(plain("Common Inhuman", affiliations=("Inhumans",)), stunned=True)
    alice.controls(plain("Cosmic Stranger", keywords=("cosmic",)), stunned=True)
    early = alice.controls(plain("Early Inhuman", affiliations=("Inhumans",), keywords=("cosmic",)), stunned=True)
    nurse, hospital = alice.controls(NURSE, row=SUPPORT), alice.controls(HOSPITAL, row=SUPPORT)
    spare = alice.has_in_hand(plain("Spare Card"))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.use(nurse), early)
    table.resolve()
    alice.declines()
    table.counts(early, "cosmic", 0)
    alice.does(table.use(hospital))
    table.resolve()
    alice.is_asked("which triggered effect")
    alice.chooses("1.")
    table.chain_is("Terragenesis", "Terragenesis")
    table.resolve()
    alice.declines()
    table.counts(second, "cosmic", 0)
    table.resolve()
    alice.agrees()
    alice.chooses(spare)
    table.counts(first, "cosmic", 1)
    table.counts(second, "cosmic", 0)
