"""What a development is"""

from __future__ import annotations

from judge.checks.witnesses.warhammer_invasion import CORRUPT_ONE, GAIN_ONE, WATCHER, WORKER
from judge.games.warhammer_invasion.dsl import KINGDOM
from judge.proving.tables.warhammer_invasion import WiTable, check, unit

OPEN = {
    "warhammer-invasion-base/b7.2#1": "Layout: a card that lies face down is what the engine calls a development.",
    "warhammer-invasion-base/b7.2#3": "What a player may look at shows at no table of the engine.",
}


@check("warhammer-invasion-base/b7.2")
def a_development_has_no_text(table: WiTable) -> None:
    """A support gives its player a resource whenever a unit is corrupted. It lies face down as a development: it gives him none."""
    alice, bob = table.players
    alice.controls(WATCHER, KINGDOM, development=True)
    victim, taint = bob.controls(unit("Victim")), alice.has_in_hand(CORRUPT_ONE)
    table.begin()
    alice.does(table.play(taint), victim)
    table.resolve()
    alice.resources_are(0, point=2)


@check("warhammer-invasion-base/b7.2")
def a_development_is_neither_used_nor_played(table: WiTable) -> None:
    """A unit with an action lies face down as a development: Alice can neither use its action nor play it."""
    alice, _ = table.players
    alice.has_resources(9)
    hidden = alice.controls(WORKER, KINGDOM, development=True)
    table.begin()
    alice.cannot(table.use(hidden), only_because="wi/act.ability", point=4)
    alice.cannot(table.put_down(hidden), only_because="wi/act.card", point=4)


@check("warhammer-invasion-base/b7.2")
def any_card_becomes_a_development_for_free(table: WiTable) -> None:
    """Alice has no resources. She may put down a tactic, or a unit that costs 2, as a development."""
    alice, _ = table.players
    tactic, recruit = alice.has_in_hand(GAIN_ONE), alice.has_in_hand(unit("Recruit"))
    table.begin()
    alice.can(table.develop(tactic), point=5)
    alice.can(table.develop(recruit), point=5)
