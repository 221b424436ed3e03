"""When a card contradicts the rulebook"""

from __future__ import annotations

from judge.games.warhammer_invasion.cards.warhammer_invasion.greyseer_thanquol import GREYSEER_THANQUOL
from judge.games.warhammer_invasion.dsl import BATTLEFIELD_PHASE, CHOOSE_ZONE, KINGDOM, QUEST
from judge.proving.tables.warhammer_invasion import WiTable, check


@check("warhammer-invasion-base/b1.7")
def a_card_prevails_over_the_rules(table: WiTable) -> None:
    """By the rules only units in the battlefield attack. Greyseer Thanquol's text lets him attack from any zone, and he may."""
    alice, _ = table.players
    thanquol = alice.controls(GREYSEER_THANQUOL, KINGDOM)
    table.begin()
    table.goes_on_to(BATTLEFIELD_PHASE, CHOOSE_ZONE)
    alice.chooses(QUEST)
    table.all_pass()
    alice.is_asked("attackers", offers=(thanquol,), point=1)
    alice.chooses(thanquol)
