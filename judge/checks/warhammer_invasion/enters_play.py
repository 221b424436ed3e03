"""Enters Play"""

from __future__ import annotations

from judge.games.warhammer_invasion.dsl import (
    IN_DISCARD,
    KINGDOM,
    QUEST,
    SELF,
    UNIT_CARDS,
    UNITS,
    YOURS,
    EnteredPlay,
    On,
    Played,
    PutIntoPlay,
    Support,
    Tactic,
    TopOfDeck,
    Unit,
    develop,
    gain,
    whenever,
)
from judge.proving.tables.warhammer_invasion import WiTable, check, unit

COMER = Unit(name="Coming Witness", cost=0, power=1, hp=3, powers=(whenever(On(EnteredPlay, subject=SELF)) >> gain(1),))

# "Forced: When a card enters play, gain 1 resource."
GATE = Support(name="Gate Witness", powers=(whenever(On(EnteredPlay)) >> gain(1),))

# "Forced: When a unit enters play, gain 2 resources."
BARRACKS = Support(name="Barracks Witness", powers=(whenever(On(EnteredPlay, subject=UNITS)) >> gain(2),))

DIG_IN = Tactic(name="Entrenching Witness", powers=(Played(effect=develop(TopOfDeck(1), QUEST)),))


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


@check("warhammer-invasion/enters-play")
def a_development_enters_play(table: WiTable) -> None:
    """Alice plays a unit card as a development: a card enters play, and no unit. One support counts cards and gives 1, one units."""
    alice, _ = table.players
    alice.controls(GATE, KINGDOM)
    alice.controls(BARRACKS, KINGDOM)
    hidden = alice.has_in_hand(COMER)
    table.begin()
    alice.does(table.develop(hidden, QUEST))
    alice.resources_are(1, point=1)


@check("warhammer-invasion/enters-play")
def a_development_that_an_effect_puts_down_enters_play(table: WiTable) -> None:
    """A card puts the top card of Alice's deck into play as a development: the support that counts what enters play gives her 1."""
    alice, _ = table.players
    alice.controls(GATE, KINGDOM)
    hidden, dig_in = alice.has_in_deck(COMER), alice.has_in_hand(DIG_IN)
    alice.has_in_deck(unit("Deeper Unit"))  # whose last card leaves the deck loses the game
    table.begin()
    alice.does(table.play(dig_in))
    table.resolve()
    table.is_(hidden, "development")
    alice.resources_are(1, point=(2, 3))
