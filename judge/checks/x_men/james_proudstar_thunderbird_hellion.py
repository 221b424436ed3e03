"""James Proudstar <> Thunderbird, Hellion"""

from __future__ import annotations

from dataclasses import replace

from judge.checks.witnesses.vs_system import RECOVER_ONE, STUN_ONE
from judge.games.vs_system.cards.x_men.james_proudstar_thunderbird_hellion import JAMES_PROUDSTAR
from judge.games.vs_system.dsl import ATTACK_STEP, COMBAT, PLAY
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "x-men/james-proudstar-thunderbird-hellion"

# The corpus has neither his ATK nor his DEF.
JAMES = replace(JAMES_PROUDSTAR, atk=5, defense=5)


@check(ENTRY)
def he_is_stunned_in_an_attack(table: VsTable) -> None:
    """James and his attacker stun each other: after the attack his effect goes on the chain; it returns both and the other stunned."""
    alice, bob = table.players
    attacker, james = bob.controls(plain("Attacker", atk=5, defense=5)), alice.controls(JAMES)
    own, foreign = alice.controls(plain("Own"), stunned=True), bob.controls(plain("Foreign"), stunned=True)
    standing = bob.controls(plain("Standing"))
    table.begin(COMBAT, ATTACK_STEP, bob)
    bob.does(table.attack(attacker, on=james))
    table.all_pass()
    table.attackers_are(point=control(1, "the attack is over"))
    table.is_(james, "stunned", point=1)
    table.chain_is("James Proudstar", point=1)
    table.finds(james, PLAY, point=1)
    table.all_pass()
    alice.finds_in_hand(james, point=3)
    bob.finds_in_hand(attacker, point=(2, 3))
    bob.finds_in_hand(foreign, point=2)
    alice.finds_in_hand(own, point=control(2, "your own stunned characters return as well"))
    table.finds(standing, PLAY, point=control(2, "who isn't stunned stays"))


@check(ENTRY)
def somebody_recovers_and_somebody_is_stunned_in_response(table: VsTable) -> None:
    """In response to his effect Bob recovers one of his characters and stuns another: the first stays, the second returns to his hand."""
    alice, bob = table.players
    james = alice.controls(JAMES)
    down, up = bob.controls(plain("Fallen"), stunned=True), bob.controls(plain("Standing"))
    blow, blow_too, help_ = bob.has_in_hand(STUN_ONE), bob.has_in_hand(STUN_ONE), bob.has_in_hand(RECOVER_ONE)
    table.begin(COMBAT, ATTACK_STEP, bob)
    bob.does(table.play(blow), james)
    table.all_pass()
    bob.does(table.play(help_), down)
    bob.does(table.play(blow_too), up)
    table.resolve()
    table.finds(down, PLAY, point=4)
    bob.finds_in_hand(up, point=2)
    alice.finds_in_hand(james)


@check(ENTRY)
def he_recovers_in_response(table: VsTable) -> None:
    """In response to his effect Alice recovers James himself: he stays in play. Stunned again, he triggers again."""
    alice, bob = table.players
    james, helping = alice.controls(JAMES), alice.has_in_hand(RECOVER_ONE)
    blow, blow_too = bob.has_in_hand(STUN_ONE), bob.has_in_hand(STUN_ONE)
    table.begin(COMBAT, ATTACK_STEP, bob)
    bob.does(table.play(blow), james)
    table.all_pass()
    bob.passes()
    alice.does(table.play(helping), james)
    table.resolve()
    table.finds(james, PLAY, point=4)
    bob.does(table.play(blow_too), james)
    table.all_pass()
    table.chain_is("James Proudstar")
