"""How often a player may attack in a turn"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import READY_ONE
from judge.games.vs_system.dsl import ATTACK_STEP, COMBAT
from judge.proving.tables.vs_system import VsTable, check, plain


@check("vs-system-base/a8.12")
def every_player_has_an_attack_step(table: VsTable) -> None:
    """Alice has the initiative: her attack step comes first in the combat phase, and Bob's follows it."""
    alice, bob = table.players
    table.begin(COMBAT)
    table.all_pass()
    table.step_is(COMBAT, ATTACK_STEP, alice, point=1)
    table.all_pass()
    table.step_is(COMBAT, ATTACK_STEP, bob, point=1)


@check("vs-system-base/a8.12")
def attack_after_attack(table: VsTable) -> None:
    """Alice has attacked with one character: she can attack with another, not with the same one; once readied, it can attack again."""
    alice, bob = table.players
    first, second = alice.controls(plain("First Character")), alice.controls(plain("Second Character"))
    his = bob.controls(plain("His Character", atk=0, defense=5))
    ready = alice.has_in_hand(READY_ONE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(first, on=his))
    table.all_pass()
    alice.can(table.attack(second, on=his), point=2)
    alice.cannot(table.attack(first, on=his), only_because="vs/attack.ready", point=3)
    alice.does(table.play(ready), first)
    table.resolve()
    alice.can(table.attack(first, on=his), point=3)
