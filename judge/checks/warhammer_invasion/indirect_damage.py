"""Indirect Damage"""

from __future__ import annotations

from judge.games.warhammer_invasion.dsl import DISCARD, KINGDOM, QUEST, DealIndirect, Played, Tactic
from judge.proving.tables.warhammer_invasion import WiTable, check, unit

DAMAGE_INDIRECTLY = Tactic(name="Indirectly Damaging Witness", powers=(Played(effect=DealIndirect(3)),))


@check("warhammer-invasion/indirect-damage")
def indirect_damage_has_limits(table: WiTable) -> None:
    """Three indirect damage: Bob's units and sections take at most what destroys or burns them, a burning zone nothing."""
    alice, bob = table.players
    bob.has_burning(KINGDOM)
    bob.has_damage(QUEST, 7)
    tough = bob.controls(unit("Tough Unit", hp=1, toughness=1))
    barrage = alice.has_in_hand(DAMAGE_INDIRECTLY)
    table.begin()
    alice.does(table.play(barrage))
    table.resolve()
    # Shares stand in the order: quest zone, battlefield, Tough Unit.
    bob.is_asked("share indirect damage", offers=((0, 1, 2),), point=(1, 3))
    bob.is_asked("share indirect damage", not_offers=((0, 0, 3),), point=2)
    bob.is_asked("share indirect damage", offers=((1, 0, 2),), not_offers=((2, 1, 0), (3, 0, 0)), point=4)
    bob.chooses((1, 0, 2), point=(1, 3, 4))
    table.counts(bob.section(KINGDOM), "damage", 0, point=1)
    table.is_(bob.section(QUEST), "burning", point=4)
    table.finds(tough, DISCARD, point=(2, 3))
