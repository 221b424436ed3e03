"""Indirect Damage"""

from __future__ import annotations

from judge.games.warhammer_invasion.dsl import BATTLEFIELD, DISCARD, KINGDOM, QUEST, DealIndirect, Played, Tactic
from judge.proving.pieces import control
from judge.proving.tables.warhammer_invasion import WiTable, check, unit

DAMAGE_INDIRECTLY = Tactic(name="Indirectly Damaging Witness", powers=(Played(effect=DealIndirect(3)),))


@check("warhammer-invasion/indirect-damage")
def indirect_damage_has_limits(table: WiTable) -> None:
    """Three indirect damage: Bob's units and sections take at most what destroys or burns them, a burning zone nothing."""
    alice, bob = table.players
    bob.has_burning(KINGDOM)
    bob.has_damage(QUEST, 7)
    tough = bob.controls(unit("Tough Unit", hp=1, toughness=1))
    kingdom, quest, battlefield = (bob.section(zone) for zone in (KINGDOM, QUEST, BATTLEFIELD))
    barrage = alice.has_in_hand(DAMAGE_INDIRECTLY)
    table.begin()
    alice.does(table.play(barrage))
    table.resolve()
    bob.is_asked("share indirect damage", not_offers=({kingdom: 1, tough: 2}, {kingdom: 3}), point=1)
    bob.is_asked("share indirect damage", not_offers=({tough: 3},), point=2)
    bob.is_asked("share indirect damage", offers=({battlefield: 1, tough: 2},), point=3)
    bob.is_asked("share indirect damage", not_offers=({quest: 2, battlefield: 1}, {quest: 3}), point=4)
    bob.chooses({battlefield: 1, tough: 2})
    table.counts(kingdom, "damage", 0, point=control(1, "the zone that burns has no damage on it"))
    table.finds(tough, DISCARD, point=control((2, 3), "the 2 damage that it may be assigned destroys it"))


@check("warhammer-invasion/indirect-damage")
def indirect_damage_burns_a_zone(table: WiTable) -> None:
    """Three indirect damage, and 7 damage lies on Bob's quest zone: it takes 1 and burns, and the rest has to go elsewhere."""
    alice, bob = table.players
    bob.has_damage(QUEST, 7)
    quest, battlefield = bob.section(QUEST), bob.section(BATTLEFIELD)
    barrage = alice.has_in_hand(DAMAGE_INDIRECTLY)
    table.begin()
    alice.does(table.play(barrage))
    table.resolve()
    bob.is_asked("share indirect damage", not_offers=({quest: 2, battlefield: 1},), point=4)
    bob.chooses({quest: 1, battlefield: 2})
    table.is_(quest, "burning", point=control(4, "the 1 damage that it may be assigned burns it"))
    table.counts(battlefield, "damage", 2, point=control(4, "the rest lies where it was assigned"))
