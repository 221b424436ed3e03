"""Protection"""

from __future__ import annotations

from judge.checks.witnesses.vs_remix import STUN_ONE
from judge.games.vs_remix.dsl import ATTACK_STEP, COMBAT, SUPPORT
from judge.proving.tables.vs_remix import RemixTable, check, plain


@check("remix-glossary/protection")
def who_is_protected(table: RemixTable) -> None:
    """A character behind another in its column can't be attacked; one in another column, and one in the front row, can."""
    alice, bob = table.players
    attacker = alice.controls(plain("Attacker", atk=3))
    guard, guarded = bob.controls(plain("Guard")), bob.controls(plain("Guarded"), row=SUPPORT)
    exposed = bob.controls(plain("Exposed"), row=SUPPORT, column=1)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.cannot(table.attack(attacker, on=guarded), only_because="vs/attack.protected", point=1)
    alice.can(table.attack(attacker, on=exposed), point=1)
    alice.can(table.attack(attacker, on=guard), point=1)


@check("remix-glossary/protection")
def a_stunned_character_protects_nobody(table: RemixTable) -> None:
    """The guard becomes stunned: the character behind it can be attacked."""
    alice, bob = table.players
    attacker, ray = alice.controls(plain("Attacker", atk=3)), alice.has_in_hand(STUN_ONE)
    guard, guarded = bob.controls(plain("Guard")), bob.controls(plain("Guarded"), row=SUPPORT)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.play(ray), guard)
    table.resolve()
    alice.can(table.attack(attacker, on=guarded), point=(1, 2))


@check("remix-glossary/protection")
def a_stunned_character_is_not_protected(table: RemixTable) -> None:
    """The character behind becomes stunned: what keeps it from being attacked is that it is stunned, not that it is protected."""
    alice, bob = table.players
    attacker, ray = alice.controls(plain("Attacker", atk=3)), alice.has_in_hand(STUN_ONE)
    bob.controls(plain("Guard"))
    guarded = bob.controls(plain("Guarded"), row=SUPPORT)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.play(ray), guarded)
    table.resolve()
    alice.cannot(table.attack(attacker, on=guarded), only_because="vs/attack.defender-unstunned", point=(1, 2))
