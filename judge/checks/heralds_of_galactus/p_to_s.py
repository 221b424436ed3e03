"""Paibok to Starforce Strike: the cards that need no more than two or three pieces around them."""

from __future__ import annotations

from judge.engine.changes import Becomes, Gains
from judge.engine.objects import target
from judge.engine.powers import Played
from judge.games.vs_system.cards.heralds_of_galactus import p_to_s as cards
from judge.games.vs_system.model.board import (
    ATTACK_STEP,
    BUILD,
    COMBAT,
    FORMATION_STEP,
    HAND,
    PLAY,
    RECOVERY,
    RECRUIT_STEP,
)
from judge.games.vs_system.model.cards import PlotTwist
from judge.games.vs_system.words.crossover import team_up
from judge.games.vs_system.words.effects import ko, this_turn
from judge.games.vs_system.words.selectors import CHARACTERS
from judge.proving.tables.vs_system import VsTable, check, plain

# Witness cards: what a ruling leaves to the reader's imagination (somebody is KO'd, somebody's affiliations change).
KO_TWIST = PlotTwist(name="KO Twist", powers=(Played(effect=ko(target(CHARACTERS))),))
STRIP_TWIST = PlotTwist(
    name="Strip Twist", powers=(Played(effect=this_turn(target(CHARACTERS), Becomes("affiliations", ()))),)
)
ALLY_TWIST = PlotTwist(
    name="Ally Twist", powers=(Played(effect=this_turn(target(CHARACTERS), Gains("affiliations", "Doom"))),)
)
ENLIST_TWIST = PlotTwist(
    name="Enlist Twist", powers=(Played(effect=this_turn(target(CHARACTERS), Gains("affiliations", "Kree"))),)
)
OLDER_TEAM_UP = PlotTwist(name="Older Team-Up", ongoing=True, powers=(team_up("Kree", "Doom"),))


@check("heralds-of-galactus/paibok-the-power-skrull")
def paibok_needs_three_affiliations_as_combat_starts(table: VsTable) -> None:
    """Paibok has two affiliations as the combat phase starts: nothing triggers, and a third one comes too late."""
    alice, _ = table.players
    paibok, early, late = alice.controls(cards.PAIBOK), alice.holds(ENLIST_TWIST), alice.holds(ALLY_TWIST)
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
    paibok = alice.controls(cards.PAIBOK)
    twists = alice.holds(ENLIST_TWIST), alice.holds(ALLY_TWIST)
    strip = alice.holds(STRIP_TWIST)
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
    """Characters of one affiliation and a Skrull of three attack a Skrull of two beside a cosmic Paibok: it has +2 ATK, once."""
    alice, bob = table.players
    bob.controls(cards.PAIBOK, counters=("cosmic",))
    skrull = bob.controls(plain("Skrull Kree", atk=3, affiliations=("Skrull", "Kree")))
    team = [alice.controls(plain(f"Mutant {n + 1}", affiliations=("X-Men",))) for n in range(attackers)]
    foreign = alice.controls(plain("Foreign Skrull", affiliations=("Skrull", "Doom", "X-Men")))
    table.begin(COMBAT, ATTACK_STEP, alice)
    table.shows(skrull, atk=3)
    alice.does(table.attack(*team, foreign, on=skrull))
    table.shows(skrull, atk=5, point=3)
    table.shows(foreign, atk=1)


@check("heralds-of-galactus/pressed-into-service-team-up")
def doom_cards_of_the_row_become_reservists(table: VsTable) -> None:
    """Kree and Doom are chosen for Pressed into Service: a revealed Doom card of the resource row is Kree and has reservist."""
    alice, bob = table.players
    bob.controls(plain("Foreign Character", affiliations=("X-Men",)))
    alice.controls(plain("Kree", affiliations=("Kree",)))
    alice.controls(plain("Minion", affiliations=("Doom",)))
    pressed = alice.has_resource(cards.PRESSED_INTO_SERVICE)
    shown, unseen = [alice.has_resource(plain(name, affiliations=("Doom",)), face_up=face_up)
                     for name, face_up in (("Revealed Card", True), ("Face-down Card", False))]  # fmt: skip
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.cannot(table.recruit(shown), only_because="vs/act.card")
    alice.does(table.play(pressed))
    alice.is_asked("choose affiliations", offers=("Kree", "Doom"), not_offers=("X-Men",))
    alice.chooses("Kree", "Doom")
    table.resolve()
    table.has(shown, "affiliations", "Kree", point=1)
    table.has(shown, "keywords", "reservist", point=1)
    table.has(unseen, "keywords", "reservist", False)
    alice.can(table.recruit(shown), point=1)


@check("heralds-of-galactus/pressed-into-service-team-up")
def older_team_ups_leave_the_row_alone(table: VsTable) -> None:
    """An older team-up joins Kree and Doom on characters in play, and on no card of the resource row."""
    alice, _ = table.players
    alice.has_resource(OLDER_TEAM_UP, face_up=True)
    minion = alice.controls(plain("Minion", affiliations=("Doom",)))
    card = alice.has_resource(plain("Revealed Card", affiliations=("Doom",)), face_up=True)
    table.begin(BUILD, RECRUIT_STEP, alice)
    table.has(minion, "affiliations", "Kree")
    table.has(card, "affiliations", "Kree", False, point=2)


