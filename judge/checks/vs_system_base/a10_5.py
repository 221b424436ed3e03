"""Endurance loss for a stunned character"""

from __future__ import annotations

from dataclasses import replace

from judge.checks.witnesses.vs_system import STUN_ONE
from judge.games.vs_system.dsl import ATTACK_STEP, COMBAT, SELF, gain, stun
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

MARTYR = replace(plain("Martyr Witness", 3), powers=(stun(SELF) >> gain(1),))


@check("vs-system-base/a10.5", allowed={"cost": range(1, 10)})
def a_stun_costs_the_recruit_cost(table: VsTable, cost: int = 4) -> None:
    """Bob's defender of cost 4 is stunned in an attack: he has lost 4 endurance before anybody can do anything."""
    alice, bob = table.players
    hers, his = alice.controls(plain("Attacker", atk=5, defense=9)), bob.controls(plain("Defender", cost, defense=5))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(hers, on=his))
    table.all_pass()
    table.is_(his, "stunned")
    bob.loses_in_all(4, point=(1, 2))
    table.chain_is(point=2)


@check("vs-system-base/a10.5")
def any_stun_costs_endurance(table: VsTable) -> None:
    """Alice stuns Bob's character of cost 2 by a plot twist, and her own of cost 3 as a cost, for 1 endurance: each loses by the stun."""
    alice, bob = table.players
    martyr, his = alice.controls(MARTYR), bob.controls(plain("His Character", 2))
    twist = alice.has_in_hand(STUN_ONE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.play(twist), his)
    table.resolve()
    bob.loses_in_all(2, point=3)
    alice.does(table.use(martyr))
    table.resolve()
    alice.loses_in_all(2, point=3)


@check("vs-system-base/a10.5")
def invulnerability_saves_the_endurance(table: VsTable) -> None:
    """Bob's defender with invulnerability is stunned: he loses nothing."""
    alice, bob = table.players
    hers = alice.controls(plain("Attacker", atk=5))
    his = bob.controls(plain("Defender", 4, defense=5, keywords=("invulnerability",)))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(hers, on=his))
    table.all_pass()
    table.is_(his, "stunned")
    bob.loses_in_all(0, point=4)


@check("vs-system-base/a10.5")
def who_controls_it_loses_not_who_owns_it(table: VsTable) -> None:
    """Bob controls a character of cost 3 that Alice owns, and she stuns it: it is Bob who loses 3 endurance."""
    alice, bob = table.players
    hers, twist = bob.controls(plain("Lent Character", 3), owner=alice), alice.has_in_hand(STUN_ONE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.play(twist), hers)
    table.resolve()
    bob.loses_in_all(3, point=1)
    alice.loses_in_all(0, point=control(1, "its owner loses nothing"))
