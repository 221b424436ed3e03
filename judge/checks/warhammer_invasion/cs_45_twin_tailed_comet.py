"""CS 45 Twin Tailed Comet"""

from __future__ import annotations

from judge.games.warhammer_invasion.cards.warhammer_invasion.cs_45_twin_tailed_comet import TWIN_TAILED_COMET
from judge.games.warhammer_invasion.cards.warhammer_invasion.flames_of_tzeentch import FLAMES_OF_TZEENTCH
from judge.proving.tables.warhammer_invasion import WiTable, check, unit


@check("warhammer-invasion/cs-45-twin-tailed-comet", allowed={"paid": range(1, 16)})
def a_copy_of_flames_has_no_x(table: WiTable, paid: int = 2) -> None:
    """Alice pays for Flames of Tzeentch; Bob copies it for free with Twin Tailed Comet, and his copy deals 0 damage."""
    alice, bob = table.players
    alice.has_resources(paid)
    bob.has_resources(3)
    own, foreign = alice.controls(unit("Alice's Unit")), bob.controls(unit("Bob's Unit", hp=20))
    flames, comet = alice.has_in_hand(FLAMES_OF_TZEENTCH), bob.has_in_hand(TWIN_TAILED_COMET)
    table.begin()
    alice.does(table.play(flames, x=paid), foreign)
    bob.does(table.play(comet))
    table.resolve()
    bob.chooses("Flames")
    bob.resources_are(3, point=2)
    bob.chooses(own)
    table.counts(own, "damage", 0, point=1)
    table.counts(foreign, "damage", paid)
