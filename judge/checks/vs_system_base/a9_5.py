"""When a character leaves an attack"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import KO_ONE, OUT, STUN_ONE
from judge.games.vs_system.dsl import ATTACK_STEP, COMBAT
from judge.proving.tables.vs_system import VsTable, check, plain


@check("vs-system-base/a9.5")
def who_is_stunned_leaves_the_attack(table: VsTable) -> None:
    """Alice's attacker is stunned during the attack: there is no attacker any more."""
    alice, bob = table.players
    hers, his = alice.controls(plain("Attacker")), bob.controls(plain("Defender"))
    stun = bob.has_in_hand(STUN_ONE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(hers, on=his))
    alice.passes()
    bob.does(table.play(stun), hers)
    table.resolve()
    table.attackers_are(point=1)


@check("vs-system-base/a9.5")
def who_leaves_play_leaves_the_attack(table: VsTable) -> None:
    """Bob's defender is KO'd during the attack: there is no defender any more."""
    alice, bob = table.players
    hers, his = alice.controls(plain("Attacker")), bob.controls(plain("Defender"))
    twist = alice.has_in_hand(KO_ONE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(hers, on=his))
    alice.does(table.play(twist), his)
    table.resolve()
    table.defender_is(None, point=2)


@check("vs-system-base/a9.5")
def a_team_goes_on_without_one(table: VsTable) -> None:
    """Two attackers with 3 ATK each attack 5 DEF together; one is removed. It stays exhausted, and the other strikes alone: no stun."""
    alice, bob = table.players
    first, second = (alice.controls(plain(name, affiliations=("X-Men",), atk=3)) for name in ("First", "Second"))
    his = bob.controls(plain("Defender", atk=1, defense=5))
    out = bob.has_in_hand(OUT)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(first, second, on=his))
    alice.passes()
    bob.does(table.play(out), first)
    table.resolve()
    table.is_(first, "exhausted", point=3)
    table.all_pass()
    table.is_(his, "stunned", expected=False, point=4)
    table.is_(second, "stunned", point=4)
