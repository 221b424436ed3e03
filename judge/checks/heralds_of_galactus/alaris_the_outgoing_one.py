"""Alaris, The Outgoing One"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import STUN_ONE
from judge.games.vs_system.cards.heralds_of_galactus.alaris_the_outgoing_one import ALARIS
from judge.games.vs_system.dsl import (
    ATTACK_STEP,
    BUILD,
    CHARACTERS,
    COMBAT,
    FORMATION_STEP,
    FRONT,
    HIDDEN,
    SUPPORT,
    YOURS,
    Becomes,
    Played,
    PlotTwist,
    SwapPositions,
    named,
    this_turn,
)
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

STRIP_ALL = PlotTwist(
    name="All-Stripping Witness", powers=(Played(effect=this_turn(CHARACTERS, Becomes("affiliations", ()))),)
)

SWAP_TWO = PlotTwist(
    name="Swapping Witness",
    powers=(
        Played(effect=SwapPositions(CHARACTERS & YOURS & named("Friend"), CHARACTERS & YOURS & named("Bodyguard"))),
    ),
)


def swap_stunned(table: VsTable, alaris_is_stunned: bool, friend_is_stunned: bool) -> None:
    """Alaris, stunned in answer or not, and a friend, stunned or not, trade places by Alaris's power."""
    alice, bob = table.players
    alaris, blow = alice.controls(ALARIS, row=FRONT), bob.has_in_hand(STUN_ONE)
    friend = alice.controls(plain("Friend", affiliations=("Inhumans",)), row=SUPPORT, stunned=friend_is_stunned)
    table.begin(BUILD, FORMATION_STEP, alice)
    alice.does(table.use(alaris))
    if alaris_is_stunned:
        alice.passes()
        bob.does(table.play(blow), alaris)
    table.resolve()
    alice.chooses(friend, point=6 if friend_is_stunned else control(6, "the unstunned friend may be chosen as ever"))
    table.is_(alaris, "stunned", alaris_is_stunned)
    table.stands(alaris, SUPPORT, point=6)
    table.stands(friend, FRONT, point=6)


@check("heralds-of-galactus/alaris-the-outgoing-one")
def alaris_picks_on_resolution(table: VsTable) -> None:
    """Nothing is targeted by Alaris's power: its controller picks as it resolves, has to pick, and may pick Alaris."""
    alice, bob = table.players
    alaris = alice.controls(ALARIS, row=FRONT)
    friend = alice.controls(plain("Friend", affiliations=("Inhumans",)), row=SUPPORT)
    foreign = bob.controls(plain("Foreign Character", affiliations=("Inhumans",)))
    table.begin(BUILD, FORMATION_STEP, alice)
    alice.does(table.use(alaris))
    table.nobody_is_asked(point=1)
    table.resolve()
    alice.is_asked("choose an Inhumans character", offers=(friend,), point=1)
    alice.is_asked(
        "an Inhumans character", not_offers=(foreign,), point=control(1, "an opponent's character isn't one of yours")
    )
    alice.is_asked("an Inhumans character", optional=False, point=3)
    alice.is_asked("an Inhumans character", offers=(alaris,), point=4)
    alice.chooses(friend)
    table.stands(alaris, SUPPORT)
    table.stands(friend, FRONT)
    bob.loses_in_all(0)
    alice.can(table.use(alaris))


@check("heralds-of-galactus/alaris-the-outgoing-one")
def alaris_picks_alaris(table: VsTable) -> None:
    """Alaris is picked for the own effect: the endurance is paid, and nobody moves."""
    alice, _ = table.players
    alaris = alice.controls(ALARIS, row=FRONT)
    friend = alice.controls(plain("Friend", affiliations=("Inhumans",)), row=SUPPORT)
    table.begin(BUILD, FORMATION_STEP, alice)
    alice.does(table.use(alaris))
    table.resolve()
    alice.chooses(alaris, point=4)
    table.stands(alaris, FRONT, point=control(4, "who takes the own place stays there"))
    table.stands(friend, SUPPORT, point=control(4, "nobody else is moved"))
    alice.loses_in_all(2, point=control(4, "the power is paid all the same"))


@check("heralds-of-galactus/alaris-the-outgoing-one")
def alaris_finds_no_inhumans(table: VsTable) -> None:
    """In answer to Alaris's power all characters lose their affiliations: there is nobody to pick, and nobody moves."""
    alice, bob = table.players
    alaris = alice.controls(ALARIS, row=FRONT)
    friend = alice.controls(plain("Friend", affiliations=("Inhumans",)), row=SUPPORT)
    outlawry = bob.has_in_hand(STRIP_ALL)
    table.begin(BUILD, FORMATION_STEP, alice)
    alice.does(table.use(alaris))
    alice.passes()
    bob.does(table.play(outlawry))
    table.resolve()
    table.nobody_is_asked(point=2)
    table.stands(alaris, FRONT, point=control(2, "nobody is moved where nobody is picked"))
    table.stands(friend, SUPPORT, point=control(2, "nobody is moved where nobody is picked"))
    alice.loses_in_all(2, point=control(2, "the power is paid all the same"))


