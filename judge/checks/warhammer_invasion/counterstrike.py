"""Counterstrike"""

from __future__ import annotations

from judge.checks.witnesses.warhammer_invasion import SHIELD_ONE
from judge.games.warhammer_invasion.cards.warhammer_invasion.cs_98_shrine_to_nurgle import SHRINE_TO_NURGLE
from judge.games.warhammer_invasion.dsl import KINGDOM, QUEST
from judge.proving.pieces import control
from judge.proving.tables.warhammer_invasion import WiTable, check, unit


@check("warhammer-invasion/counterstrike", allowed={"strength": range(2, 9)})
def counterstrike_on_declaration(table: WiTable, strength: int = 2) -> None:
    """Two tough raiders attack; the declared defender strikes one of them at once with combat damage that can't be cancelled."""
    alice, bob = table.players
    bob.controls(SHRINE_TO_NURGLE, KINGDOM)
    first, second = (
        alice.controls(unit("First Raider", hp=9, toughness=1)),
        alice.controls(unit("Second Raider", hp=9, toughness=1)),
    )
    guard = bob.controls(unit("Guard", counterstrike=strength), QUEST)
    table.begin()
    table.attack_goes(QUEST, first, second, defended_by=(guard,))
    bob.is_asked("Counterstrike", offers=({first: strength}, {second: strength}), point=1)
    bob.is_asked("Counterstrike", not_offers=({first: 1, second: strength - 1},), point=3)
    bob.chooses({first: strength})
    table.counts(first, "damage", strength, point=(4, 5))
    table.is_(first, "corrupt", point=2)
    table.counts(second, "damage", 0, point=control(3, "the attacker that isn't struck takes nothing"))


@check("warhammer-invasion/counterstrike")
def counterstrike_against_a_shield(table: WiTable) -> None:
    """An effect cancels the next 2 damage to a raider. A defender strikes it for 2: all of that damage is dealt."""
    alice, bob = table.players
    raider, shield = alice.controls(unit("Raider")), alice.has_in_hand(SHIELD_ONE)
    guard = bob.controls(unit("Guard", counterstrike=2), QUEST)
    table.begin()
    alice.does(table.play(shield), raider)
    table.resolve()
    table.attack_goes(QUEST, raider, defended_by=(guard,))
    bob.chooses({raider: 2})
    table.counts(raider, "damage", 2, point=4)
