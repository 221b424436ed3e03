"""Valeria Richards, Daughter of Doom

Pay 1 endurance >>> Move Valeria Richards to your hidden area. Use only while you control Dr. Doom.

Activate >>> Draw a card. Use only while Valeria Richards is Doom and you control Dr. Doom.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    ACTIVATE,
    HIDDEN,
    SELF,
    Character,
    ControlsPerson,
    Draw,
    Exists,
    RuledBy,
    affiliated,
    move_to_area,
    names,
    pay_endurance,
)

ruled = RuledBy("marvel-knights/valeria-richards-daughter-of-doom")

FATHER = ControlsPerson("Dr. Doom")

VALERIA_RICHARDS = Character(
    name="Valeria Richards", version="Daughter of Doom", cost=1, affiliations=names("Fantastic Four"), atk=0, defense=1,
    entry=ruled.entry,
    powers=(
        (pay_endurance(1) >> move_to_area(SELF, HIDDEN)).usable(FATHER),
        (ACTIVATE >> Draw()).usable(Exists(SELF & affiliated("Doom")), FATHER),
    ),
)  # fmt: skip
