"""Werewolf by Night, Jack Russell"""

from __future__ import annotations

from judge.games.vs_system.cards.marvel_knights.werewolf_by_night_jack_russell_errata import WEREWOLF_BY_NIGHT
from judge.games.vs_system.dsl import BUILD, COMBAT, DECK, DRAW, FORMATION_STEP, KO_PILE
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "marvel-knights/werewolf-by-night-jack-russell-errata"


@check(ENTRY)
def werewolf_with_the_initiative(table: VsTable) -> None:
    """Alice has the initiative: as the combat phase starts her Werewolf gets +1 ATK / +1 DEF this turn, and her deck stays as it is."""
    alice, bob = table.players
    werewolf, card = alice.controls(WEREWOLF_BY_NIGHT, hidden=True), alice.has_in_deck(plain("Own Card"))
    table.begin(BUILD, FORMATION_STEP, bob)
    table.goes_on_to(COMBAT)
    table.chain_is("Werewolf", point=1)
    table.resolve()
    table.shows(werewolf, atk=3, point=1)
    table.shows(werewolf, defense=3, point=1)
    table.finds(card, DECK, point=1)
    table.goes_on_to(DRAW)
    table.shows(werewolf, atk=2, point=1)
    table.shows(werewolf, defense=2, point=1)


@check(ENTRY)
def werewolf_without_the_initiative(table: VsTable) -> None:
    """Bob hasn't the initiative: the power of his Werewolf triggers all the same, and puts the top card of his deck into his KO'd pile."""
    _, bob = table.players
    werewolf = bob.controls(WEREWOLF_BY_NIGHT, hidden=True)
    top, following = bob.has_in_deck(plain("Top Card")), bob.has_in_deck(plain("Next Card"))
    table.begin(BUILD, FORMATION_STEP, bob)
    table.goes_on_to(COMBAT)
    table.chain_is("Werewolf", point=(1, 2, 3))
    table.resolve()
    table.finds(top, KO_PILE, point=(1, 2, 3))
    table.finds(following, DECK)
    table.shows(werewolf, atk=2, point=1)
    table.shows(werewolf, defense=2, point=1)
