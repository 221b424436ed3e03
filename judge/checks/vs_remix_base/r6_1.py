"""Proposing an attack and checking its legality"""

from __future__ import annotations

from judge.checks.witnesses.vs_remix import CALL_INTO_ATTACK, EXPOSE, HALLOW, PACIFY
from judge.games.vs_remix.dsl import (
    ATTACK_STEP,
    COMBAT,
    SUPPORT,
)
from judge.proving.pieces import control
from judge.proving.tables.vs_remix import RemixTable, check, plain


@check("vs-remix-base/r6.1")
def an_attack_has_attackers_and_a_defender(table: RemixTable) -> None:
    """An attack without an attacker can't be proposed. Alice proposes one: at once her character attacks and Bob's defends."""
    alice, bob = table.players
    hers, his = alice.controls(plain("Attacker")), bob.controls(plain("Defender", defense=9))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.cannot(table.attack(on=his), only_because="vs/act.attack-with", point=1)
    alice.does(table.attack(hers, on=his))
    table.attackers_are(hers, point=1)
    table.defender_is(his, point=1)


@check("vs-remix-base/r6.1")
def who_could_not_attack_joins(table: RemixTable) -> None:
    """Alice's character in the support row, without range, can't be proposed: a plot twist makes it an attacker all the same."""
    alice, bob = table.players
    hers, rear = alice.controls(plain("Attacker")), alice.controls(plain("Rear"), row=SUPPORT, column=1)
    his, call = bob.controls(plain("Defender", defense=9)), alice.has_in_hand(CALL_INTO_ATTACK)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.cannot(table.attack(rear, on=his), only_because="vs/attack.range")
    alice.does(table.attack(hers, on=his))
    alice.does(table.play(call), rear)
    table.all_pass()
    table.attackers_are(hers, rear, point=2)


@check("vs-remix-base/r6.1")
def who_could_not_be_attacked_defends(table: RemixTable) -> None:
    """A protected character of Bob's can't be proposed as a defender: a plot twist makes it the defender, and the attack stuns it."""
    alice, bob = table.players
    hers, drag = alice.controls(plain("Attacker", atk=5, defense=9)), alice.has_in_hand(EXPOSE)
    his, behind = bob.controls(plain("Defender", defense=9)), bob.controls(plain("Behind", defense=4), row=SUPPORT)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.cannot(table.attack(hers, on=behind), only_because="vs/attack.protected")
    alice.does(table.attack(hers, on=his))
    alice.does(table.play(drag), behind)
    table.all_pass()
    table.defender_is(behind, point=2)
    table.all_pass()
    table.is_(behind, "stunned", point=2)


@check("vs-remix-base/r6.1")
def who_cannot_attack_joins(table: RemixTable) -> None:
    """A character can't attack this turn: it can't be proposed, but a plot twist makes it an attacker."""
    alice, bob = table.players
    hers, calm = alice.controls(plain("Attacker")), alice.controls(plain("Calm"))
    his, call = bob.controls(plain("Defender", defense=9)), alice.has_in_hand(CALL_INTO_ATTACK)
    disarm = alice.has_in_hand(PACIFY)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.play(disarm), calm)
    table.resolve()
    alice.cannot(table.attack(calm, on=his), only_because="Pacifying Witness", point=control(3, "proposed it can't be"))
    alice.does(table.attack(hers, on=his))
    alice.does(table.play(call), calm)
    table.all_pass()
    table.attackers_are(hers, calm, point=3)


@check("vs-remix-base/r6.1")
def who_cannot_be_attacked_defends(table: RemixTable) -> None:
    """A character can't be attacked this turn: it can't be proposed, but a plot twist makes it the defender."""
    alice, bob = table.players
    hers, drag, shield = alice.controls(plain("Attacker")), alice.has_in_hand(EXPOSE), bob.has_in_hand(HALLOW)
    his, safe = bob.controls(plain("Defender", defense=9)), bob.controls(plain("Safe", defense=9))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.passes()
    bob.does(table.play(shield), safe)
    table.resolve()
    alice.cannot(
        table.attack(hers, on=safe), only_because="Hallowing Witness", point=control(4, "proposed it can't be")
    )
    alice.does(table.attack(hers, on=his))
    alice.does(table.play(drag), safe)
    table.all_pass()
    table.defender_is(safe, point=4)


@check("vs-remix-base/r6.1")
def the_stunned_stay_out(table: RemixTable) -> None:
    """Stunned characters can't be proposed as attacker and defender; plot twists that would make them so do nothing."""
    alice, bob = table.players
    hers, fallen = alice.controls(plain("Attacker")), alice.controls(plain("Fallen"), stunned=True)
    his, low = bob.controls(plain("Defender", defense=9)), bob.controls(plain("Low"), stunned=True)
    call, drag = alice.has_in_hand(CALL_INTO_ATTACK), alice.has_in_hand(EXPOSE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.cannot(table.attack(fallen, on=his), only_because="vs/attack.unstunned", point=5)
    alice.cannot(table.attack(hers, on=low), only_because="vs/attack.defender-unstunned", point=5)
    alice.does(table.attack(hers, on=his))
    alice.does(table.play(call), fallen)
    table.all_pass()
    table.attackers_are(hers, point=5)
    alice.does(table.play(drag), low)
    table.all_pass()
    table.defender_is(his, point=5)
