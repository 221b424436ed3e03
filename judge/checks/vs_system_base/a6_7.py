"""How an effect resolves"""

from __future__ import annotations

from dataclasses import replace

from judge.checks.witnesses.vs_system import KO_ONE
from judge.games.vs_system.dsl import ACTIVATE, ATTACK_STEP, COMBAT, Played, PlotTwist, discard, gain
from judge.proving.tables.vs_system import VsTable, check, plain

MEDIC = replace(plain("Medic Witness"), powers=(ACTIVATE >> gain(4),))

TRADE = PlotTwist(name="Trading Witness", powers=(Played(effect=discard().then(gain(2))),))


@check("vs-system-base/a6.7")
def nobody_acts_within_an_effect(table: VsTable) -> None:
    """Alice's plot twist has her discard a card, then gain 2: while she chooses the card nobody has priority, and then she has gained."""
    alice, bob = table.players
    bob.controls(plain("His Character"))
    trade = alice.has_in_hand(TRADE)
    first, _ = alice.has_in_hand(plain("First Card")), alice.has_in_hand(plain("Second Card"))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.play(trade))
    table.all_pass()
    table.may_act_is(None, point=(1, 3))
    alice.chooses(first)
    alice.loses_in_all(-2)


@check("vs-system-base/a6.7")
def an_effect_stands_apart_from_its_source(table: VsTable) -> None:
    """Alice activates a character to gain 4. In response Bob KO's it: she gains 4 all the same."""
    alice, bob = table.players
    medic = alice.controls(MEDIC)
    bob.controls(plain("His Character"))
    twist = bob.has_in_hand(KO_ONE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.use(medic))
    alice.passes()
    bob.does(table.play(twist), medic)
    table.resolve()
    alice.loses_in_all(-4, point=2)
