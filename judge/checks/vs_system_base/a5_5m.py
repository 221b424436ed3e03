"""Whether the flip of a location can be answered"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import PLANET
from judge.games.vs_system.dsl import ATTACK_STEP, COMBAT
from judge.proving.tables.vs_system import VsTable, check


@check("vs-system-base/a5.5m")
def a_location_is_flipped_at_once(table: VsTable) -> None:
    """Alice flips a location: it lies face up at once, and nothing is on the chain that Bob could answer."""
    alice, _ = table.players
    planet = alice.has_resource(PLANET)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.flip(planet))
    table.is_(planet, "face down", expected=False, point=1)
    table.chain_is(point=1)
