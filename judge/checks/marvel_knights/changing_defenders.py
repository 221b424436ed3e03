"""Changing Defenders"""

from __future__ import annotations

from dataclasses import replace

from judge.games.vs_system.dsl import (
    ACTIVATE,
    ATTACK_STEP,
    CHARACTERS,
    COMBAT,
    DEFENDING,
    SELF,
    SUPPORT,
    YOURS,
    affiliated,
    becomes_defender,
    choice,
    leave_attack,
    stun,
)
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "marvel-knights/changing-defenders"

CRIME_LORDS = affiliated("Crime Lords")

# A witness with the power of Jaime Ortiz, of whom the corpus has neither cost nor ATK.
JAIME = replace(
    plain("Jaime's Witness", atk=2, defense=2, affiliations=("Crime Lords",)),
    powers=(
        stun(choice(CHARACTERS & YOURS & CRIME_LORDS & DEFENDING, name="a Crime Lords defender"))
        >> leave_attack(CHARACTERS & DEFENDING).then(becomes_defender(SELF)),
    ),
)

# It takes out a defender that isn't stunned.
STAND_IN = replace(
    plain("Stand-in Witness", defense=2),
    powers=(ACTIVATE >> leave_attack(CHARACTERS & DEFENDING).then(becomes_defender(SELF)),),
)

CAPO = plain("Capo", affiliations=("Crime Lords",))


@check(ENTRY)
def a_hidden_character_makes_itself_the_defender(table: VsTable) -> None:
    """Nobody can attack the hidden witness; its power makes it the defender all the same, and the attack stuns it."""
    alice, bob = table.players
    hers = alice.controls(plain("Her Character", atk=5, defense=5))
    capo, jaime = bob.controls(CAPO), bob.controls(JAIME, hidden=True)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.cannot(
        table.attack(hers, on=jaime), only_because="vs/attack.hidden", point=control(2, "he can't be attacked")
    )
    alice.does(table.attack(hers, on=capo))
    alice.passes()
    bob.does(table.use(jaime), capo)
    table.is_(capo, "stunned")
    table.resolve()
    table.defender_is(jaime, point=2)
    table.all_pass()
    table.is_(jaime, "stunned", point=1)


@check(ENTRY)
def a_protected_character_makes_itself_the_defender(table: VsTable) -> None:
    """The witness stands behind a guard, where the attacker can't attack it: its power makes it the defender, and the attack goes on."""
    alice, bob = table.players
    hers = alice.controls(plain("Her Character", atk=5, defense=5))
    bob.controls(plain("Guard"), column=1)
    capo, jaime = bob.controls(CAPO), bob.controls(JAIME, row=SUPPORT, column=1)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.cannot(
        table.attack(hers, on=jaime), only_because="vs/attack.protected", point=control(2, "he can't be attacked")
    )
    alice.does(table.attack(hers, on=capo))
    alice.passes()
    bob.does(table.use(jaime), capo)
    table.resolve()
    table.defender_is(jaime, point=2)
    table.all_pass()
    table.is_(jaime, "stunned", point=1)


@check(ENTRY)
def a_defender_that_stands_is_taken_out(table: VsTable) -> None:
    """A protected witness takes the defender, which isn't stunned, out of the attack and its place: only the witness is stunned."""
    alice, bob = table.players
    hers = alice.controls(plain("Her Character", atk=5, defense=5))
    bob.controls(plain("Guard"), column=1)
    first, stand_in = bob.controls(plain("First Defender")), bob.controls(STAND_IN, row=SUPPORT, column=1)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(hers, on=first))
    alice.passes()
    bob.does(table.use(stand_in))
    table.resolve()
    table.defender_is(stand_in, point=2)
    table.all_pass()
    table.is_(stand_in, "stunned", point=1)
    table.is_(first, "stunned", False)
