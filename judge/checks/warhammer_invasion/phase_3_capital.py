"""Phase 3: Capital Phase"""

from __future__ import annotations

from judge.checks.witnesses.warhammer_invasion import GAIN_ONE, JOURNEY
from judge.games.warhammer_invasion.dsl import BATTLEFIELD, KINGDOM, QUEST
from judge.proving.pieces import control
from judge.proving.tables.warhammer_invasion import WiTable, check, support, unit


@check("warhammer-invasion/phase-3-capital")
def cards_are_played_into_three_zones(table: WiTable) -> None:
    """In her capital phase Alice may play a unit, a support or a quest into any of her three zones; Bob may play none."""
    alice, bob = table.players
    recruit, tower, journey = (alice.has_in_hand(card) for card in (unit("Recruit", 0), support("Tower", 0), JOURNEY))
    foreign = bob.has_in_hand(unit("Foreign Recruit", 0))
    table.begin()
    for zone in (KINGDOM, QUEST):
        alice.can(table.put_down(recruit, zone), point=1)
    for card in (tower, journey):
        alice.can(table.put_down(card, BATTLEFIELD), point=1)
    alice.can(table.put_down(recruit, BATTLEFIELD), point=control(1, "the battlefield takes units too"))
    alice.can(table.put_down(tower, KINGDOM), point=control(1, "the kingdom takes supports too"))
    alice.can(table.put_down(tower, QUEST), point=1)
    alice.can(table.put_down(journey, KINGDOM), point=1)
    alice.can(table.put_down(journey, QUEST), point=control(1, "the quest zone takes quests too"))
    alice.passes()
    bob.cannot(table.put_down(foreign), only_because="wi/act.capital-phase", point=1)


@check("warhammer-invasion/phase-3-capital")
def one_development_besides_other_cards(table: WiTable) -> None:
    """Alice puts a tactic face down as a development. She may play a unit besides, and no second development."""
    alice, bob = table.players
    hidden, second = alice.has_in_hand(GAIN_ONE), alice.has_in_hand(unit("Second"))
    recruit = alice.has_in_hand(unit("Recruit", 0))
    table.begin()
    alice.can(table.develop(hidden, QUEST), point=2)
    alice.does(table.develop(hidden, QUEST))
    table.is_(hidden, "development", point=control(2, "it lies face down in the zone"))
    bob.passes()
    alice.can(table.put_down(recruit), point=2)
    alice.cannot(table.develop(second), only_because="wi/act.one-development", point=2)


@check("warhammer-invasion/phase-3-capital")
def actions_at_any_time(table: WiTable) -> None:
    """Alice plays a unit. Bob may play a tactic before it enters play, and Alice may answer that; later both may again."""
    alice, bob = table.players
    own, foreign = alice.has_in_hand(GAIN_ONE), bob.has_in_hand(GAIN_ONE)
    recruit = alice.has_in_hand(unit("Recruit", 0))
    table.begin()
    alice.can(table.play(own), point=control(3, "the active player may act at first"))
    alice.does(table.put_down(recruit))
    bob.can(table.play(foreign), point=3)
    bob.passes()
    alice.can(table.play(own), point=3)
    alice.passes()
    alice.passes()
    bob.can(table.play(foreign), point=3)
