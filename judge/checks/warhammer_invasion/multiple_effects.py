"""Multiple Effects"""

from __future__ import annotations

from judge.games.warhammer_invasion.cards.warhammer_invasion.dwarf_cannon_crew import DWARF_CANNON_CREW
from judge.games.warhammer_invasion.dsl import DISCARD, QUEST, SUPPORTS, Effects, Played, Sacrifice, Tactic, gain
from judge.proving.pieces import control
from judge.proving.tables.warhammer_invasion import WiTable, check, support, unit

SACRIFICE_AND_GAIN = Tactic(
    name="Sacrificing and Gaining Witness", powers=(Played(effect=Effects((Sacrifice(SUPPORTS), gain(2)))),)
)


@check("warhammer-invasion/multiple-effects")
def effects_resolve_as_far_as_they_can(table: WiTable) -> None:
    """A card makes its player sacrifice a support card and gives him 2 resources: both happens, and where he has no support, the second."""
    alice, _ = table.players
    tower = alice.controls(support("Tower"))
    loot, again = alice.has_in_hand(SACRIFICE_AND_GAIN), alice.has_in_hand(SACRIFICE_AND_GAIN)
    table.begin()
    alice.does(table.play(loot))
    table.resolve()
    alice.chooses(tower)
    table.finds(tower, DISCARD, point=control(1, "the first effect has resolved"))
    alice.resources_are(2, point=1)
    alice.does(table.play(again))
    table.resolve()
    alice.resources_are(4, point=(1, 2))


@check("warhammer-invasion/multiple-effects")
def dwarf_cannon_crew_then_shuffles(table: WiTable) -> None:
    """Dwarf Cannon Crew finds no support card: the deck isn't shuffled."""
    alice, _ = table.players
    alice.has_in_deck(unit("Unit in the Deck"))
    crew = alice.has_in_hand(DWARF_CANNON_CREW)
    table.begin()
    alice.does(table.put_down(crew))
    table.resolve()
    table.nobody_is_asked()
    table.has_happened("shuffle", by=alice, times=0, point=3)


@check("warhammer-invasion/multiple-effects")
def a_successful_search_is_followed_by_the_shuffle(table: WiTable) -> None:
    """Of two Dwarf Cannon Crews the first finds a support card, and the deck is shuffled; the second finds none, and it isn't again."""
    alice, _ = table.players
    found = alice.has_in_deck(support("Support in the Deck", 2))
    alice.has_in_deck(unit("Unit in the Deck"))
    first, second = alice.has_in_hand(DWARF_CANNON_CREW), alice.has_in_hand(DWARF_CANNON_CREW)
    table.begin()
    alice.does(table.put_down(first, QUEST))
    table.resolve()
    alice.is_asked("put into play", optional=False)
    alice.chooses(found)
    table.finds(found, QUEST, point=control(3, "this search succeeds"))
    table.has_happened("shuffle", by=alice, times=1, point=control(3, "after it the deck is shuffled"))
    alice.does(table.put_down(second))
    table.resolve()
    table.has_happened("shuffle", by=alice, times=1, point=3)


@check("warhammer-invasion/multiple-effects")
def the_search_goes_five_cards_deep(table: WiTable) -> None:
    """The fifth card of Alice's deck is a support card, and the sixth too: Dwarf Cannon Crew finds the fifth, and the deck is shuffled."""
    alice, _ = table.players
    for name in ("First", "Second", "Third", "Fourth"):
        alice.has_in_deck(unit(f"{name} Unit in the Deck"))
    fifth, sixth = (alice.has_in_deck(support(f"{name} Card", 2)) for name in ("Fifth", "Sixth"))
    crew = alice.has_in_hand(DWARF_CANNON_CREW)
    table.begin()
    alice.does(table.put_down(crew, QUEST))
    table.resolve()
    alice.is_asked("put into play", offers=(fifth,), not_offers=(sixth,), point=control(3, "five cards are searched"))
    alice.chooses(fifth)
    table.finds(fifth, QUEST, point=control(3, "this search succeeds"))
    table.has_happened("shuffle", by=alice, times=1, point=control(3, "after it the deck is shuffled"))
