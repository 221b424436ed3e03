"""Shakti, Mage General"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import KO_ONE
from judge.games.vs_system.cards.heralds_of_galactus.shakti_mage_general import SHAKTI
from judge.games.vs_system.dsl import (
    ATTACK_STEP,
    BUILD,
    CHARACTERS,
    COMBAT,
    FORMATION_STEP,
    KO_PILE,
    Played,
    PlotTwist,
    affiliated,
    ko,
)
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain


@check("heralds-of-galactus/shakti-mage-general")
def shakti_sees_her_own_trip(table: VsTable) -> None:
    """Shakti is KO'd in the combat phase: her power triggers and a character gets -2 DEF."""
    alice, bob = table.players
    shakti, victim = alice.controls(SHAKTI), bob.controls(plain("Victim", defense=5))
    twist = bob.has_in_hand(KO_ONE)
    table.begin(COMBAT, ATTACK_STEP, bob)
    bob.does(table.play(twist), shakti)
    table.resolve()
    alice.is_asked("target", offers=(victim,), point=1)
    alice.chooses(victim, point=1)
    table.resolve()
    table.shows(victim, defense=3, point=control(1, "the effect resolves, though she has gone"))


@check("heralds-of-galactus/shakti-mage-general")
def stunned_shakti_sees_her_own_trip(table: VsTable) -> None:
    """A stunned Shakti doesn't notice the trip of another character to the KO'd pile, but she does notice her own."""
    alice, bob = table.players
    shakti, friend = alice.controls(SHAKTI, stunned=True), alice.controls(plain("Friend"))
    victim = bob.controls(plain("Victim", defense=5))
    twists = [bob.has_in_hand(KO_ONE) for _ in range(2)]
    table.begin(COMBAT, ATTACK_STEP, bob)
    bob.does(table.play(twists[0]), friend)
    table.resolve()
    table.nobody_is_asked()
    bob.does(table.play(twists[1]), shakti)
    table.resolve()
    alice.is_asked("target", offers=(victim,), point=2)
    alice.chooses(victim, point=2)
    table.resolve()
    table.shows(victim, defense=3, point=control(2, "the effect resolves, though she has gone"))


KO_ALL_KREE = PlotTwist(name="Kree-KO Witness", powers=(Played(effect=ko(CHARACTERS & affiliated("Kree"))),))


@check("heralds-of-galactus/shakti-mage-general")
def shakti_sees_each_friend_in_combat_only(table: VsTable) -> None:
    """Shakti ignores a friend's KO in the build phase; in combat she sees two friends KO'd along with a foe, and then a third."""
    alice, bob = table.players
    alice.controls(SHAKTI)
    late, early = alice.controls(plain("Late Friend")), alice.controls(plain("Early Friend"))
    for name in ("First Friend", "Second Friend"):
        alice.controls(plain(name, affiliations=("Kree",)))
    bob.controls(plain("Foe", affiliations=("Kree",)))
    victim = bob.controls(plain("Victim", defense=9))
    twists, all_kree = [bob.has_in_hand(KO_ONE) for _ in range(2)], bob.has_in_hand(KO_ALL_KREE)
    table.begin(BUILD, FORMATION_STEP, bob)
    bob.does(table.play(twists[0]), early)
    table.resolve()
    table.chain_is()
    table.goes_on_to(COMBAT, ATTACK_STEP, bob)
    bob.does(table.play(all_kree))
    table.resolve()
    alice.is_asked("which")
    alice.chooses("Shakti")
    for _ in range(2):
        alice.chooses(victim)
    table.resolve()
    table.shows(victim, defense=5)
    bob.does(table.play(twists[1]), late)
    table.resolve()
    alice.chooses(victim)
    table.resolve()
    table.shows(victim, defense=3)


@check("heralds-of-galactus/shakti-mage-general")
def shakti_leaves_before_combat_without_notice(table: VsTable) -> None:
    """Shakti is KO'd in the build phase: her power doesn't trigger."""
    alice, bob = table.players
    shakti, twist = alice.controls(SHAKTI), bob.has_in_hand(KO_ONE)
    bob.controls(plain("Victim"))
    table.begin(BUILD, FORMATION_STEP, bob)
    bob.does(table.play(twist), shakti)
    table.resolve()
    table.finds(shakti, KO_PILE)
    table.nobody_is_asked()
    table.chain_is()