@check("heralds-of-galactus/remnant-fleet")
def remnant_fleet_takes_two_home(table: VsTable) -> None:
    """The Kree is targeted as Remnant Fleet is played; whether somebody goes along, and who, is decided as it resolves."""
    alice, bob = table.players
    alice.has_resources(2)
    foreign = bob.controls(plain("Foreign Character"))
    kree, other = alice.controls(plain("Kree", affiliations=("Kree",))), alice.controls(plain("Companion"))
    fleet = alice.holds(cards.REMNANT_FLEET)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.play(fleet))
    alice.is_asked("target", offers=(kree,), not_offers=(other,), point=1)
    alice.chooses(kree, point=1)
    table.nobody_is_asked(point=2)
    table.resolve()
    alice.is_asked("choose", offers=(other,), not_offers=(kree, foreign), optional=True, point=2)
    alice.chooses(other, point=2)
    table.finds(kree, HAND)
    table.finds(other, HAND, point=2)


@check("heralds-of-galactus/sentry-459-advance-guard")
def stunned_sentry_doesnt_watch(table: VsTable) -> None:
    """A character is recruited while Sentry #459 is stunned: his power doesn't trigger."""
    alice, _ = table.players
    alice.has_resources(1)
    sentry, recruit = alice.controls(cards.SENTRY_459, stunned=True), alice.holds(plain("Recruit"))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(recruit))
    table.chain_is("recruiting Recruit", point=1)
    table.resolve()
    alice.chooses("front row")
    table.shows(sentry, atk=12, defense=12, point=1)


@check("heralds-of-galactus/sentry-459-advance-guard")
def sentry_in_the_resource_row_doesnt_watch(table: VsTable) -> None:
    """A character is recruited while Sentry #459 lies face up in the resource row: his power doesn't trigger."""
    alice, _ = table.players
    alice.has_resource(cards.SENTRY_459, face_up=True)
    recruit = alice.holds(plain("Recruit"))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(recruit))
    table.chain_is("recruiting Recruit", point=1)
    table.resolve()
    alice.chooses("front row")


@check("heralds-of-galactus/sentry-459-advance-guard")
def sentry_doesnt_count_itself(table: VsTable) -> None:
    """Recruiting Sentry #459 doesn't set off its own power; the recruit after it does."""
    alice, _ = table.players
    alice.has_resources(7)
    sentry, recruit = alice.holds(cards.SENTRY_459), alice.holds(plain("Recruit", 1))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(sentry))
    table.chain_is("recruiting Sentry", point=2)
    table.resolve()
    alice.chooses("front row")
    table.shows(sentry, atk=12, defense=12, point=2)
    alice.does(table.recruit(recruit))
    table.resolve()
    alice.chooses("front row")
    table.shows(sentry, atk=13, defense=13)


@check("heralds-of-galactus/shakti-mage-general")
def shakti_sees_her_own_trip(table: VsTable) -> None:
    """Shakti is KO'd in the combat phase: her power triggers and a character gets -2 DEF."""
    alice, bob = table.players
    shakti, victim = alice.controls(cards.SHAKTI), bob.controls(plain("Victim", defense=5))
    twist = bob.holds(KO_TWIST)
    table.begin(COMBAT, ATTACK_STEP, bob)
    bob.does(table.play(twist), shakti)
    table.resolve()
    alice.is_asked("target", offers=(victim,), point=1)
    alice.chooses(victim, point=1)
    table.resolve()
    table.shows(victim, defense=3, point=1)


@check("heralds-of-galactus/shakti-mage-general")
def stunned_shakti_sees_her_own_trip(table: VsTable) -> None:
    """A stunned Shakti doesn't notice the trip of another character to the KO'd pile, but she does notice her own."""
    alice, bob = table.players
    shakti, friend = alice.controls(cards.SHAKTI, stunned=True), alice.controls(plain("Friend"))
    victim = bob.controls(plain("Victim", defense=5))
    twists = [bob.holds(KO_TWIST) for _ in range(2)]
    table.begin(COMBAT, ATTACK_STEP, bob)
    bob.does(table.play(twists[0]), friend)
    table.resolve()
    table.nobody_is_asked()
    bob.does(table.play(twists[1]), shakti)
    table.resolve()
    alice.is_asked("target", offers=(victim,), point=2)
    alice.chooses(victim, point=2)
    table.resolve()
    table.shows(victim, defense=3, point=2)


@check("heralds-of-galactus/starforce-strike")
def starforce_strike_returns_even_the_stunned(table: VsTable) -> None:
    """A Kree defender is stunned in spite of Starforce Strike: as the recovery trigger resolves it may go back to hand."""
    alice, bob = table.players
    bob.has_resources(3)
    attacker, hero = (
        alice.controls(plain("Attacker", atk=9, defense=9)),
        bob.controls(plain("Kree", affiliations=("Kree",))),
    )
    strike = bob.holds(cards.STARFORCE_STRIKE)
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
    table.finds(hero, HAND, point=2)


@check("heralds-of-galactus/starforce-strike")
def starforce_strike_looks_at_the_affiliation_once(table: VsTable) -> None:
    """A defender that is Kree as Starforce Strike resolves and isn't any more in the recovery phase may still go back."""
    alice, bob = table.players
    bob.has_resources(3)
    attacker = alice.controls(plain("Attacker", atk=9, defense=9))
    hero = bob.controls(plain("Kree", affiliations=("Kree",)))
    strike, strip = bob.holds(cards.STARFORCE_STRIKE), bob.holds(STRIP_TWIST)
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
    table.finds(hero, HAND, point=3)


@check("heralds-of-galactus/starforce-strike")
def starforce_strike_doesnt_wait_for_a_kree(table: VsTable) -> None:
    """A defender that isn't Kree as Starforce Strike resolves doesn't go back, even if it is Kree in the recovery phase."""
    alice, bob = table.players
    bob.has_resources(3)
    attacker, hero = alice.controls(plain("Attacker", atk=9, defense=9)), bob.controls(plain("Nobody"))
    strike, enlist = bob.holds(cards.STARFORCE_STRIKE), bob.holds(ENLIST_TWIST)
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
    table.finds(hero, PLAY, point=3)
