"""Playing effects during an attack"""

from __future__ import annotations

from judge.checks.witnesses.vs_remix import GAIN_THREE, STUN_ONE
from judge.games.vs_remix.dsl import ATTACK_STEP, COMBAT
from judge.proving.pieces import control
from judge.proving.tables.vs_remix import RemixTable, check, plain


@check("vs-remix-base/r6.4")
def both_play_effects_in_an_attack(table: RemixTable) -> None:
    """Alice attacks. She and Bob may each play a plot twist; after one has resolved the attack isn't over, and they may play more."""
    alice, bob = table.players
    hers, his = alice.controls(plain("Attacker", atk=5, defense=9)), bob.controls(plain("Defender"))
    first, second = bob.has_in_hand(GAIN_THREE), bob.has_in_hand(GAIN_THREE)
    own = alice.has_in_hand(GAIN_THREE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(hers, on=his))
    alice.can(table.play(own), point=control(1, "the attacking player may play effects"))
    alice.passes()
    bob.does(table.play(first), point=1)
    table.all_pass()
    table.defender_is(his, point=1)
    alice.passes()
    bob.can(table.play(second))


@check("vs-remix-base/r6.4")
def after_passing_it_is_too_late(table: RemixTable) -> None:
    """A team of Alice's attacks, and both pass: while Bob chooses whom his defender strikes nobody can act any more, and it is stunned."""
    alice, bob = table.players
    team = [alice.controls(plain(name, atk=3, defense=9, affiliations=("X-Men",))) for name in ("Hero", "Friend")]
    his, twist = bob.controls(plain("Defender", defense=6)), bob.has_in_hand(STUN_ONE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(*team, on=his))
    alice.passes()
    bob.can(table.play(twist), point=control(2, "before he passes he may stun an attacker"))
    bob.passes()
    table.may_act_is(None, point=2)
    bob.chooses(team[0])
    table.is_(his, "stunned")
