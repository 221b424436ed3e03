"""Phase 2: Quest Phase"""

from __future__ import annotations

from judge.checks.witnesses.warhammer_invasion import GAIN_ONE
from judge.games.warhammer_invasion.dsl import DECK, HAND, KINGDOM_PHASE, QUEST, QUEST_PHASE
from judge.proving.pieces import control
from judge.proving.tables.warhammer_invasion import WiTable, check, unit


@check("warhammer-invasion/phase-2-quest")
def a_card_for_each_power(table: WiTable) -> None:
    """The quest zone itself has 1 power and a unit there has 1: Alice draws the top two cards of her deck, and then players may act."""
    alice, bob = table.players
    alice.controls(unit("Scholar"), QUEST)
    first, second, third = (alice.has_in_deck(unit(f"{name} Card")) for name in ("First", "Second", "Third"))
    own, foreign = alice.has_in_hand(GAIN_ONE), bob.has_in_hand(GAIN_ONE)
    table.begin(KINGDOM_PHASE)
    table.all_pass()
    table.finds(first, HAND, point=2)
    table.finds(second, HAND, point=(1, 2))
    table.finds(third, DECK, point=control(1, "no card more than there is power"))
    table.step_is(QUEST_PHASE, point=2)
    alice.can(table.play(own), point=2)
    alice.passes()
    bob.can(table.play(foreign), point=2)


@check("warhammer-invasion/phase-2-quest")
def the_quest_zone_has_power_of_its_own(table: WiTable) -> None:
    """Nothing stands in Alice's quest zone: she draws the top card of her deck."""
    alice, _ = table.players
    first, second = alice.has_in_deck(unit("First Card")), alice.has_in_deck(unit("Second Card"))
    table.begin(KINGDOM_PHASE)
    table.all_pass()
    table.finds(first, HAND, point=1)
    table.finds(second, DECK, point=control(1, "one card for 1 power"))
