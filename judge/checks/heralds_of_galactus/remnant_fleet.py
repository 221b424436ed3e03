"""Remnant Fleet"""

from __future__ import annotations

from judge.games.vs_system.cards.heralds_of_galactus.remnant_fleet import REMNANT_FLEET
from judge.games.vs_system.dsl import ATTACK_STEP, COMBAT, HAND
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

EXCUSES = {
    "[0].effect.link=IF_YOU_DO": "not ruled: a target that can't go back to hand",
}


@check("heralds-of-galactus/remnant-fleet")
def remnant_fleet_takes_two_home(table: VsTable) -> None:
    """The Kree is targeted as Remnant Fleet is played; whether somebody goes along, and who, is decided as it resolves."""
    alice, bob = table.players
    alice.has_resources(2)
    foreign = bob.controls(plain("Foreign Character"))
    kree, other = alice.controls(plain("Kree", affiliations=("Kree",))), alice.controls(plain("Companion"))
    fleet = alice.has_in_hand(REMNANT_FLEET)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.play(fleet))
    alice.is_asked("target", offers=(kree,), not_offers=(other,), point=1)
    alice.chooses(kree, point=1)
    table.nobody_is_asked(point=2)
    table.resolve()
    alice.is_asked("choose", offers=(other,), not_offers=(kree, foreign), point=control(2, "it is another one of hers"))
    alice.is_asked("choose", optional=True, point=2)
    alice.chooses(other)
    table.finds(kree, HAND)
    table.finds(other, HAND, point=2)
