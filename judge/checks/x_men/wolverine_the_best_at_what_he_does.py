"""Wolverine, The Best at What He Does"""

from __future__ import annotations

from dataclasses import replace

from judge.checks.witnesses.vs_system import RECOVER_ONE, STUN_ONE
from judge.games.vs_system.cards.x_men.wolverine_the_best_at_what_he_does import WOLVERINE
from judge.games.vs_system.dsl import COMBAT, EVASION, RECOVERY
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "x-men/wolverine-the-best-at-what-he-does"

LOGAN = replace(WOLVERINE, cost=3)


@check(ENTRY)
def he_recovers_as_the_phase_starts(table: VsTable) -> None:
    """Wolverine becomes stunned in the combat phase: as the recovery phase starts, he recovers; nobody else does."""
    alice, bob = table.players
    wolverine, other = alice.controls(LOGAN), alice.controls(plain("Other"))
    blow, second = bob.has_in_hand(STUN_ONE), bob.has_in_hand(STUN_ONE)
    table.begin(COMBAT)
    alice.passes()
    bob.does(table.play(second), other)
    table.all_pass()
    table.is_(other, "stunned")
    table.chain_is()
    alice.passes()
    bob.does(table.play(blow), wolverine)
    table.resolve()
    table.is_(wolverine, "stunned")
    table.goes_on_to(RECOVERY)
    table.resolve()
    table.is_(wolverine, "stunned", expected=False)


@check(ENTRY)
def the_recovery_phase_is_too_late(table: VsTable) -> None:
    """Wolverine becomes stunned in the recovery phase: he stays so until Alice recovers him in the wrap-up; next turn nothing is left."""
    alice, bob = table.players
    wolverine = alice.controls(LOGAN)
    blow = bob.has_in_hand(STUN_ONE)
    table.begin(RECOVERY)
    alice.passes()
    bob.does(table.play(blow), wolverine)
    table.resolve()
    table.is_(wolverine, "stunned", point=1)
    table.all_pass()
    alice.is_asked("recover", offers=(wolverine,), point=2)
    alice.chooses(wolverine)
    table.is_(wolverine, "stunned", expected=False)
    table.goes_on_to(RECOVERY)
    table.chain_is(point=1)


@check(ENTRY)
def evasion_is_too_late_as_well(table: VsTable) -> None:
    """A character with evasion evades in the recovery phase: it stays stunned, and nothing recovers it as the next one starts."""
    alice, _ = table.players
    evader = alice.controls(plain("Evader", 2, keywords=(EVASION,)))
    table.begin(RECOVERY)
    alice.does(table.use(evader))
    table.resolve()
    table.is_(evader, "stunned", point=1)
    table.all_pass()
    alice.is_asked("recover", offers=(evader,), point=2)
    alice.chooses(evader)
    table.goes_on_to(RECOVERY)
    table.chain_is(point=1)


@check(ENTRY)
def each_stun_counts(table: VsTable) -> None:
    """Wolverine recovers and becomes stunned again: his power triggers again."""
    alice, bob = table.players
    wolverine, card = alice.controls(LOGAN), alice.has_in_hand(RECOVER_ONE)
    blows = [bob.has_in_hand(STUN_ONE) for _ in range(2)]
    table.begin(COMBAT)
    alice.passes()
    bob.does(table.play(blows[0]), wolverine)
    table.resolve()
    alice.does(table.play(card), wolverine)
    table.resolve()
    alice.passes()
    bob.does(table.play(blows[1]), wolverine)
    table.all_pass()
    table.chain_is("Wolverine")
