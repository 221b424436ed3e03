"""What answers an effect on the chain finds it there, the first effect of the game as well as any later one."""

from __future__ import annotations

from judge.games.warhammer_invasion.dsl import (
    CORRUPT,
    UNITS,
    EffectsOnChain,
    Negate,
    Played,
    Tactic,
    corrupt,
    target,
    target_effect,
)
from judge.proving.tables.warhammer_invasion import WiTable, unit

TAINT = Tactic(name="Taint", powers=(Played(effect=corrupt(target(UNITS))),))
COUNTER = Tactic(name="Counter", powers=(Played(effect=Negate(target_effect(EffectsOnChain()))),))


def test_the_first_tactic_of_the_game_can_be_answered() -> None:
    table = WiTable()
    alice, bob = table.players
    guard, taint, counter = bob.controls(unit("Guard")), alice.has_in_hand(TAINT), bob.has_in_hand(COUNTER)
    table.begin()
    alice.does(table.play(taint), guard)
    bob.does(table.play(counter), "Taint")
    table.resolve()
    table.is_(guard, CORRUPT, False)
    assert all(found.is_met for found in table.result.findings)


def test_with_an_empty_chain_there_is_nothing_to_answer() -> None:
    table = WiTable()
    alice, _ = table.players
    counter = alice.has_in_hand(COUNTER)
    table.begin()
    alice.cannot(table.play(counter), only_because="wi/target.first-test")
    assert all(found.is_met for found in table.result.findings)
