"""Dracula, Vlad Dracula

Concealed. (Comes into play hidden.)

Whenever Dracula stuns a character: unless its controller pays 5 endurance, move it to your front row and
recover it.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    FRONT,
    IT,
    SELF,
    Character,
    ControllerOf,
    May,
    RuledBy,
    Stuns,
    Unless,
    move_to_row,
    names,
    pay_endurance,
    recover,
    whenever,
)

ruled = RuledBy("marvel-knights/dracula-vlad-dracula")

DRACULA = Character(
    name="Dracula", version="Vlad Dracula", cost=5, affiliations=names("Underworld"), atk=8, defense=8,
    keywords=names("flight", "concealed"), entry=ruled.entry,
    powers=(
        whenever(Stuns(SELF))
        >> Unless(move_to_row(IT, FRONT).then(recover(IT)), who=ControllerOf(IT), deed=May(pay_endurance(5))),
    ),
)  # fmt: skip
