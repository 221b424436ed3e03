"""Reaper, Vampire Armageddon

Concealed. (Comes into play hidden.)

Start of the build phase: KO one of your characters.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    ANY,
    BUILD,
    CHARACTERS,
    SELF,
    YOURS,
    Character,
    RuledBy,
    choice,
    ko,
    names,
    start_of,
    whenever,
)

ruled = RuledBy("marvel-knights/reaper-vampire-armageddon")

REAPER = Character(
    name="Reaper", version="Vampire Armageddon", cost=4, affiliations=names("Underworld"), atk=12, defense=1,
    keywords=names("concealed"), entry=ruled.entry,
    powers=(
        whenever(start_of(BUILD)) >> ko(choice(
            CHARACTERS & YOURS & ruled(1, ANY, misread=~SELF, belief="Reaper has others KO'd, never himself"),
            name="a character of yours")),
    ),
)  # fmt: skip
