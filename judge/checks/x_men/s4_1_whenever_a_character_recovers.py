"""Whenever a character recovers"""

from __future__ import annotations

from dataclasses import replace

from judge.checks.witnesses.vs_system import RECOVER_ONE, STUN_ONE
from judge.games.vs_system.cards.x_men.electric_eve import ELECTRIC_EVE
from judge.games.vs_system.dsl import COMBAT, RECOVERY
from judge.proving.tables.vs_system import VsTable, check

ENTRY = "x-men/4.1-whenever-a-character-recovers"

EVE = replace(ELECTRIC_EVE, cost=2)


@check(ENTRY)
def eve_recovers_once(table: VsTable) -> None:
    """Electric Eve evades, and an effect recovers her in the combat phase: Bob loses 1. Evasion recovers her no second time."""
    alice, bob = table.players
    eve, card = alice.controls(EVE), alice.has_in_hand(RECOVER_ONE)
    table.begin(COMBAT)
    alice.does(table.use(eve))
    table.resolve()
    alice.loses_in_all(2)
    alice.does(table.play(card), eve)
    table.resolve()
    alice.is_asked("target opponent", point=1)
    alice.chooses(bob)
    table.resolve()
    bob.loses_in_all(1)
    table.goes_on_to(RECOVERY)
    table.chain_is("recover it")
    table.all_pass()
    table.nobody_is_asked(point=2)
    bob.loses_in_all(1)


@check(ENTRY)
def who_isnt_stunned_doesnt_recover(table: VsTable) -> None:
    """An effect recovers Electric Eve, who isn't stunned: her power doesn't trigger."""
    alice, bob = table.players
    eve, card = alice.controls(EVE), alice.has_in_hand(RECOVER_ONE)
    table.begin(COMBAT)
    alice.does(table.play(card), eve)
    table.resolve()
    table.nobody_is_asked(point=1)
    bob.loses_in_all(0)


@check(ENTRY)
def evasion_recovers_her(table: VsTable) -> None:
    """Electric Eve evades and nothing else recovers her: she recovers as the recovery phase starts, and Bob loses 1."""
    alice, bob = table.players
    eve = alice.controls(EVE)
    table.begin(COMBAT)
    alice.does(table.use(eve))
    table.goes_on_to(RECOVERY)
    table.is_(eve, "stunned")
    table.all_pass()
    alice.chooses(bob)
    table.resolve()
    table.is_(eve, "stunned", expected=False)
    bob.loses_in_all(1)


@check(ENTRY)
def each_recovery_counts(table: VsTable) -> None:
    """Electric Eve recovers twice in a turn, each time from being stunned: Bob loses 2."""
    alice, bob = table.players
    eve, blow = alice.controls(EVE, stunned=True), alice.has_in_hand(STUN_ONE)
    cards = [alice.has_in_hand(RECOVER_ONE) for _ in range(2)]
    table.begin(COMBAT)
    for card in cards:
        alice.does(table.play(card), eve)
        table.all_pass()
        alice.chooses(bob)
        table.resolve()
        if card is cards[0]:
            alice.does(table.play(blow), eve)
            table.resolve()
    bob.loses_in_all(2)
