"""What removes a support from play"""

from __future__ import annotations

from judge.checks.witnesses.warhammer_invasion import ARSON, DESTROY_ONE
from judge.games.warhammer_invasion.dsl import (
    DISCARD,
    KINGDOM,
    QUEST,
    SUPPORTS,
    DealDamage,
    Played,
    Tactic,
    target,
)
from judge.proving.tables.warhammer_invasion import WiTable, check, support, unit

OPEN = {
    "warhammer-invasion-base/b2.8#1": "What removes a support is told by the cards that do so.",
    "warhammer-invasion-base/b2.8#3": "Nothing in the engine's combat touches supports: base rule B2.7 tells it.",
}

SHOT = Tactic(name="Shooting Witness", powers=(Played(effect=DealDamage(target(SUPPORTS), 2)),))


@check("warhammer-invasion-base/b2.8")
def a_support_takes_no_damage(table: WiTable) -> None:
    """A card deals 2 damage to a support: none comes to lie on it."""
    alice, bob = table.players
    tower, shot = bob.controls(support("Tower"), KINGDOM), alice.has_in_hand(SHOT)
    table.begin()
    alice.does(table.play(shot), tower)
    table.resolve()
    table.counts(tower, "damage", 0, point=2)


@check("warhammer-invasion-base/b2.8")
def a_support_stays_in_a_burning_zone(table: WiTable) -> None:
    """Bob's quest zone burns, with a support in it: the support stays."""
    alice, bob = table.players
    bob.has_damage(QUEST, 6)
    tower, arson = bob.controls(support("Tower"), QUEST), alice.has_in_hand(ARSON)
    table.begin()
    alice.does(table.play(arson), bob.section(QUEST))
    table.resolve()
    table.is_(bob.section(QUEST), "burning")
    table.finds(tower, QUEST, point=4)


@check("warhammer-invasion-base/b2.8")
def an_attachment_is_lost_with_its_unit(table: WiTable) -> None:
    """Alice plays an attachment onto a unit of hers, and the unit is destroyed: the attachment is gone as well."""
    alice, _ = table.players
    banner, own = alice.has_in_hand(support("Banner", 0, attaches=True)), alice.controls(unit("Own Unit"))
    kill = alice.has_in_hand(DESTROY_ONE)
    table.begin()
    alice.does(table.put_down(banner, on=own))
    table.resolve()
    alice.does(table.play(kill), own)
    table.resolve()
    table.finds(banner, DISCARD, point=5)
