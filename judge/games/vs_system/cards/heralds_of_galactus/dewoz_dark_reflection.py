"""Dewoz, Dark Reflection

Concealed—Optional

Pay 2 endurance >>> Dewoz and a character in Dewoz's column move to your hidden or visible area. Once per
turn; combat phase only.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    CHARACTERS,
    COMBAT,
    IN_ITS_COLUMN,
    ON_RESOLUTION,
    ON_START,
    SELF,
    YOURS,
    Always,
    AreaPick,
    Character,
    Each,
    Exists,
    InPhase,
    MoveToArea,
    RuledBy,
    choice,
    names,
    pay_endurance,
)

ruled = RuledBy("heralds-of-galactus/dewoz-dark-reflection")

COMPANION = CHARACTERS & IN_ITS_COLUMN & ~SELF

LEFT_OR_NOT = choice(COMPANION, least=0, name="another character of the column")

SOMEBODY = choice(CHARACTERS & YOURS & ~SELF, name="another character")

DEWOZ = Character(
    name="Dewoz", version="Dark Reflection", cost=4, affiliations=names("Inhumans"), atk=7, defense=7,
    keywords=names("range", "concealed—optional"), entry=ruled.entry,
    powers=(
        (pay_endurance(2) >> MoveToArea(
            SELF,
            along=ruled(1,
                ruled(3, Each(COMPANION), misread=LEFT_OR_NOT, belief="the other character of the column may be left behind"),
                misread=SOMEBODY, belief="Dewoz never moves alone: another character, of whatever column, comes along"),
            area=AreaPick(
                ruled(2, ON_RESOLUTION, misread=ON_START, belief="the area is chosen as the power is used"),
                own_too=ruled(2, True, misread=False, belief="Dewoz has to move to the other area")),
            together=ruled(4, True, misread=False, belief="one of them has moved before the other leaves its place"),
            same_row=ruled(5, False, misread=True, belief="each of them keeps its row"),
            same_area=ruled(3, True, misread=False, belief="the companion may be put into another area than Dewoz"),
        )).usable(InPhase(COMBAT), ruled(1, Always(), misread=Exists(COMPANION), belief="the power needs another character in the column"),
                  once_per_turn=True),
    ),
)  # fmt: skip
