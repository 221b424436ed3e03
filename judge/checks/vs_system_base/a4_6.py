"""Attacking in the turn of recruiting"""

from __future__ import annotations

from judge.games.vs_system.dsl import ATTACK_STEP, BUILD, COMBAT, RECRUIT_STEP
from judge.proving.tables.vs_system import VsTable, check, plain


@check("vs-system-base/a4.6")
def a_recruit_attacks_in_its_turn(table: VsTable) -> None:
    """Alice recruits a character; in her attack step of the same turn it can attack."""
    alice, bob = table.players
    hero, his = alice.has_in_hand(plain("Hero", 1)), bob.controls(plain("His Character"))
    alice.has_resources(1)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(hero))
    table.resolve()
    alice.chooses("front row")
    table.goes_on_to(COMBAT, ATTACK_STEP, alice)
    alice.can(table.attack(hero, on=his), point=1)
