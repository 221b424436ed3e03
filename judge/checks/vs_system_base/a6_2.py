"""What happens when all players pass"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import GAIN_THREE
from judge.games.vs_system.dsl import ATTACK_STEP, COMBAT, RECOVERY
from judge.proving.tables.vs_system import VsTable, check, plain


@check("vs-system-base/a6.2")
def the_last_effect_resolves_first_and_alone(table: VsTable) -> None:
    """Bob answers Alice's plot twist with one of his own. All pass: his resolves, hers waits, and Alice may act again."""
    alice, bob = table.players
    bob.controls(plain("His Character"))
    hers, his = alice.has_in_hand(GAIN_THREE), bob.has_in_hand(GAIN_THREE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.play(hers))
    alice.passes()
    bob.does(table.play(his))
    table.all_pass()
    bob.loses_in_all(-3, point=1)
    alice.loses_in_all(0, point=(1, 2))


@check("vs-system-base/a6.2")
def who_has_passed_may_act_again(table: VsTable) -> None:
    """Alice has played a plot twist and passed. Bob acts and passes: Alice gets another chance before anything resolves."""
    alice, bob = table.players
    bob.controls(plain("His Character"))
    hers, his = alice.has_in_hand(GAIN_THREE), bob.has_in_hand(GAIN_THREE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.play(hers))
    alice.passes()
    bob.does(table.play(his))
    bob.passes()
    table.may_act_is(alice)
    bob.loses_in_all(0, point=(4, 5))


@check("vs-system-base/a6.2")
def an_attack_ends_when_all_pass_on_an_empty_chain(table: VsTable) -> None:
    """In Alice's attack a plot twist has resolved, and the chain is empty: players can still act, until all pass again."""
    alice, bob = table.players
    hers, his = alice.controls(plain("Attacker", atk=5)), bob.controls(plain("Defender"))
    twist = alice.has_in_hand(GAIN_THREE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(hers, on=his))
    alice.does(table.play(twist))
    table.all_pass()
    table.is_(his, "stunned", expected=False, point=(3, 6))
    table.all_pass()
    table.is_(his, "stunned")


@check("vs-system-base/a6.2")
def nobody_acts_in_conclusion_and_wrap_up(table: VsTable) -> None:
    """While Bob chooses which team attacker his defender strikes nobody has priority, nor while he chooses whom to recover."""
    alice, bob = table.players
    team = [alice.controls(plain(name, affiliations=("X-Men",))) for name in ("Hero", "Friend")]
    his = bob.controls(plain("Defender", atk=0))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(*team, on=his))
    table.all_pass()
    table.may_act_is(None, point=7)
    bob.chooses(team[0])
    table.goes_on_to(RECOVERY)
    table.all_pass()
    table.may_act_is(None, point=8)
    bob.chooses(his)
