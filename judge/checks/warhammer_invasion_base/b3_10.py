"""Skipping a phase"""

from __future__ import annotations

from judge.games.warhammer_invasion.dsl import CAPITAL_PHASE, KINGDOM_PHASE, QUEST_PHASE, Played, Tactic, skip
from judge.proving.tables.warhammer_invasion import WiTable, check, unit

OPEN = {
    "warhammer-invasion-base/b3.10#2": "Several effects that skip one phase look at a table exactly like one of them.",
}

SKIP = Tactic(name="Skipping Witness", powers=(Played(effect=skip(QUEST_PHASE)),))


@check("warhammer-invasion-base/b3.10")
def a_skipped_phase_does_not_take_place(table: WiTable) -> None:
    """In her kingdom phase Alice plays a card that skips the quest phase: she draws no card, and her capital phase comes next."""
    alice, _ = table.players
    skips = alice.has_in_hand(SKIP)
    alice.has_in_deck(unit("Unit in the Deck"))
    alice.has_in_deck(unit("Unit in the Deck"))
    table.begin(KINGDOM_PHASE)
    alice.does(table.play(skips))
    table.resolve()
    table.all_pass()
    alice.hand_size_is(0, point=1)
    table.step_is(CAPITAL_PHASE, point=1)
