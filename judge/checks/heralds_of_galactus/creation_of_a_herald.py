"""Creation of a Herald"""

from __future__ import annotations

from judge.games.vs_system.cards.heralds_of_galactus.creation_of_a_herald import CREATION_OF_A_HERALD
from judge.games.vs_system.dsl import BUILD, DECK, HAND, RECRUIT_STEP, PlotTwist
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

EXCUSES = {
    "[0].effect.effect.first.link=IF_YOU_DO": "means the same: where nothing was found there is nothing to take into hand",
    "[0].effect.otherwise.first.link=IF_YOU_DO": "means the same: where nothing was found there is nothing to take into hand",
}


@check("heralds-of-galactus/creation-of-a-herald")
def creation_with_galactus(table: VsTable) -> None:
    """Galactus is discarded, and Alice searches for any card: what she finds is shown, and the deck is shuffled."""
    alice, bob = table.players
    alice.has_resources(3)
    creation = alice.has_in_hand(CREATION_OF_A_HERALD)
    galactus = alice.has_in_hand(plain("Galactus", 10, affiliations=("Heralds of Galactus",)))
    found = alice.has_in_deck(PlotTwist(name="Any Card"))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.play(creation), galactus)
    table.resolve()
    alice.is_asked("any card", offers=(found,))
    alice.is_asked("any card", optional=True, point=3)
    alice.chooses(found)
    table.finds(found, HAND)
    table.has_happened("reveal", found, by=alice, point=1)
    table.has_happened("shuffle", by=alice, point=2)
    table.has_happened("shuffle", by=bob, times=0)


def find_nothing(table: VsTable, discarded: str) -> None:
    """Alice discards a card of that name for Creation of a Herald and finds nothing, though she could."""
    alice, _ = table.players
    alice.has_resources(3)
    creation = alice.has_in_hand(CREATION_OF_A_HERALD)
    card = alice.has_in_hand(plain(discarded, 10, affiliations=("Heralds of Galactus",)))
    left = alice.has_in_deck(plain("Cheap Character", 2))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.play(creation), card)
    table.resolve()
    alice.is_asked("your deck", offers=(left,))
    alice.is_asked("your deck", optional=True, point=3)
    alice.declines()
    table.finds(left, DECK, point=control(3, "what isn't taken stays in the deck"))
    table.has_happened("shuffle", by=alice, point=2)


@check("heralds-of-galactus/creation-of-a-herald")
def creation_with_galactus_finds_nothing(table: VsTable) -> None:
    """Galactus is discarded; Alice finds nothing on purpose among all her cards, yet the deck is shuffled."""
    find_nothing(table, "Galactus")


@check("heralds-of-galactus/creation-of-a-herald")
def creation_without_galactus_finds_nothing(table: VsTable) -> None:
    """Another herald is discarded; Alice leaves a cheaper character card unfound, yet the deck is shuffled."""
    find_nothing(table, "Herald")


@check("heralds-of-galactus/creation-of-a-herald")
def creation_without_galactus(table: VsTable, cost: int = 6) -> None:
    """Another herald is discarded: a cheaper character card may be found, which is shown; the deck is shuffled."""
    alice, bob = table.players
    alice.has_resources(3)
    creation = alice.has_in_hand(CREATION_OF_A_HERALD)
    herald = alice.has_in_hand(plain("Herald", cost, affiliations=("Heralds of Galactus",)))
    cheaper = alice.has_in_deck(plain("Cheaper Character", 5))
    equal, twist = alice.has_in_deck(plain("Equal Character", 6)), alice.has_in_deck(PlotTwist(name="Any Card", cost=1))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.play(creation), herald)
    table.resolve()
    alice.is_asked("choose a cheaper character", offers=(cheaper,), not_offers=(equal, twist))
    alice.is_asked("choose a cheaper character", optional=True, point=3)
    alice.chooses(cheaper)
    table.finds(cheaper, HAND)
    table.has_happened("reveal", cheaper, by=alice)
    table.has_happened("shuffle", by=alice)
    table.has_happened("shuffle", by=bob, times=0)
