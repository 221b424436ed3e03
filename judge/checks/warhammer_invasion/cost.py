"""Cost"""

from __future__ import annotations

from judge.checks.witnesses.warhammer_invasion import DISCOUNT
from judge.games.warhammer_invasion.cards.warhammer_invasion.dwarf_cannon_crew import DWARF_CANNON_CREW
from judge.games.warhammer_invasion.dsl import KINGDOM, QUEST, SUPPORT_CARDS, CostsLess, Static, Support
from judge.proving.tables.warhammer_invasion import WiTable, check, support, unit

DISCOUNT_ANYWHERE = Support(name="Everywhere-Discounting Witness", powers=(Static(change=CostsLess(SUPPORT_CARDS, 1)),))


@check("warhammer-invasion/cost", allowed={"loyalty": range(1, 21)})
def dwarf_cannon_crew_sees_printed_costs(table: WiTable, cost: int = 2, loyalty: int = 3) -> None:
    """Among the top five: a cheap support with much loyalty qualifies, one of cost 3 that would be cheaper to play doesn't."""
    alice, _ = table.players
    alice.controls(DISCOUNT_ANYWHERE)
    cheap = alice.has_in_deck(support("Loyal Support", cost, race="Dwarf", loyalty=loyalty))
    dear, bound = (
        alice.has_in_deck(support("Dear Support", 3)),
        alice.has_in_deck(support("Bound Support", 1, only_zone=QUEST)),
    )
    alice.has_in_deck(unit("Unit in the Deck"))
    fifth, sixth = alice.has_in_deck(support("Fifth Card", 2)), alice.has_in_deck(support("Sixth Card", 2))
    crew = alice.has_in_hand(DWARF_CANNON_CREW)
    table.begin()
    alice.does(table.put_down(crew, KINGDOM))
    table.resolve()
    alice.is_asked("put into play", offers=(cheap,), point=3)
    alice.is_asked("put into play", not_offers=(dear,), point=1)
    alice.is_asked("put into play", not_offers=(bound,), point=4)
    alice.is_asked("put into play", offers=(fifth,), not_offers=(sixth,), optional=False)
    alice.chooses(cheap)
    table.finds(cheap, KINGDOM)


@check("warhammer-invasion/cost", allowed={"loyalty": range(1, 4)})
def a_cost_of_zero_stays(table: WiTable, loyalty: int = 2) -> None:
    """A reduction does nothing for a support of cost 0: its loyalty is paid in full."""
    alice, _ = table.players
    alice.has_resources(3)
    alice.controls(DISCOUNT)
    free = alice.has_in_hand(support("Free Support", 0, race="Orc", loyalty=loyalty))
    table.begin()
    alice.does(table.put_down(free, KINGDOM))
    alice.resources_are(1, point=2)
