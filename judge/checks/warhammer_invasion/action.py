"""Action"""

from __future__ import annotations

from judge.checks.witnesses.warhammer_invasion import GAIN_ONE, JOURNEY
from judge.games.warhammer_invasion.dsl import CAPITAL_PHASE, KINGDOM, KINGDOM_PHASE, QUEST
from judge.proving.tables.warhammer_invasion import WiTable, check, support, unit


@check("warhammer-invasion/action")
def playing_a_card_is_an_action(table: WiTable) -> None:
    """Alice plays a unit, a support, a quest and a development in her capital phase: after each it is Bob's chance to act."""
    alice, bob = table.players
    recruit, tower, errand = (alice.has_in_hand(card) for card in (unit("Recruit", 0), support("Tower", 0), JOURNEY))
    hidden = alice.has_in_hand(unit("Hidden"))
    table.begin()
    for card, zone in ((recruit, KINGDOM), (tower, KINGDOM), (errand, QUEST)):
        alice.does(table.put_down(card, zone))
        table.may_act_is(bob, point=1)
        table.resolve()
    alice.does(table.develop(hidden))
    table.may_act_is(bob, point=1)


@check("warhammer-invasion/action")
def cards_are_never_a_response(table: WiTable) -> None:
    """In her capital phase Alice may play all four; in answer to a tactic of Bob's she may play none of them."""
    alice, bob = table.players
    recruit, tower, errand = (alice.has_in_hand(card) for card in (unit("Recruit", 0), support("Tower", 0), JOURNEY))
    hidden, tactic = alice.has_in_hand(unit("Hidden")), bob.has_in_hand(GAIN_ONE)
    table.begin()
    for card in (recruit, tower, errand):
        alice.can(table.put_down(card, QUEST))
    alice.can(table.develop(hidden))
    alice.passes()
    bob.does(table.play(tactic))
    for card in (recruit, tower, errand):
        alice.cannot(table.put_down(card, QUEST), only_because="wi/act.no-response", point=(1, 2))
    alice.cannot(table.develop(hidden), only_because="wi/act.no-response", point=(1, 2))


@check("warhammer-invasion/action")
def cards_are_played_in_the_own_capital_phase(table: WiTable) -> None:
    """In her kingdom phase Alice plays none of the four, in her capital phase she may; in Bob's capital phase she plays none."""
    alice, _ = table.players
    recruit, tower, errand = (alice.has_in_hand(card) for card in (unit("Recruit", 0), support("Tower", 0), JOURNEY))
    hidden = alice.has_in_hand(unit("Hidden"))
    for _ in range(3):
        alice.has_in_deck(unit("Unit in the Deck"))
    table.begin(KINGDOM_PHASE)
    for card in (recruit, tower, errand):
        alice.cannot(table.put_down(card, QUEST), only_because="wi/act.capital-phase", point=(1, 3))
    alice.cannot(table.develop(hidden), only_because="wi/act.capital-phase", point=(1, 3))
    table.goes_on_to(CAPITAL_PHASE)
    for card in (recruit, tower, errand):
        alice.can(table.put_down(card, QUEST))
    alice.can(table.develop(hidden))


@check("warhammer-invasion/action")
def no_cards_in_the_capital_phase_of_the_opponent(table: WiTable) -> None:
    """It is Bob's capital phase, and Alice may act: she may play neither a unit, nor a support, nor a quest, nor a development."""
    alice, bob = table.players
    recruit, tower, errand = (alice.has_in_hand(card) for card in (unit("Recruit", 0), support("Tower", 0), JOURNEY))
    hidden = alice.has_in_hand(unit("Hidden"))
    table.begin(CAPITAL_PHASE, of=bob)
    bob.passes()
    for card in (recruit, tower, errand):
        alice.cannot(table.put_down(card, QUEST), only_because="wi/act.capital-phase", point=(1, 3))
    alice.cannot(table.develop(hidden), only_because="wi/act.capital-phase", point=(1, 3))
