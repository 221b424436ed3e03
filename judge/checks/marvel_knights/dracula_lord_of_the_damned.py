"""Dracula, Lord of the Damned"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import RECOVER_ONE
from judge.games.vs_system.cards.marvel_knights.dracula_lord_of_the_damned import DRACULA
from judge.games.vs_system.dsl import ATTACK_STEP, BUILD, COMBAT, DRAW, RECRUIT_STEP
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "marvel-knights/dracula-lord-of-the-damned"

EXCUSES = {
    "[0].once_per_batch=True": "means the same: he never stuns two characters at once",
}


@check(ENTRY)
def dracula_and_his_foe_stun_each_other(table: VsTable) -> None:
    """Dracula and a character of 12 ATK stun each other: he gets his two counters all the same, and has them once he recovers."""
    alice, bob = table.players
    dracula, foe = alice.controls(DRACULA), bob.controls(plain("Foe", 6, atk=12, defense=9))
    cure = alice.has_in_hand(RECOVER_ONE)
    alice.has_resources(1)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(dracula, on=foe))
    table.all_pass()
    table.is_(dracula, "stunned", point=control(1, "he is stunned himself"))
    table.is_(foe, "stunned", point=control(1, "he stuns the other one"))
    table.resolve()
    table.counts(dracula, "+1 ATK / +1 DEF", 2, point=1)
    alice.does(table.play(cure), dracula)
    table.resolve()
    table.shows(dracula, atk=13, defense=12)


@check(ENTRY)
def dracula_stuns_while_he_stands(table: VsTable) -> None:
    """Dracula stuns a weaker character and gets two counters, and two more for the next one; for another's stun he gets none."""
    alice, bob = table.players
    dracula, ally = alice.controls(DRACULA), alice.controls(plain("Ally", atk=5))
    foe, other = bob.controls(plain("Foe", 2)), bob.controls(plain("Other Foe", 2))
    third = bob.controls(plain("Third Foe", 2))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(ally, on=foe))
    table.all_pass()
    table.chain_is()
    table.counts(dracula, "+1 ATK / +1 DEF", 0)
    alice.does(table.attack(dracula, on=other))
    table.all_pass()
    table.resolve()
    table.counts(dracula, "+1 ATK / +1 DEF", 2)
    table.goes_on_to(COMBAT, ATTACK_STEP, bob)
    bob.does(table.attack(third, on=dracula))
    table.all_pass()
    table.resolve()
    table.counts(dracula, "+1 ATK / +1 DEF", 4)


@check(ENTRY)
def dracula_is_boosted(table: VsTable) -> None:
    """Recruited with his boost, Dracula is hidden, has 13 ATK and invulnerability this turn; without it he has neither."""
    alice, bob = table.players
    alice.has_resources(7)
    bob.has_resources(7)
    dracula, plain_one = alice.has_in_hand(DRACULA), bob.has_in_hand(DRACULA)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(dracula, boosted=True))
    table.resolve()
    alice.chooses("front row")
    table.resolve()
    table.stands(dracula, "front row", "hidden area")
    table.shows(dracula, atk=13, defense=10)
    table.has(dracula, "keywords", "invulnerability")
    table.goes_on_to(BUILD, RECRUIT_STEP, bob)
    bob.does(table.recruit(plain_one))
    table.resolve()
    bob.chooses("front row")
    table.resolve()
    table.shows(plain_one, atk=11)
    table.has(plain_one, "keywords", "invulnerability", False)
    table.goes_on_to(DRAW)
    table.shows(dracula, atk=11)
    table.has(dracula, "keywords", "invulnerability", False)
