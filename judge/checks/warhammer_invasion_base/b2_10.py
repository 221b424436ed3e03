"""What “corresponding zone” means"""

from __future__ import annotations

from judge.games.warhammer_invasion.dsl import (
    CORRESPONDING,
    KINGDOM,
    OPPONENT,
    OPPONENTS,
    QUEST,
    UNITS,
    YOURS,
    ZONES,
    InZone,
    Played,
    RuledBy,
    Support,
    Tactic,
    TakeControl,
    Unit,
    corrupt,
    pay,
    target,
)
from judge.proving.pieces import control
from judge.proving.tables.warhammer_invasion import WiTable, check, unit

ruled = RuledBy("warhammer-invasion-base/b2.10")

THEIRS = ruled(
    (1, 2), CORRESPONDING, misread=InZone(ZONES), belief="the corresponding zone is the opponent's whole capital"
)

EVERYBODY = ruled(
    3, CORRESPONDING, misread=CORRESPONDING & OPPONENTS, belief="a corresponding zone is one of the opponent's"
)

BLIGHT = Unit(name="Blighting Witness", hp=3, powers=(pay(0) >> corrupt(UNITS & OPPONENTS & THEIRS),))

PLAGUE = Support(name="Plaguing Witness", powers=(pay(0) >> corrupt(UNITS & EVERYBODY),))

SEDUCE = Tactic(name="Seducing Witness", powers=(Played(effect=TakeControl(target(UNITS & OPPONENTS))),))

YIELD = Tactic(name="Yielding Witness", powers=(Played(effect=TakeControl(target(UNITS & YOURS), OPPONENT)),))


@check("warhammer-invasion-base/b2.10")
def the_corresponding_zone_of_the_opponent(table: WiTable) -> None:
    """A unit in Alice's battlefield corrupts the units in her opponent's corresponding zone: those in Bob's battlefield, and no others."""
    alice, bob = table.players
    blight, soldier = alice.controls(BLIGHT), bob.controls(unit("Soldier"))
    miner = bob.controls(unit("Miner"), KINGDOM)
    table.begin()
    alice.does(table.use(blight))
    table.resolve()
    table.is_(soldier, "corrupt", point=control(1, "the units of the corresponding zone are corrupted"))
    table.is_(miner, "corrupt", False, point=(1, 2))


@check("warhammer-invasion-base/b2.10")
def each_players_corresponding_zone(table: WiTable) -> None:
    """A support in Alice's battlefield corrupts the units in each player's corresponding zone: her own there, too."""
    alice, bob = table.players
    plague, own = alice.controls(PLAGUE), alice.controls(unit("Own Soldier"))
    soldier = bob.controls(unit("Soldier"))
    table.begin()
    alice.does(table.use(plague))
    table.resolve()
    table.is_(soldier, "corrupt")
    table.is_(own, "corrupt", point=3)


@check("warhammer-invasion-base/b2.10")
def what_changes_sides_comes_into_the_corresponding_zone(table: WiTable) -> None:
    """Alice takes control of a unit in Bob's quest zone: it comes into hers. She gives him one of her kingdom's: it comes into his."""
    alice, bob = table.players
    scholar, miner = bob.controls(unit("Scholar"), QUEST), alice.controls(unit("Miner"), KINGDOM)
    seduce, give = alice.has_in_hand(SEDUCE), alice.has_in_hand(YIELD)
    table.begin()
    alice.does(table.play(seduce), scholar)
    table.resolve()
    table.lies_with(scholar, alice)
    table.finds(scholar, QUEST, point=1)
    alice.does(table.play(give), miner)
    table.resolve()
    table.lies_with(miner, bob)
    table.finds(miner, KINGDOM, point=(1, 2))
