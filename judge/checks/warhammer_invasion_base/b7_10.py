"""Moving cards between zones"""

from __future__ import annotations

from judge.games.warhammer_invasion.dsl import BATTLEFIELD, KINGDOM, UNITS, Played, Tactic, gain, move_to, target
from judge.proving.tables.warhammer_invasion import WiTable, check, unit

OPEN = {
    "warhammer-invasion-base/b7.10#2": "The engine moves cards to zones of their controllers only.",
}

MARCH = Tactic(name="Marching Witness", powers=(Played(effect=move_to(target(UNITS), KINGDOM).if_done(gain(1))),))


@check("warhammer-invasion-base/b7.10")
def a_move_ends_in_another_zone(table: WiTable) -> None:
    """A card moves a unit to the kingdom, and if it does, Alice gets a resource: for a unit that is there already she gets none."""
    alice, _ = table.players
    miner, march = alice.controls(unit("Miner"), KINGDOM), alice.has_in_hand(MARCH)
    table.begin()
    alice.does(table.play(march), miner)
    table.resolve()
    alice.resources_are(0, point=1)


@check("warhammer-invasion-base/b7.10")
def damage_moves_along(table: WiTable, damage: int = 2) -> None:
    """A unit with 2 damage on it is moved to the kingdom: the damage stays on it. Its player can't simply move it back."""
    alice, _ = table.players
    hurt, march = alice.controls(unit("Hurt Unit", 0), damage=damage), alice.has_in_hand(MARCH)
    table.begin()
    alice.does(table.play(march), hurt)
    table.resolve()
    table.counts(hurt, "damage", damage, point=4)
    alice.cannot(table.put_down(hurt, BATTLEFIELD), only_because="wi/act.card", point=3)
