"""How Raider works"""

from __future__ import annotations

from judge.games.warhammer_invasion.dsl import DISCARD, QUEST
from judge.proving.pieces import control
from judge.proving.tables.warhammer_invasion import WiTable, check, unit

ENTRY = "warhammer-invasion-base/b10.8"


@check(ENTRY, allowed={"raider": range(4)})
def the_resources_come_after_the_damage(table: WiTable, raider: int = 2) -> None:
    """A unit with Raider 2 attacks. Until its damage is applied it brings Alice nothing, then 2 resources."""
    alice, bob = table.players
    robber = alice.controls(unit("Robber", raider=raider))
    table.begin()
    table.attack_goes(QUEST, robber)
    alice.resources_are(0, point=1)
    table.all_pass()
    alice.chooses({bob.section(QUEST): 1})
    alice.resources_are(0, point=1)
    table.all_pass()
    alice.resources_are(2, point=control((1, 2), "then they come"))


@check(ENTRY)
def each_surviving_attacker_raids(table: WiTable) -> None:
    """Of three attackers with Raider 1 one is destroyed: Alice gains 2 resources. Bob's defender has Raider, too: he gains none."""
    alice, bob = table.players
    robbers = [alice.controls(unit(f"{name} Robber", hp=1, raider=1)) for name in ("First", "Second", "Third")]
    guard = bob.controls(unit("Guard", hp=9, raider=3), QUEST)
    table.begin()
    table.attack_goes(QUEST, *robbers, defended_by=(guard,))
    table.all_pass()
    alice.chooses({guard: 3})
    bob.chooses({robbers[0]: 1})
    table.all_pass()
    table.finds(robbers[0], DISCARD, point=control(2, "one of them hasn't survived"))
    alice.resources_are(2, point=2)
    bob.resources_are(0, point=2)


@check(ENTRY)
def without_damage_it_works_too(table: WiTable) -> None:
    """A unit with Raider 2 attacks a burning zone that nobody defends: no damage is dealt, and Alice gains 2 resources."""
    alice, bob = table.players
    bob.has_burning(QUEST)
    robber = alice.controls(unit("Robber", raider=2))
    table.begin()
    table.attack_goes(QUEST, robber)
    table.all_pass()
    table.all_pass()
    alice.resources_are(2, point=3)
