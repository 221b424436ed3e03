"""302.3 Recruiting an equipment"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import BLADE, STUN_ONE
from judge.games.vs_system.dsl import BUILD, CHAIN, KO_PILE, PLAY, RECRUIT_STEP
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain


@check("marvel-knights/302.3")
def an_equipment_is_recruited_as_effects_are_played(table: VsTable) -> None:
    """Alice recruits an equipment: its cost is paid, it waits on the chain, and as it resolves it goes on a visible character only."""
    alice, _ = table.players
    alice.has_resources(3)
    shown, hidden = alice.controls(plain("Shown Character")), alice.controls(plain("Hidden Character"), hidden=True)
    blade = alice.has_in_hand(BLADE)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(blade))
    alice.has_points(2, point=control(1, "the cost is paid at once"))
    table.nobody_is_asked(point=1)
    table.chain_is("recruiting Blade Witness", point=control(1, "it waits on the chain, where players can respond"))
    table.resolve()
    alice.is_asked("equips", offers=(shown,))
    alice.is_asked("equips", not_offers=(hidden,), point=2)
    alice.chooses(shown)
    table.finds(blade, PLAY)
    table.shows(shown, atk=2)


@check("marvel-knights/302.3")
def others_respond_to_an_equipment(table: VsTable) -> None:
    """Alice recruits an equipment, and Bob stuns her only character in answer: as the recruit resolves there is nobody to attach it to."""
    alice, bob = table.players
    alice.has_resources(3)
    hers, blade = alice.controls(plain("Her Character")), alice.has_in_hand(BLADE)
    stunning = bob.has_in_hand(STUN_ONE)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(blade))
    table.finds(blade, CHAIN)
    alice.passes(point=1)
    bob.does(table.play(stunning), hers)
    table.resolve()
    table.finds(blade, KO_PILE, point=control(1, "the answer came first"))
