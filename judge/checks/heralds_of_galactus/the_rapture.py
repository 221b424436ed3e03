"""The Rapture"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import READER
from judge.games.vs_system.cards.heralds_of_galactus.the_rapture import THE_RAPTURE
from judge.games.vs_system.dsl import (
    ACTIVATE,
    BUILD,
    COMBAT,
    DECK,
    FORMATION_STEP,
    HAND,
    KO_PILE,
    PLAY,
    SUPPORT,
    Character,
    Each,
    InYourDeck,
    to_resource_row,
)
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

HOARDER = Character(name="Hoarder Witness", powers=(ACTIVATE >> to_resource_row(Each(InYourDeck(1))),))


@check("heralds-of-galactus/the-rapture")
def the_rapture_lets_you_look_first(table: VsTable) -> None:
    """Alice looks at the card that The Rapture has put into her resource row, and then KOs that very card."""
    alice, _ = table.players
    rapture = alice.has_resource(THE_RAPTURE, face_up=True)
    top = alice.has_in_deck(plain("Top Card"))
    table.begin(BUILD, FORMATION_STEP, table.bob)
    table.goes_on_to(COMBAT)
    table.resolve()
    table.is_(top, "face down")
    alice.is_asked("look at", optional=True, point=1)
    alice.agrees(point=1)
    alice.has_looked_at(top, point=control(1, "she sees it, and then she chooses"))
    alice.is_asked(
        "resource to KO", offers=(rapture,), point=control(2, "the older resources are there to choose, too")
    )
    alice.is_asked("resource to KO", offers=(top,), point=2)
    alice.chooses(top, point=2)
    table.finds(top, KO_PILE, point=control(2, "what is chosen is KO'd"))
    table.finds(rapture, PLAY)


@check("heralds-of-galactus/the-rapture")
def the_rapture_takes_the_top_card_of_that_moment(table: VsTable) -> None:
    """Alice draws in response, and Bob's face-down resource doesn't matter: the next card of her deck becomes a resource."""
    alice, bob = table.players
    rapture, reader = alice.has_resource(THE_RAPTURE, face_up=True), alice.controls(READER, row=SUPPORT)
    drawn, following = alice.has_in_deck(plain("Drawn Card")), alice.has_in_deck(plain("Following Card"))
    foreign = bob.has_resource(plain("Foreign Resource"))
    table.begin(BUILD, FORMATION_STEP, bob)
    table.goes_on_to(COMBAT)
    table.chain_is("The Rapture")
    alice.does(table.use(reader))
    table.resolve()
    table.finds(drawn, HAND)
    alice.declines()
    alice.is_asked("resource to KO", offers=(rapture, following), not_offers=(foreign,), optional=False)
    alice.chooses(rapture)
    table.finds(rapture, KO_PILE)
    table.finds(following, PLAY)


@check("heralds-of-galactus/the-rapture")
def the_rapture_with_a_face_down_resource(table: VsTable) -> None:
    """With The Rapture's effect on the chain a card goes face down into Alice's resource row: The Rapture does nothing."""
    alice, bob = table.players
    alice.has_resource(THE_RAPTURE, face_up=True)
    hoarder = alice.controls(HOARDER, row=SUPPORT)
    hoarded, following = alice.has_in_deck(plain("Hoarded Card")), alice.has_in_deck(plain("Following Card"))
    table.begin(BUILD, FORMATION_STEP, bob)
    table.goes_on_to(COMBAT)
    alice.does(table.use(hoarder))
    table.resolve()
    table.nobody_is_asked()
    table.finds(hoarded, PLAY)
    table.finds(following, DECK)


@check("heralds-of-galactus/the-rapture")
def the_rapture_with_an_empty_deck(table: VsTable) -> None:
    """Alice has no card left in her deck: The Rapture adds no resource, and she KOs one all the same."""
    alice, bob = table.players
    rapture = alice.has_resource(THE_RAPTURE, face_up=True)
    table.begin(BUILD, FORMATION_STEP, bob)
    table.goes_on_to(COMBAT)
    table.resolve()
    alice.is_asked("resource to KO", offers=(rapture,))
    alice.chooses(rapture)
    table.finds(rapture, KO_PILE)
