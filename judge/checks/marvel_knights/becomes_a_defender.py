"""Becomes a defender"""

from __future__ import annotations

from dataclasses import replace

from judge.games.vs_system.dsl import (
    ATTACK_STEP,
    CHARACTERS,
    COMBAT,
    EACH_OPPONENT,
    SELF,
    YOURS,
    Defends,
    RuledBy,
    gain,
    lose,
    whenever,
)
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "marvel-knights/becomes-a-defender"

OPEN = {f"{ENTRY}#3": "it says that there are newer texts, and none of them is given beside its old one"}

ruled = RuledBy(ENTRY)

# A witness with the power of Carrion, of whom the corpus has neither cost nor ATK.
CARRION = replace(
    plain("Carrion's Witness", defense=9),
    powers=(
        whenever(
            Defends(
                ruled(
                    1,
                    SELF,
                    misread=CHARACTERS & YOURS,
                    belief="it triggers whenever any of your characters becomes a defender",
                )
            )
        )
        >> gain(2).then(lose(2, EACH_OPPONENT)),
    ),
)


@check(ENTRY)
def carrion_is_attacked_by_a_team(table: VsTable) -> None:
    """Three attackers team attack the witness: it becomes a defender once, so that Bob gains 2 and Alice loses 2, once."""
    alice, bob = table.players
    team = [alice.controls(plain(f"Attacker {n}", affiliations=("X-Men",))) for n in (1, 2, 3)]
    carrion = bob.controls(CARRION)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(*team, on=carrion))
    table.resolve()
    bob.loses_in_all(-2, point=2)
    alice.loses_in_all(2, point=2)


@check(ENTRY)
def carrion_becomes_a_defender(table: VsTable) -> None:
    """The witness's power triggers as it becomes a defender, and not as a character beside it does."""
    alice, bob = table.players
    first, second = alice.controls(plain("First")), alice.controls(plain("Second"))
    carrion, other = bob.controls(CARRION), bob.controls(plain("Other", defense=9))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(first, on=other))
    table.resolve()
    bob.loses_in_all(0, point=1)
    table.all_pass()
    alice.does(table.attack(second, on=carrion))
    table.chain_is("gain 2", point=control(1, "it becomes a defender"))
    table.resolve()
