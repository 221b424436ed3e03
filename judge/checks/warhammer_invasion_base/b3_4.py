"""What may be played in the Capital Phase"""

from __future__ import annotations

from judge.checks.witnesses.warhammer_invasion import GAIN_ONE
from judge.games.warhammer_invasion.dsl import CAPITAL_PHASE, KINGDOM_PHASE, QUEST
from judge.proving.pieces import control
from judge.proving.tables.warhammer_invasion import WiTable, check, unit


@check("warhammer-invasion-base/b3.4")
def cards_are_played_in_the_own_capital_phase(table: WiTable) -> None:
    """In Alice's kingdom phase nobody plays a unit, and in her capital phase Bob plays none either; Bob may play a tactic."""
    alice, bob = table.players
    recruit, foreign = alice.has_in_hand(unit("Recruit", 0)), bob.has_in_hand(unit("Foreign Recruit", 0))
    tactic = bob.has_in_hand(GAIN_ONE)
    alice.has_in_deck(unit("Unit in the Deck"))
    alice.has_in_deck(unit("Unit in the Deck"))
    table.begin(KINGDOM_PHASE)
    alice.cannot(table.put_down(recruit), only_because="wi/act.capital-phase", point=1)
    table.goes_on_to(CAPITAL_PHASE)
    alice.can(table.put_down(recruit))
    alice.passes()
    bob.cannot(table.put_down(foreign), only_because="wi/act.capital-phase", point=1)
    bob.can(table.play(tactic), point=4)


@check("warhammer-invasion-base/b3.4")
def one_development_and_other_cards(table: WiTable) -> None:
    """Alice puts a card face down as a development. She may play a unit after it, and no second development."""
    alice, bob = table.players
    hidden, second = alice.has_in_hand(unit("Hidden")), alice.has_in_hand(unit("Second"))
    recruit = alice.has_in_hand(unit("Recruit", 0))
    table.begin()
    alice.does(table.develop(hidden, QUEST))
    table.is_(hidden, "development", point=control(2, "the development lies in the zone"))
    bob.passes()
    alice.can(table.put_down(recruit), point=3)
    alice.cannot(table.develop(second), only_because="wi/act.one-development", point=2)
