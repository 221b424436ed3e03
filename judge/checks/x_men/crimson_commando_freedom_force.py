"""Crimson Commando, Freedom Force"""

from __future__ import annotations

from dataclasses import replace

from judge.games.vs_system.cards.x_men.crimson_commando_freedom_force import CRIMSON_COMMANDO
from judge.games.vs_system.dsl import ATTACK_STEP, COMBAT, PLUS_ONE
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "x-men/crimson-commando-freedom-force"

EXCUSES = {
    "[0].effect.effect.objects.when=START": "no ruling speaks of a character that comes or goes in the meantime",
    "[0].once_per_turn=True": "no ruling speaks of a second attack in one turn",
}

# The corpus has neither his cost nor his ATK and DEF.
COMMANDO = replace(CRIMSON_COMMANDO, cost=4, atk=9, defense=9)


@check(ENTRY)
def each_of_yours_gets_a_counter(table: VsTable) -> None:
    """He causes 4 breakthrough. After the attack his effect puts a counter on him and on Alice's other characters, the stunned one too."""
    alice, bob = table.players
    commando, other = alice.controls(COMMANDO), alice.controls(plain("Other Character"))
    down = alice.controls(plain("Fallen Character"), stunned=True)
    defender, foreign = bob.controls(plain("Defender", 2, defense=5)), bob.controls(plain("Foreign Character"))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(commando, on=defender))
    table.all_pass()
    table.nobody_is_asked(point=3)
    table.chain_is("Crimson Commando", point=control(3, "his effect is on the chain"))
    table.counts(commando, PLUS_ONE, 0, point=control(3, "he has no counter before it resolves"))
    table.attackers_are(point=3)
    bob.loses_in_all(2 + 4)
    table.all_pass()
    alice.agrees()
    table.counts(commando, PLUS_ONE, 1, point=1)
    table.shows(commando, atk=10, defense=10)
    table.counts(down, PLUS_ONE, 1, point=2)
    table.counts(other, PLUS_ONE, 1)
    table.counts(foreign, PLUS_ONE, 0)
    bob.loses_in_all(2 + 4)


@check(ENTRY)
def the_breakthrough_stays(table: VsTable) -> None:
    """He causes 4 breakthrough and gets a counter: Bob has lost 4 endurance, and 2 for the stun, no more."""
    alice, bob = table.players
    commando, defender = alice.controls(COMMANDO), bob.controls(plain("Defender", 2, defense=5))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(commando, on=defender))
    table.all_pass()
    table.resolve()
    alice.agrees()
    table.shows(commando, atk=10)
    bob.loses_in_all(6, point=3)


@check(ENTRY)
def it_is_up_to_you(table: VsTable) -> None:
    """Alice puts no counters on her characters. With 2 breakthrough, nothing triggers."""
    alice, bob = table.players
    commando, other = alice.controls(COMMANDO), alice.controls(replace(COMMANDO, name="Other Commando"))
    defender, second = (
        bob.controls(plain("Defender", 2, defense=5)),
        bob.controls(plain("Second Defender", 2, defense=7)),
    )
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(commando, on=defender))
    table.all_pass()
    table.all_pass()
    alice.declines()
    table.counts(commando, PLUS_ONE, 0)
    alice.does(table.attack(other, on=second))
    table.all_pass()
    table.chain_is()
    bob.loses_in_all(6 + 4)
