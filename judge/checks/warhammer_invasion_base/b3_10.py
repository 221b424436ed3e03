"""Skipping a phase"""

from __future__ import annotations

from judge.games.warhammer_invasion.dsl import (
    BATTLEFIELD_PHASE,
    CAPITAL_PHASE,
    END,
    KINGDOM_PHASE,
    QUEST_PHASE,
    Played,
    Tactic,
    skip,
)
from judge.proving.tables.warhammer_invasion import WiTable, check, unit

OPEN = {
    "warhammer-invasion-base/b3.10#2": "Several effects that skip one phase look at a table exactly like one of them.",
}

SKIP = Tactic(name="Skipping Witness", powers=(Played(effect=skip(QUEST_PHASE)),))

SKIP_BATTLE = Tactic(name="Peace-Making Witness", powers=(Played(effect=skip(BATTLEFIELD_PHASE)),))


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


@check("warhammer-invasion-base/b3.10")
def a_skipped_phase_is_skipped_with_all_its_steps(table: WiTable) -> None:
    """In her capital phase Alice plays a card that skips the battlefield phase: nobody attacks, and the end of her turn comes next."""
    alice, _ = table.players
    alice.controls(unit("Raider"))
    skips = alice.has_in_hand(SKIP_BATTLE)
    table.begin()
    alice.does(table.play(skips))
    table.resolve()
    table.all_pass()
    table.step_is(END, point=1)
