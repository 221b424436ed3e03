"""When it is too late to play a plot twist in an attack"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import GAIN_THREE
from judge.games.vs_system.dsl import ATTACK_STEP, COMBAT
from judge.proving.tables.vs_system import VsTable, check, plain


@check("vs-system-base/a9.1")
def everybody_plays_effects_in_an_attack(table: VsTable) -> None:
    """Alice attacks: she has priority first, and as she passes, Bob may play a plot twist in her attack."""
    alice, bob = table.players
    hers, his = alice.controls(plain("Her Character")), bob.controls(plain("His Character"))
    twist = bob.has_in_hand(GAIN_THREE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(hers, on=his))
    table.may_act_is(alice, point=2)
    alice.passes()
    bob.does(table.play(twist), point=1)


@check("vs-system-base/a9.1")
def an_attack_concludes_when_all_have_passed(table: VsTable) -> None:
    """Alice attacks and passes: the attack goes on until Bob passes as well. Then it is over, and Bob's character is stunned."""
    alice, bob = table.players
    hers, his = alice.controls(plain("Her Character", atk=5, defense=5)), bob.controls(plain("His Character"))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(hers, on=his))
    alice.passes()
    table.attackers_are(hers)
    bob.passes()
    table.attackers_are(point=3)
    table.is_(his, "stunned")


@check("vs-system-base/a9.1")
def an_effect_that_resolves_does_not_end_the_attack(table: VsTable) -> None:
    """In Alice's attack Bob plays a plot twist, and all pass: it resolves. The attack concludes only when all pass again."""
    alice, bob = table.players
    hers, his = alice.controls(plain("Her Character", atk=5, defense=5)), bob.controls(plain("His Character"))
    twist = bob.has_in_hand(GAIN_THREE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(hers, on=his))
    alice.passes()
    bob.does(table.play(twist))
    table.all_pass()
    bob.loses_in_all(-3)
    table.is_(his, "stunned", expected=False, point=3)


@check("vs-system-base/a9.1")
def nobody_acts_as_the_attack_concludes(table: VsTable) -> None:
    """Two characters attack together: while Bob chooses which of them his defender strikes, nobody has priority."""
    alice, bob = table.players
    team = [alice.controls(plain(name, affiliations=("X-Men",))) for name in ("Hero", "Friend")]
    his = bob.controls(plain("His Character"))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(*team, on=his))
    table.all_pass()
    table.may_act_is(None, point=4)
    bob.chooses(team[0])
