"""A deck without cards"""

from __future__ import annotations

from judge.games.warhammer_invasion.dsl import DISCARD, KINGDOM_PHASE, QUEST, Move, Played, Tactic, TopOfDeck
from judge.proving.tables.warhammer_invasion import WiTable, check, unit

MILL = Tactic(name="Milling Witness", powers=(Played(effect=Move(TopOfDeck(1), DISCARD)),))


@check("warhammer-invasion-base/b1.4")
def the_last_card_is_drawn(table: WiTable) -> None:
    """Alice has 2 cards in her deck, and a unit of 1 power in her quest zone: she draws both and loses at once, before anybody acts."""
    alice, _ = table.players
    alice.controls(unit("Seeker"), QUEST)
    for _ in range(2):
        alice.has_in_deck(unit("Unit in the Deck"))
    table.begin(KINGDOM_PHASE)
    table.all_pass()
    table.losers_are(alice, point=(1, 2))


@check("warhammer-invasion-base/b1.4")
def the_last_card_is_discarded(table: WiTable) -> None:
    """A card discards the last card of Alice's deck: she loses."""
    alice, _ = table.players
    alice.has_in_deck(unit("Unit in the Deck"))
    mill = alice.has_in_hand(MILL)
    table.begin()
    alice.does(table.play(mill))
    table.resolve()
    table.losers_are(alice, point=3)
