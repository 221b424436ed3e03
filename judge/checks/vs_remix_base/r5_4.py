"""When a triggered power of a character triggers"""

from __future__ import annotations

from dataclasses import replace

from judge.checks.witnesses.vs_remix import SENTRY, STUN_ONE
from judge.games.vs_remix.dsl import ATTACK_STEP, COMBAT, COSMIC, RECOVERY
from judge.proving.pieces import control
from judge.proving.tables.vs_remix import RemixTable, check, plain

SURGER = plain("Surger", keywords=("cosmic—surge",))


@check("vs-remix-base/r5.4", follows={1: "remix-glossary/cosmic-surge#5"})
def a_face_down_character_gets_no_counter(table: RemixTable) -> None:
    """As the recovery phase starts one surging character lies stunned, the other stands: only the latter's power triggers."""
    alice, bob = table.players
    low, up = alice.controls(SURGER, stunned=True), alice.controls(replace(SURGER, name="Upright Surger"))
    table.begin(COMBAT, ATTACK_STEP, bob)
    table.goes_on_to(RECOVERY)
    table.chain_is("Upright Surger", point=1)
    table.all_pass()
    table.counts(up, COSMIC, 1, point=control(1, "the one that is face up gets its counter"))
    table.counts(low, COSMIC, 0, point=control(1, "the one that was face down has none"))


@check("vs-remix-base/r5.4")
def a_stunned_character_does_not_trigger(table: RemixTable) -> None:
    """A character that gains Alice 1 on each attack is stunned: an attack triggers nothing."""
    alice, bob = table.players
    sentry, ray = alice.controls(SENTRY), bob.has_in_hand(STUN_ONE)
    hers, his = alice.controls(plain("Attacker", defense=9)), bob.controls(plain("Defender", defense=9))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.passes()
    bob.does(table.play(ray), sentry)
    table.resolve()
    alice.does(table.attack(hers, on=his))
    table.chain_is(point=2)


@check("vs-remix-base/r5.4", follows={3: "remix-glossary/speedster#1"})
def may_leaves_the_choice(table: RemixTable) -> None:
    """A speedster attacks, and its controller may ready it: Alice is asked, and declines."""
    alice, bob = table.players
    runner = alice.controls(plain("Runner", defense=9, keywords=("speedster",)))
    foe = bob.controls(plain("Foe", defense=9))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(runner, on=foe))
    table.resolve()
    alice.declines(point=3)
    table.is_(runner, "exhausted")
