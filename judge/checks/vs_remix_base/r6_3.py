"""Attackers exhaust"""

from __future__ import annotations

from judge.games.vs_remix.dsl import ATTACK_STEP, COMBAT, EXHAUSTED
from judge.proving.pieces import control
from judge.proving.tables.vs_remix import RemixTable, check, plain


@check("vs-remix-base/r6.3")
def an_attacker_exhausts(table: RemixTable) -> None:
    """Alice's ready character attacks: it is exhausted, and Bob's defender isn't."""
    alice, bob = table.players
    hers, his = alice.controls(plain("Attacker")), bob.controls(plain("Defender", defense=9))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(hers, on=his))
    table.is_(hers, EXHAUSTED, point=1)
    table.is_(his, EXHAUSTED, False, point=control(1, "it is the attacker that exhausts"))


@check("vs-remix-base/r6.3", follows={2: "remix-glossary/speedster#1"})
def a_speedster_readies(table: RemixTable) -> None:
    """A speedster attacks, and Alice lets it ready: it is ready while its attack lasts."""
    alice, bob = table.players
    runner = alice.controls(plain("Runner", defense=9, keywords=("speedster",)))
    foe = bob.controls(plain("Foe", defense=9))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(runner, on=foe))
    table.resolve()
    alice.is_asked("whether to ready", optional=True, point=2)
    alice.agrees()
    table.is_(runner, EXHAUSTED, False)


@check("vs-remix-base/r6.3", follows={2: "remix-glossary/speedster#2"})
def a_speedster_does_not_attack_again(table: RemixTable) -> None:
    """The speedster is ready after its attack: it can't attack again this turn."""
    alice, bob = table.players
    runner = alice.controls(plain("Runner", defense=9, keywords=("speedster",)))
    foe = bob.controls(plain("Foe", defense=9))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(runner, on=foe))
    table.resolve()
    alice.agrees()
    table.all_pass()
    alice.cannot(table.attack(runner, on=foe), only_because="Runner", point=2)
