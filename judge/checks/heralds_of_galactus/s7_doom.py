"""7 Doom"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import DR_DOOM, HENCHMAN, PRETENCE, STUN_ONE_AND_GAIN
from judge.games.vs_system.cards.heralds_of_galactus.doom_bot_corps_army import DOOM_BOT_CORPS
from judge.games.vs_system.cards.heralds_of_galactus.doom_bot_dr_doom_cosmic_thief import DOOM_BOT
from judge.games.vs_system.cards.heralds_of_galactus.expendable_ally import EXPENDABLE_ALLY
from judge.games.vs_system.cards.heralds_of_galactus.super_genius import SUPER_GENIUS
from judge.games.vs_system.dsl import ATTACK_STEP, COMBAT, KO_PILE
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, VsTableOfThree, check, check_with_three


@check("heralds-of-galactus/7-doom")
def only_his_name_makes_him_a_target(table: VsTable) -> None:
    """Expendable Ally protects a character named Dr. Doom, but not a Doom-Bot whose identity he is."""
    alice, bob = table.players
    alice.has_resources(3)
    ally, first, second = (
        alice.has_in_hand(EXPENDABLE_ALLY),
        bob.has_in_hand(STUN_ONE_AND_GAIN),
        bob.has_in_hand(STUN_ONE_AND_GAIN),
    )
    doctor, robot = alice.controls(DR_DOOM), alice.controls(DOOM_BOT)
    table.begin(COMBAT, ATTACK_STEP, bob)
    bob.does(table.play(first), robot)
    bob.passes()
    alice.cannot(table.play(ally), only_because="target", point=(1, 2))
    alice.passes()
    bob.does(table.play(second), doctor)
    bob.passes()
    alice.can(table.play(ally), point=control(1, "for Dr. Doom himself it can be played"))


@check("heralds-of-galactus/7-doom")
def doom_bot_isnt_a_character_named_dr_doom(table: VsTable) -> None:
    """Doom-Bot Corps takes the name beside Doom-Bot <> Dr. Doom, but not beside a character named Dr. Doom."""
    alice, bob = table.players
    alice.controls(DOOM_BOT)
    bob.controls(DR_DOOM)
    corps, others = alice.controls(DOOM_BOT_CORPS), bob.controls(DOOM_BOT_CORPS)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.use(corps))
    table.resolve()
    table.has(corps, "names", "Dr. Doom", point=(1, 2))
    alice.passes()
    bob.does(table.use(others))
    table.resolve()
    table.has(others, "names", "Dr. Doom", False, point=control(1, "a character of that name does count"))


@check("heralds-of-galactus/7-doom")
def corps_looks_for_the_name(table: VsTable, has_doctor: bool = True, is_considered: bool = True) -> None:
    """Doom-Bot Corps takes the name where its controller is only considered to control Dr. Doom, but not beside a Dr. Doom."""
    alice, bob = table.players
    corps = alice.controls(DOOM_BOT_CORPS)
    if is_considered:
        alice.controls(PRETENCE)
    others = bob.controls(DOOM_BOT_CORPS)
    if has_doctor:
        bob.controls(DR_DOOM)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.use(corps))
    table.resolve()
    table.has(corps, "names", "Dr. Doom", point=3)
    alice.passes()
    bob.does(table.use(others))
    table.resolve()
    table.has(others, "names", "Dr. Doom", False)


@check_with_three("heralds-of-galactus/7-doom")
def super_genius_looks_for_control(table: VsTableOfThree) -> None:
    """Super Genius costs no card if its player is considered to control Dr. Doom, or has a character of that name, or both."""
    alice, bob, carol = table.seats
    alice.controls(PRETENCE)
    bob.controls(DR_DOOM)
    carol.controls(PRETENCE)
    carol.controls(DR_DOOM)
    twists = [player.has_in_hand(SUPER_GENIUS) for player in table.seats]
    for player in table.seats:
        player.has_in_hand(HENCHMAN)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.play(twists[0]))
    table.resolve()
    table.nobody_is_asked(point=4)
    alice.hand_size_is(1, point=control(4, "she keeps her other card"))
    alice.passes()
    bob.does(table.play(twists[1]))
    table.resolve()
    table.nobody_is_asked(point=control(4, "Dr. Doom himself is enough"))
    bob.hand_size_is(1, point=control(4, "he keeps his other card"))
    alice.passes()
    bob.passes()
    carol.does(table.play(twists[2]))
    table.resolve()
    table.nobody_is_asked(point=control(4, "both together are no worse than one of them"))
    carol.hand_size_is(1, point=control(4, "she keeps her other card"))


@check("heralds-of-galactus/7-doom")
def super_genius_beside_a_taken_name(table: VsTable) -> None:
    """Super Genius costs no card if its player's Doom-Bot Corps has become a character named Dr. Doom."""
    alice, _ = table.players
    corps, twist = alice.controls(DOOM_BOT_CORPS), alice.has_in_hand(SUPER_GENIUS)
    alice.has_in_hand(HENCHMAN)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.use(corps))
    table.resolve()
    table.has(corps, "names", "Dr. Doom")
    alice.does(table.play(twist))
    table.resolve()
    table.nobody_is_asked(point=4)


@check("heralds-of-galactus/7-doom")
def super_genius_beside_a_doom_bot(table: VsTable) -> None:
    """Super Genius costs a card if its player has only a Doom-Bot whose identity is Dr. Doom."""
    alice, bob = table.players
    twist, spare, foreign = bob.has_in_hand(SUPER_GENIUS), bob.has_in_hand(HENCHMAN), alice.has_in_hand(HENCHMAN)
    bob.controls(DOOM_BOT)
    table.begin(COMBAT, ATTACK_STEP, bob)
    bob.does(table.play(twist))
    table.resolve()
    bob.is_asked("discard", offers=(spare,), not_offers=(foreign,), point=5)
    bob.chooses(spare, point=5)
    table.finds(spare, KO_PILE, point=control(5, "the card is discarded"))


@check("heralds-of-galactus/7-doom")
def super_genius_beside_an_opponents_pretence(table: VsTable) -> None:
    """Alice's card has her considered to control Dr. Doom, and not Bob: Bob's Super Genius costs him a card."""
    alice, bob = table.players
    alice.controls(PRETENCE)
    twist, spare = bob.has_in_hand(SUPER_GENIUS), bob.has_in_hand(HENCHMAN)
    table.begin(COMBAT, ATTACK_STEP, bob)
    bob.does(table.play(twist))
    table.resolve()
    bob.is_asked("discard", offers=(spare,), point=control(4, "the card says it of the player who controls it"))
    bob.chooses(spare)
    table.finds(spare, KO_PILE)
