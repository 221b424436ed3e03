"""Developments that come from card effects"""

from __future__ import annotations

from judge.games.warhammer_invasion.dsl import KINGDOM, Played, Tactic, TopOfDeck, develop
from judge.proving.tables.warhammer_invasion import WiTable, check, unit

DIG = Tactic(name="Digging Witness", powers=(Played(effect=develop(TopOfDeck(1), KINGDOM)),))


@check("warhammer-invasion-base/b7.8")
def a_development_from_an_effect_is_extra(table: WiTable) -> None:
    """A card puts the top card of Alice's deck into her kingdom as a development: it has 9 hit points. She may play one from hand, too."""
    alice, _ = table.players
    for _ in range(2):
        alice.has_in_deck(unit("Unit in the Deck"))
    dig, hidden = alice.has_in_hand(DIG), alice.has_in_hand(unit("Hidden"))
    table.begin()
    alice.does(table.play(dig))
    table.resolve()
    table.shows(alice.section(KINGDOM), hp=9, point=2)
    alice.can(table.develop(hidden), point=1)
