"""Grimgor Ironhide turned face up by Rip Dere ’Eads Off!"""

from __future__ import annotations

from judge.games.warhammer_invasion.cards.warhammer_invasion.cs_75_rip_dere_eads_off import RIP_DERE_EADS_OFF
from judge.games.warhammer_invasion.cards.warhammer_invasion.grimgor_ironhide import GRIMGOR_IRONHIDE
from judge.games.warhammer_invasion.dsl import BATTLEFIELD, DISCARD, KINGDOM
from judge.proving.tables.warhammer_invasion import WiTable, check, support, unit


@check("warhammer-invasion/faq-grimgor-rip-dere-eads-off")
def grimgor_turned_up_destroys_nothing(table: WiTable) -> None:
    """Grimgor Ironhide turned up doesn't enter play: developments and support cards stay. Another, played, destroys those of his zone."""
    alice, bob = table.players
    hidden, rip = alice.controls(GRIMGOR_IRONHIDE, development=True), alice.has_in_hand(RIP_DERE_EADS_OFF)
    second, tower = alice.has_in_hand(GRIMGOR_IRONHIDE), bob.controls(support("Tower"), KINGDOM)
    buried = bob.controls(unit("Buried"), KINGDOM, development=True)
    camp, foreign = bob.controls(support("Camp")), bob.controls(unit("Hidden"), development=True)
    table.begin()
    alice.does(table.play(rip))
    table.resolve()
    alice.chooses(hidden)
    table.finds(camp, BATTLEFIELD, point=1)
    table.finds(foreign, BATTLEFIELD, point=1)
    table.has_happened("enter play", hidden, times=0, point=2)
    alice.does(table.put_down(second, KINGDOM))
    table.resolve()
    table.finds(tower, DISCARD)
    table.finds(buried, DISCARD)
    table.finds(camp, BATTLEFIELD)
    table.finds(foreign, BATTLEFIELD)
