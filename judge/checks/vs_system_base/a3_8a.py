"""When a player loses or wins"""

from __future__ import annotations

from judge.games.vs_system.dsl import DRAW, RECOVERY
from judge.proving.tables.vs_system import VsTable, VsTableOfThree, check, check_with_three


@check("vs-system-base/a3.8a", allowed={"endurance": range(-20, 1)})
def no_endurance_left_loses(table: VsTable, endurance: int = 0) -> None:
    """Bob ends the turn with exactly 0 endurance, and Alice has some left: Bob loses, and the game is over."""
    alice, bob = table.players
    bob.has_endurance(endurance)
    table.begin(RECOVERY)
    table.all_pass()
    table.winner_is(alice, point=1)
    alice.cannot(table.passing(), only_because="vs/turn.game-ends", point=1)


@check("vs-system-base/a3.8a", allowed={"endurance": range(-20, 0)})
def the_higher_total_wins_below_zero(table: VsTable, endurance: int = -2) -> None:
    """Alice ends the turn at -2 endurance, Bob at -5: only Bob loses."""
    alice, bob = table.players
    alice.has_endurance(endurance)
    bob.has_endurance(-5)
    table.begin(RECOVERY)
    table.all_pass()
    table.winner_is(alice, point=(2, 3))


@check("vs-system-base/a3.8a", allowed={"endurance": range(-20, 1)})
def a_tie_goes_on(table: VsTable, endurance: int = -3) -> None:
    """Both players are at -3: neither loses, and they play another turn."""
    alice, bob = table.players
    alice.has_endurance(endurance)
    bob.has_endurance(endurance)
    table.begin(RECOVERY)
    table.all_pass()
    table.losers_are(point=4)
    table.goes_on_to(DRAW)


@check_with_three("vs-system-base/a3.8a", allowed={"endurance": range(-20, 51)})
def of_three_only_those_without_endurance_lose(table: VsTableOfThree, endurance: int = 8) -> None:
    """Bob ends the turn with 0 endurance, Alice and Carol with more: only Bob loses, and nobody has won yet."""
    alice, bob, carol = table.players
    bob.has_endurance(0)
    carol.has_endurance(endurance)
    table.begin(RECOVERY)
    table.all_pass()
    table.losers_are(bob, point=1)
    table.winner_is(None)
    alice.cannot(table.passing(), only_because="unknown")


@check_with_three("vs-system-base/a3.8a", allowed={"endurance": range(-20, 1)})
def the_last_of_three_wins(table: VsTableOfThree, endurance: int = -4) -> None:
    """Alice and Bob have 0 or less endurance, Carol has 1: both lose at once, and Carol, who alone has not lost, wins."""
    alice, bob, carol = table.players
    alice.has_endurance(endurance)
    bob.has_endurance(0)
    carol.has_endurance(1)
    table.begin(RECOVERY)
    table.all_pass()
    table.losers_are(alice, bob, point=1)
    table.winner_is(carol, point=1)


@check_with_three("vs-system-base/a3.8a", allowed={"endurance": range(-20, 1)})
def the_highest_of_three_do_not_lose(table: VsTableOfThree, endurance: int = -1) -> None:
    """All three have 0 or less endurance; Alice and Bob share the highest total: only Carol loses."""
    alice, bob, carol = table.players
    alice.has_endurance(endurance)
    bob.has_endurance(endurance)
    carol.has_endurance(-21)
    table.begin(RECOVERY)
    table.all_pass()
    table.losers_are(carol, point=2)
    table.winner_is(None)
