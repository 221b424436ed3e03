"""Paibok, The Power Skrull"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import ENLIST_FOR_DOOM, ENLIST_ONE, STRIP_ONE
from judge.games.vs_system.cards.heralds_of_galactus.paibok_the_power_skrull import PAIBOK
from judge.games.vs_system.dsl import (
    ATTACK_STEP,
    BUILD,
    COMBAT,
    FORMATION_STEP,
    PlotTwist,
    team_up,
)
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain


@check("heralds-of-galactus/paibok-the-power-skrull")
def paibok_needs_three_affiliations_as_combat_starts(table: VsTable) -> None:
    """Paibok has two affiliations as the combat phase starts: nothing triggers, and a third one comes too late."""
    alice, _ = table.players
    paibok, early, late = alice.controls(PAIBOK), alice.has_in_hand(ENLIST_ONE), alice.has_in_hand(ENLIST_FOR_DOOM)
    table.begin(BUILD, FORMATION_STEP, alice)
    alice.does(table.play(early), paibok)
    table.resolve()
    table.goes_on_to(COMBAT)
    table.chain_is(point=1)
    alice.does(table.play(late), paibok)
    table.resolve()
    table.counts(paibok, "cosmic", 0, point=1)


@check("heralds-of-galactus/paibok-the-power-skrull")
def paibok_needs_three_affiliations_as_the_effect_resolves(table: VsTable) -> None:
    """Paibok's power triggers with three affiliations; in answer he loses them, so that he gets no cosmic counter."""
    alice, _ = table.players
    paibok = alice.controls(PAIBOK)
    twists = alice.has_in_hand(ENLIST_ONE), alice.has_in_hand(ENLIST_FOR_DOOM)
    strip = alice.has_in_hand(STRIP_ONE)
    table.begin(BUILD, FORMATION_STEP, alice)
    for twist in twists:
        alice.does(table.play(twist), paibok)
        table.resolve()
    table.goes_on_to(COMBAT)
    table.chain_is("cosmic counter")
    alice.does(table.play(strip), paibok)
    table.resolve()
    table.counts(paibok, "cosmic", 0, point=2)


@check("heralds-of-galactus/paibok-the-power-skrull", allowed={"attackers": range(1, 6)})
def paibok_helps_a_defender_once(table: VsTable, attackers: int = 2) -> None:
    """Characters of one affiliation and a Skrull of three attack a Skrull of two beside a cosmic Paibok: it has +2 ATK, once.

    Another Skrull of two that a character of two attacked before had no bonus, nor has one of two that is no Skrull.
    """
    alice, bob = table.players
    bob.controls(PAIBOK, counters=("cosmic",))
    skrull = bob.controls(plain("Skrull Kree", atk=3, affiliations=("Skrull", "Kree")))
    team = [alice.controls(plain(f"Mutant {n + 1}", affiliations=("X-Men",))) for n in range(attackers)]
    foreign = alice.controls(plain("Foreign Skrull", affiliations=("Skrull", "Doom", "X-Men")))
    rival = alice.controls(plain("Rival", affiliations=("X-Men", "Doom")))
    other = bob.controls(plain("Other Skrull", atk=3, affiliations=("Skrull", "Kree")))
    loner = alice.controls(plain("Loner", affiliations=("X-Men",)))
    stranger = bob.controls(plain("Stranger", atk=3, affiliations=("Doom", "Kree")))
    table.begin(COMBAT, ATTACK_STEP, alice)
    table.shows(skrull, atk=3)
    alice.does(table.attack(rival, on=other))
    table.shows(other, atk=3, point=control(3, "as many affiliations are not fewer"))
    table.all_pass()
    alice.does(table.attack(loner, on=stranger))
    table.shows(stranger, atk=3, point=control(3, "the bonus is for Skrull characters"))
    table.all_pass()
    alice.does(table.attack(*team, foreign, on=skrull))
    table.shows(skrull, atk=5, point=3)
    table.shows(foreign, atk=1)


FIRST_TEAM_UP = PlotTwist(name="First Team-Up", ongoing=True, powers=(team_up("Skrull", "Kree"),))

SECOND_TEAM_UP = PlotTwist(name="Second Team-Up", ongoing=True, powers=(team_up("Skrull", "Doom"),))


@check("heralds-of-galactus/paibok-the-power-skrull")
def paibok_with_three_affiliations_gets_a_counter(table: VsTable) -> None:
    """Two team-ups give Paibok three affiliations, as the combat phase starts and as the effect resolves: he gets a counter."""
    alice, _ = table.players
    paibok = alice.controls(PAIBOK)
    for twist in (FIRST_TEAM_UP, SECOND_TEAM_UP):
        alice.has_resource(twist, face_up=True)
    table.begin(BUILD, FORMATION_STEP, alice)
    table.goes_on_to(COMBAT)
    table.chain_is("cosmic counter")
    table.resolve()
    table.counts(paibok, "cosmic", 1)
