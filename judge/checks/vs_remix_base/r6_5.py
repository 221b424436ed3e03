"""Who can reinforce, and breakthrough"""

from __future__ import annotations

from dataclasses import replace

from judge.games.vs_remix.dsl import ATTACK_STEP, CHARACTERS, COMBAT, MASSIVE, SUPPORT, On, Reinforced, gain, whenever
from judge.proving.pieces import control
from judge.proving.tables.vs_remix import RemixTable, check, plain

TEAM = ("Robots",)

COLOSSUS = plain("Colossus", 3, defense=4, keywords=(MASSIVE,))

CHEERER = replace(plain("Cheering Witness"), powers=(whenever(On(Reinforced, CHARACTERS)) >> gain(2),))


@check("vs-remix-base/r6.5")
def the_front_row_does_not_reinforce(table: RemixTable) -> None:
    """Beside Bob's defender a teammate stands in the front row, behind it another: only the one behind can reinforce."""
    alice, bob = table.players
    hers, his = alice.controls(plain("Attacker")), bob.controls(plain("Defender", affiliations=TEAM), column=0)
    beside = bob.controls(plain("Beside", affiliations=TEAM), column=1)
    behind = bob.controls(plain("Behind", affiliations=TEAM), row=SUPPORT, column=0)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(hers, on=his))
    alice.passes()
    bob.cannot(table.reinforce(beside), only_because="vs/during-attack.reinforcer", point=1)
    bob.can(table.reinforce(behind), point=control(1, "a support row character can"))


@check("vs-remix-base/r6.5", allowed={"atk": range(4, 21)})
def an_attack_breaks_through(table: RemixTable, atk: int = 9) -> None:
    """9 ATK against a defender of cost 3 with 4 DEF: Bob loses 3 for the stun and 5 by breakthrough."""
    alice, bob = table.players
    hers, his = alice.controls(plain("Attacker", atk=atk, defense=9)), bob.controls(plain("Defender", 3, defense=4))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(hers, on=his))
    table.all_pass()
    table.is_(his, "stunned")
    bob.loses_in_all(8, point=2)


@check("vs-remix-base/r6.5", allowed={"atk": range(4, 21)})
def nothing_breaks_through_a_massive_one(table: RemixTable, atk: int = 9) -> None:
    """9 ATK against a Massive character of cost 3 with 4 DEF: Bob loses 3 for the stun and no more, though nothing reinforces it."""
    alice, bob = table.players
    hers, his = alice.controls(plain("Attacker", atk=atk, defense=9)), bob.controls(COLOSSUS)
    alice.controls(CHEERER)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(hers, on=his))
    table.chain_is(point=3)
    table.all_pass()
    table.is_(his, "stunned")
    bob.loses_in_all(3, point=3)
