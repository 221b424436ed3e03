"""Enters Play"""

from __future__ import annotations

from judge.games.warhammer_invasion.dsl import (
    IN_DISCARD,
    KINGDOM,
    QUEST,
    SELF,
    UNIT_CARDS,
    YOURS,
    EnteredPlay,
    On,
    Played,
    PutIntoPlay,
    Tactic,
    TopOfDeck,
    Unit,
    gain,
    whenever,
)
from judge.proving.tables.warhammer_invasion import WiTable, check, unit

COMER = Unit(name="Coming Witness", cost=0, power=1, hp=3, powers=(whenever(On(EnteredPlay, subject=SELF)) >> gain(1),))


@check("warhammer-invasion/enters-play")
def three_ways_into_play(table: WiTable) -> None:
    """A unit played from hand, one put into play from the deck and one from the discard pile have all entered play."""
    alice, _ = table.players
    played, deep, buried = alice.has_in_hand(COMER), alice.has_in_deck(COMER), alice.has_in_discard(COMER)
    alice.has_in_deck(unit("Deeper Unit"))  # whose last card leaves the deck loses the game
    dig = alice.has_in_hand(
        Tactic(name="Digging Witness", powers=(Played(effect=PutIntoPlay(TopOfDeck(1) & UNIT_CARDS, QUEST)),))
    )
    raise_ = alice.has_in_hand(
        Tactic(name="Raising Witness", powers=(Played(effect=PutIntoPlay(IN_DISCARD & UNIT_CARDS & YOURS, KINGDOM)),))
    )
    table.begin()
    alice.does(table.put_down(played))
    table.resolve()
    alice.resources_are(1, point=1)
    alice.does(table.play(dig))
    table.resolve()
    alice.chooses(deep)
    alice.resources_are(2, point=(2, 3))
    alice.does(table.play(raise_))
    table.resolve()
    alice.chooses(buried)
    alice.resources_are(3, point=(2, 3))
