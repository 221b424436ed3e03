"""How many cards with Limited a turn"""

from __future__ import annotations

from judge.games.warhammer_invasion.dsl import CAPITAL_PHASE, KINGDOM, LIMITED, Played, Support, Tactic, gain, names
from judge.proving.pieces import control
from judge.proving.tables.warhammer_invasion import WiTable, check, unit

ENTRY = "warhammer-invasion-base/b8.3"

TRIBUTE = Tactic(name="Tribute Witness", keywords=names(LIMITED), powers=(Played(effect=gain(1)),))

MINE = Support(name="Mine Witness", keywords=names(LIMITED))


@check(ENTRY)
def one_a_turn_whatever_its_title(table: WiTable) -> None:
    """Alice has played a tactic with Limited: that turn she can play neither another copy nor a support with Limited, but other cards."""
    alice, _ = table.players
    first, second, mine = alice.has_in_hand(TRIBUTE), alice.has_in_hand(TRIBUTE), alice.has_in_hand(MINE)
    other = alice.has_in_hand(unit("Other Card", 0))
    table.begin()
    alice.can(table.put_down(mine, KINGDOM), point=control(1, "it is the first one that keeps it back"))
    alice.does(table.play(first))
    table.resolve()
    alice.cannot(table.play(second), only_because="wi/limited.one", point=1)
    alice.cannot(table.put_down(mine, KINGDOM), only_because="wi/limited.one", point=1)
    alice.can(table.put_down(other, KINGDOM), point=control(1, "cards without Limited aren't limited"))


@check(ENTRY)
def each_player_and_each_turn(table: WiTable) -> None:
    """Alice has played a card with Limited. Bob can play one in that turn all the same, and she another in his turn."""
    alice, bob = table.players
    first, second, his = alice.has_in_hand(TRIBUTE), alice.has_in_hand(TRIBUTE), bob.has_in_hand(TRIBUTE)
    for seat in table.players:
        for n in range(9):
            seat.has_in_deck(unit(f"{seat.name}'s Card {n}"))
    table.begin()
    alice.does(table.play(first))
    table.resolve()
    alice.passes()
    bob.can(table.play(his), point=1)
    bob.passes()
    alice.declines()
    table.goes_on_to(CAPITAL_PHASE)
    bob.passes()
    alice.can(table.play(second), point=control(1, "it is another turn"))
