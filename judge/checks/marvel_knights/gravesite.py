"""Gravesite"""

from __future__ import annotations

from judge.games.vs_system.cards.marvel_knights.gravesite import GRAVESITE
from judge.games.vs_system.dsl import DRAW, KO_PILE, RECOVERY
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "marvel-knights/gravesite"

EXCUSES = {
    "[0].effect.effect.link=IF_YOU_DO": "means the same: where nothing is discarded there is no Underworld character card",
}


@check(ENTRY)
def gravesite_before_the_two_cards(table: VsTable) -> None:
    """Gravesite goes on the chain above the draw of two cards: each player draws a card and discards one before the normal two."""
    alice, bob = table.players
    alice.has_resource(GRAVESITE, face_up=True)
    ghoul = alice.has_in_hand(plain("Ghoul", affiliations=("Underworld",)))
    hero = bob.has_in_hand(plain("Hero"))
    first, *others = [alice.has_in_deck(plain(f"Card {n}")) for n in range(3)]
    foreign, *foreign_others = [bob.has_in_deck(plain(f"Foreign Card {n}")) for n in range(3)]
    table.begin(RECOVERY)
    table.all_pass()
    table.step_is(DRAW)
    table.chain_is("each player draws two cards", "Gravesite", point=1)
    table.all_pass()
    alice.is_asked("discard", offers=(ghoul,), not_offers=(hero,))
    alice.hand_size_is(2, point=(1, 2))
    alice.finds_in_hand(first)
    alice.chooses(ghoul)
    bob.is_asked("discard", offers=(hero, foreign), point=2)
    bob.hand_size_is(2, point=2)
    bob.chooses(hero)
    alice.hand_size_is(1, point=2)
    bob.hand_size_is(1, point=2)
    table.finds(ghoul, KO_PILE)
    table.finds(hero, KO_PILE)
    alice.loses_in_all(-1)
    bob.loses_in_all(0)
    table.all_pass()
    for piece in others:
        alice.finds_in_hand(piece)
    for piece in foreign_others:
        bob.finds_in_hand(piece)


@check(ENTRY)
def gravesite_without_a_deck(table: VsTable) -> None:
    """Alice has no cards in her deck: for Gravesite she draws nothing and discards all the same."""
    alice, bob = table.players
    alice.has_resource(GRAVESITE, face_up=True)
    card = alice.has_in_hand(plain("Last Card"))
    foreign = [bob.has_in_deck(plain(f"Foreign Card {number}")) for number in range(3)]
    table.begin(RECOVERY)
    table.all_pass()
    table.all_pass()
    alice.chooses(card)
    bob.chooses(foreign[0])
    table.finds(card, KO_PILE)


@check(ENTRY)
def gravesite_for_somebody_without_cards(table: VsTable) -> None:
    """Bob has cards neither in hand nor in his deck: for Gravesite Alice discards, and he isn't asked to."""
    alice, _ = table.players
    alice.has_resource(GRAVESITE, face_up=True)
    card = alice.has_in_hand(plain("Last Card"))
    table.begin(RECOVERY)
    table.all_pass()
    table.all_pass()
    alice.chooses(card)
    table.nobody_is_asked(point=control(2, "who has no card discards none"))
    table.finds(card, KO_PILE)
