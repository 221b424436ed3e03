"""Owner and controller"""

from __future__ import annotations

from judge.checks.witnesses.warhammer_invasion import DESTROY_ONE, TAKE_ONE
from judge.proving.pieces import control
from judge.proving.tables.warhammer_invasion import WiTable, check, unit

OPEN = {
    "warhammer-invasion-base/b2.9#1": "Words: whose deck a card started in is what the set-up says.",
    "warhammer-invasion-base/b2.9#2": "Control changes by a card's own text; nothing else decides it.",
}


@check("warhammer-invasion-base/b2.9")
def owner_and_controller(table: WiTable) -> None:
    """Alice takes control of a unit that Bob owns: she controls it. It is destroyed, and goes to Bob's discard pile."""
    alice, bob = table.players
    foreign, lure = bob.controls(unit("Foreign Unit")), alice.has_in_hand(TAKE_ONE)
    kill = alice.has_in_hand(DESTROY_ONE)
    table.begin()
    table.lies_with(foreign, bob, point=control(2, "the unit is its owner's until then"))
    alice.does(table.play(lure), foreign)
    table.resolve()
    table.lies_with(foreign, alice, point=control(2, "the card effect gives her control"))
    alice.does(table.play(kill), foreign)
    table.resolve()
    table.lies_with(foreign, bob, point=3)