@check("heralds-of-galactus/alaris-the-outgoing-one")
def alaris_swaps_across_areas(table: VsTable) -> None:
    """Alaris in the visible area trades places with an Inhumans character in the hidden one."""
    alice, _ = table.players
    alaris = alice.controls(ALARIS, row=FRONT)
    hidden = alice.controls(plain("Hidden Friend", affiliations=("Inhumans",)), row=SUPPORT, hidden=True)
    table.begin(BUILD, FORMATION_STEP, alice)
    alice.does(table.use(alaris))
    table.resolve()
    alice.chooses(hidden, point=5)
    table.stands(alaris, SUPPORT, HIDDEN, point=5)
    table.stands(hidden, FRONT, point=5)


@check("heralds-of-galactus/alaris-the-outgoing-one")
def alaris_and_friend_swap_stunned(table: VsTable) -> None:
    """The friend lies stunned, and Alaris becomes stunned in answer to the power: they trade places all the same."""
    swap_stunned(table, alaris_is_stunned=True, friend_is_stunned=True)


@check("heralds-of-galactus/alaris-the-outgoing-one")
def alaris_swaps_stunned(table: VsTable) -> None:
    """Alaris alone becomes stunned in answer to the power: the two trade places all the same."""
    swap_stunned(table, alaris_is_stunned=True, friend_is_stunned=False)


@check("heralds-of-galactus/alaris-the-outgoing-one")
def alaris_swaps_with_the_stunned(table: VsTable) -> None:
    """The friend alone lies stunned: the two trade places all the same."""
    swap_stunned(table, alaris_is_stunned=False, friend_is_stunned=True)


@check("heralds-of-galactus/alaris-the-outgoing-one")
def alaris_steps_in_front_of_the_defender(table: VsTable) -> None:
    """Bob attacks a front row character without flight; Alaris takes its place and protects it: the attack goes on."""
    alice, bob = table.players
    friend = alice.controls(plain("Friend", affiliations=("Inhumans",)), row=FRONT, column=0)
    alaris = alice.controls(ALARIS, row=SUPPORT, column=0)
    attacker = bob.controls(plain("Attacker", 4, atk=8, defense=8))
    table.begin(COMBAT, ATTACK_STEP, bob)
    bob.does(table.attack(attacker, on=friend))
    bob.passes()
    alice.does(table.use(alaris))
    table.resolve()
    alice.chooses(friend)
    table.stands(friend, SUPPORT)
    table.defender_is(friend)
    table.all_pass()
    table.is_(friend, "stunned", point=7)


@check("heralds-of-galactus/alaris-the-outgoing-one")
def alaris_takes_the_place_of_the_attacker(table: VsTable) -> None:
    """Bob's own Alaris sends his attacker, which has no range, to the support row: the attack goes on."""
    alice, bob = table.players
    defender = alice.controls(plain("Defender"))
    attacker = bob.controls(plain("Attacker", 4, affiliations=("Inhumans",), atk=8, defense=8), row=FRONT)
    alaris = bob.controls(ALARIS, row=SUPPORT)
    table.begin(COMBAT, ATTACK_STEP, bob)
    bob.does(table.attack(attacker, on=defender))
    bob.does(table.use(alaris))
    table.resolve()
    bob.chooses(attacker)
    table.stands(attacker, SUPPORT)
    table.all_pass()
    table.is_(defender, "stunned", point=7)


@check("heralds-of-galactus/alaris-the-outgoing-one")
def something_else_moves_the_defender(table: VsTable) -> None:
    """Another effect than Alaris's swaps the attacked character with one that then protects it: the attack goes on."""
    alice, bob = table.players
    friend = alice.controls(plain("Friend"), row=FRONT, column=0)
    alice.controls(plain("Bodyguard"), row=SUPPORT, column=0)
    swap, attacker = alice.has_in_hand(SWAP_TWO), bob.controls(plain("Attacker", 4, atk=8, defense=8))
    table.begin(COMBAT, ATTACK_STEP, bob)
    bob.does(table.attack(attacker, on=friend))
    bob.passes()
    alice.does(table.play(swap))
    table.resolve()
    table.stands(friend, SUPPORT)
    table.all_pass()
    table.is_(friend, "stunned", point=7)
