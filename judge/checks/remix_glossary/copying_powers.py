"""Copying powers"""

from __future__ import annotations

from dataclasses import replace

from judge.games.vs_remix.dsl import (
    ACTIVATE,
    CHARACTERS,
    OPPONENTS,
    Adds,
    CopyPowers,
    Static,
    choice,
    named,
    pay_endurance,
    ready,
)
from judge.proving.tables.vs_remix import RemixTable, check, plain

MODEL = replace(
    plain("Model Witness", atk=1),
    powers=(
        Static(change=Adds("atk", 3), on=CHARACTERS & named("Model Witness")),
        Static(change=Adds("atk", 5), on=CHARACTERS & named("Third Witness")),
        pay_endurance(1) >> ready(CHARACTERS & named("Model Witness")),
    ),
)

MIMIC = replace(
    plain("Mimic Witness", atk=1),
    powers=(ACTIVATE >> CopyPowers(choice(CHARACTERS & OPPONENTS, name="a character to copy")),),
)


@check("remix-glossary/copying-powers")
def mimic_copies_powers_that_name_their_owner(table: RemixTable) -> None:
    """Two powers speak of Model Witness: copied by Mimic Witness they speak of that. One that speaks of a third character still does."""
    alice, bob = table.players
    mimic, model = alice.controls(MIMIC), bob.controls(MODEL, exhausted=True)
    third = bob.controls(plain("Third Witness", atk=1))
    table.begin()
    alice.does(table.use(mimic))
    table.resolve()
    alice.chooses(model)
    table.shows(mimic, atk=4, point=1)
    table.shows(model, atk=4, point=1)
    table.shows(third, atk=11)
    alice.does(table.use(mimic, 1))
    table.resolve()
    table.is_(mimic, "exhausted", False, point=1)
    table.is_(model, "exhausted", point=1)
