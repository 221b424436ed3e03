"""Geraci Family Estate"""

from __future__ import annotations

from judge.games.vs_system.cards.marvel_knights.geraci_family_estate import GERACI_FAMILY_ESTATE
from judge.games.vs_system.dsl import ATTACK_STEP, COMBAT, DECK, KO_PILE, PLAY, RECOVERY
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "marvel-knights/geraci-family-estate"

EXCUSES = {
    "[1].once_per_turn=True": "not ruled: the location readied and used again in one turn",
}


@check(ENTRY)
def geraci_family_estate_is_kept(table: VsTable) -> None:
    """As the recovery phase starts, Alice discards a card: Geraci Family Estate stays in her row, and nothing replaces it."""
    alice, bob = table.players
    estate = alice.has_resource(GERACI_FAMILY_ESTATE, face_up=True)
    card, top = alice.has_in_hand(plain("Spare Card")), alice.has_in_deck(plain("Next Card"))
    foreign = bob.has_in_hand(plain("Foreign Card"))
    table.begin(COMBAT, ATTACK_STEP, bob)
    table.goes_on_to(RECOVERY)
    table.all_pass()
    alice.is_asked("whether to discard", point=1)
    alice.agrees()
    alice.is_asked("discard", offers=(card,), not_offers=(foreign,))
    alice.chooses(card)
    table.finds(card, KO_PILE)
    table.finds(estate, PLAY, point=1)
    table.finds(top, DECK)


@check(ENTRY)
def geraci_family_estate_is_given_up(table: VsTable) -> None:
    """Alice has a card and doesn't discard it: Geraci Family Estate is replaced by the top card of her deck, face down."""
    alice, bob = table.players
    estate = alice.has_resource(GERACI_FAMILY_ESTATE, face_up=True)
    card, top = alice.has_in_hand(plain("Spare Card")), alice.has_in_deck(plain("Next Card"))
    table.begin(COMBAT, ATTACK_STEP, bob)
    table.goes_on_to(RECOVERY)
    table.all_pass()
    alice.is_asked("whether to discard", point=1)
    alice.declines()
    alice.finds_in_hand(card)
    table.finds(estate, KO_PILE, point=2)
    table.finds(top, PLAY, point=2)
    table.is_(top, "face down")


@check(ENTRY)
def geraci_family_estate_reinforces(table: VsTable) -> None:
    """Exhausted, Geraci Family Estate gives Alice's Crime Lords defender reinforcement: nothing breaks through."""
    alice, bob = table.players
    estate = alice.has_resource(GERACI_FAMILY_ESTATE, face_up=True)
    lord = alice.controls(plain("Lord", 2, affiliations=("Crime Lords",), defense=1))
    attacker = bob.controls(plain("Attacker", affiliations=("Crime Lords",), atk=9, defense=9))
    own_attacker, foreign = (
        alice.controls(plain("Own Attacker", defense=9)),
        bob.controls(plain("Foreign Lord", affiliations=("Crime Lords",))),
    )
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(own_attacker, on=foreign))
    alice.cannot(table.use(estate), only_because="target")
    table.goes_on_to(COMBAT, ATTACK_STEP, bob)
    bob.does(table.attack(attacker, on=lord))
    bob.passes()
    alice.does(table.use(estate), lord)
    table.is_(estate, "exhausted")
    table.all_pass()
    table.all_pass()
    table.is_(lord, "stunned")
    alice.loses_in_all(2)
