"""Leech, Inhibitor"""

from __future__ import annotations

from dataclasses import replace

from judge.checks.witnesses.vs_system import RECOVER_ONE, SCHOLAR, STUN_ONE
from judge.games.vs_system.cards.x_men.leech_inhibitor import LEECH
from judge.games.vs_system.dsl import ACTIVATE, ATTACK_STEP, COMBAT, KO_PILE, RECOVERY, Location, gain
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "x-men/leech-inhibitor"

OPEN = {f"{ENTRY}#1": "nothing that we have tells the text that is printed on the card"}

PLACE = Location(name="Place", cost=1, powers=(ACTIVATE >> gain(1),))

SMALL_LEECH = replace(LEECH, cost=1, atk=1, defense=1)


@check(ENTRY)
def a_payment_effect_is_negated(table: VsTable) -> None:
    """Bob uses his character's power to draw. Alice has Leech evade, targets that effect, discards a card, and Bob draws nothing."""
    alice, bob = table.players
    leech, card = alice.controls(SMALL_LEECH), alice.has_in_hand(plain("Card"))
    scholar = bob.controls(SCHOLAR)
    bob.has_in_deck(plain("Bob's Card"))
    his = bob.has_in_hand(plain("Other Card of Bob's"))
    table.begin(COMBAT, ATTACK_STEP, bob, initiative=bob)
    bob.does(table.use(scholar))
    bob.passes()
    alice.does(table.use(leech))
    alice.is_asked("target payment effect")
    alice.chooses("Scholar Witness: you draw a card")
    table.all_pass()
    alice.agrees()
    alice.is_asked("discard", offers=(card,), not_offers=(his,))
    alice.chooses(card)
    table.finds(card, KO_PILE)
    table.resolve()
    bob.hand_size_is(1)


@check(ENTRY)
def nothing_is_negated_without_a_discard(table: VsTable) -> None:
    """Leech becomes stunned by an effect while Bob's payment effect waits. Alice discards nothing, and Bob draws his card."""
    alice, bob = table.players
    leech, blow = alice.controls(SMALL_LEECH), alice.has_in_hand(STUN_ONE)
    alice.has_in_hand(plain("Card"))
    scholar = bob.controls(SCHOLAR)
    bob.has_in_deck(plain("Bob's Card"))
    table.begin(COMBAT, ATTACK_STEP, bob, initiative=bob)
    bob.does(table.use(scholar))
    bob.passes()
    alice.does(table.play(blow), leech)
    table.all_pass()
    alice.chooses("Scholar Witness: you draw a card")
    table.all_pass()
    alice.declines()
    table.resolve()
    bob.hand_size_is(1)


@check(ENTRY)
def an_attack_leaves_nothing_to_negate(table: VsTable) -> None:
    """Leech becomes stunned as an attack concludes: there is no payment effect, so his effect never is on the chain."""
    alice, bob = table.players
    leech, attacker = alice.controls(SMALL_LEECH), bob.controls(plain("Attacker", atk=9, defense=9))
    alice.has_in_hand(plain("Card"))
    table.begin(COMBAT, ATTACK_STEP, bob, initiative=bob)
    bob.does(table.attack(attacker, on=leech))
    table.all_pass()
    table.is_(leech, "stunned")
    table.chain_is(point=2)


@check(ENTRY)
def other_effects_are_no_targets(table: VsTable) -> None:
    """Bob plays a plot twist that stuns Leech: only payment effects of characters could be targeted, and there is none."""
    alice, bob = table.players
    leech, blow = alice.controls(SMALL_LEECH), bob.has_in_hand(STUN_ONE)
    alice.has_in_hand(plain("Card"))
    table.begin(COMBAT, ATTACK_STEP, bob, initiative=bob)
    bob.does(table.play(blow), leech)
    table.all_pass()
    table.is_(leech, "stunned")
    table.chain_is(point=3)
    alice.hand_size_is(1)


@check(ENTRY)
def a_locations_effect_is_no_target(table: VsTable) -> None:
    """Another character's stun triggers nothing. As Leech becomes stunned, only a location's effect waits: his own has no target."""
    alice, bob = table.players
    leech, other = alice.controls(SMALL_LEECH), alice.controls(plain("Other"))
    blows = [alice.has_in_hand(STUN_ONE) for _ in (1, 2)]
    place, scholar = bob.has_resource(PLACE, face_up=True), bob.controls(SCHOLAR)
    bob.has_in_deck(plain("Bob's Card"))
    alice.has_in_hand(plain("Card"))
    table.begin(COMBAT, ATTACK_STEP, bob, initiative=bob)
    bob.does(table.use(scholar))
    bob.passes()
    alice.does(table.play(blows[0]), other)
    table.all_pass()
    table.is_(other, "stunned")
    table.chain_is("Scholar")
    table.resolve()
    bob.does(table.use(place))
    bob.passes()
    alice.does(table.play(blows[1]), leech)
    table.all_pass()
    table.is_(leech, "stunned")
    table.chain_is("Place", point=3)


@check(ENTRY)
def evading_in_the_recovery_phase(table: VsTable) -> None:
    """Leech evades in the recovery phase: he stays stunned, Alice recovers him in the wrap-up, and next turn nothing is left of it."""
    alice, _ = table.players
    leech = alice.controls(SMALL_LEECH)
    table.begin(RECOVERY)
    alice.does(table.use(leech))
    alice.chooses("Leech: recover this card as the recovery phase starts")
    table.resolve()
    table.is_(leech, "stunned", point=4)
    table.all_pass()
    alice.is_asked("recover", offers=(leech,), point=5)
    alice.chooses(leech)
    table.is_(leech, "stunned", expected=False, point=control(5, "he recovers as any other"))
    table.goes_on_to(RECOVERY)
    table.chain_is(point=4)


@check(ENTRY)
def each_stun_counts(table: VsTable) -> None:
    """While Bob's payment effect waits, Leech becomes stunned, recovers and becomes stunned again: his power triggers twice."""
    alice, bob = table.players
    leech, card = alice.controls(SMALL_LEECH), alice.has_in_hand(RECOVER_ONE)
    blows = [alice.has_in_hand(STUN_ONE) for _ in range(2)]
    scholar = bob.controls(SCHOLAR)
    table.begin(COMBAT, ATTACK_STEP, bob, initiative=bob)
    bob.does(table.use(scholar))
    bob.passes()
    alice.does(table.play(blows[0]), leech)
    table.all_pass()
    alice.chooses("Scholar Witness: you draw a card")
    bob.passes()
    alice.does(table.play(card), leech)
    table.all_pass()
    bob.passes()
    alice.does(table.play(blows[1]), leech)
    table.all_pass()
    alice.is_asked("target payment effect")
    alice.chooses("Scholar Witness: you draw a card")
