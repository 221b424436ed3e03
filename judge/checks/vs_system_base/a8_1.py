"""How an attack is proposed"""

from __future__ import annotations

from judge.games.vs_system.dsl import ATTACK_STEP, COMBAT
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain


@check("vs-system-base/a8.1")
def one_attacks_in_the_own_attack_step(table: VsTable) -> None:
    """In Alice's attack step Alice may attack, and Bob may not."""
    alice, bob = table.players
    hers, his = alice.controls(plain("Her Character")), bob.controls(plain("His Character"))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.can(table.attack(hers, on=his))
    bob.cannot(table.attack(his, on=hers), only_because="vs/act.attack", point=1)


@check("vs-system-base/a8.1")
def one_attacks_while_one_has_priority(table: VsTable) -> None:
    """Alice has passed in her attack step, and Bob has priority: she can't attack any more before it is her turn to act again."""
    alice, bob = table.players
    hers, his = alice.controls(plain("Her Character")), bob.controls(plain("His Character"))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.passes()
    alice.has_to_wait(table.attack(hers, on=his), point=1)


@check("vs-system-base/a8.1")
def an_attack_has_an_attacker(table: VsTable) -> None:
    """An attack on Bob's character that names no attacker is none."""
    alice, bob = table.players
    alice.controls(plain("Her Character"))
    his = bob.controls(plain("His Character"))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.cannot(table.attack(on=his), only_because="vs/act.attack-with", point=2)


@check("vs-system-base/a8.1")
def a_player_is_attacked_as_well(table: VsTable) -> None:
    """Bob controls no character: Alice's character attacks Bob himself."""
    alice, bob = table.players
    hers = alice.controls(plain("Her Character", atk=4))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(hers, on=bob), point=2)
    table.defender_is(None)


@check("vs-system-base/a8.1")
def no_attack_is_proposed_within_another(table: VsTable) -> None:
    """Alice has proposed an attack: while it lasts she can't propose another, though she has priority and the chain is empty."""
    alice, bob = table.players
    first, second = alice.controls(plain("First Character")), alice.controls(plain("Second Character"))
    his = bob.controls(plain("His Character", atk=0, defense=5))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(first, on=his))
    table.chain_is()
    table.may_act_is(alice)
    alice.cannot(table.attack(second, on=his), only_because="vs/act.attack", point=1)
    table.all_pass()
    alice.can(table.attack(second, on=his), point=control(1, "once the first is over, another may follow"))
