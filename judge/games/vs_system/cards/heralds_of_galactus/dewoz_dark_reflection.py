"""Dewoz, Dark Reflection

Concealed—Optional

Pay 2 endurance >>> Dewoz and a character in Dewoz's column move to your hidden or visible area. Once per
turn; combat phase only.
"""

from __future__ import annotations

from judge.engine.conditions import Always, Exists
from judge.engine.context import ON_RESOLUTION, ON_START
from judge.engine.objects import Each, choice
from judge.engine.rules import RuledBy
from judge.engine.select import SELF
from judge.games.vs_system.model.board import COMBAT
from judge.games.vs_system.model.cards import Character, names
from judge.games.vs_system.words.areas import IN_ITS_COLUMN, AreaPick, MoveToArea
from judge.games.vs_system.words.effects import pay_endurance
from judge.games.vs_system.words.selectors import CHARACTERS, InPhase

ruled = RuledBy("heralds-of-galactus/dewoz-dark-reflection")

COMPANION = CHARACTERS & IN_ITS_COLUMN & ~SELF

LEFT_OR_NOT = choice(COMPANION, least=0, name="another character of the column")

DEWOZ = Character(
    name="Dewoz", version="Dark Reflection", cost=4, affiliations=names("Inhumans"), atk=7, defense=7,
    keywords=names("range", "concealed—optional"), entry=ruled.entry,
    powers=(
        (pay_endurance(2) >> MoveToArea(
            SELF,
            along=ruled(3, Each(COMPANION), misread=LEFT_OR_NOT, belief="the other character of the column may be left behind"),
            area=AreaPick(ruled(2, ON_RESOLUTION, misread=ON_START, belief="the area is chosen as the power is used")),
            together=ruled(4, True, misread=False, belief="one of them has moved before the other leaves its place"),
            same_row=ruled(5, False, misread=True, belief="each of them keeps its row"),
        )).usable(InPhase(COMBAT), ruled(1, Always(), misread=Exists(COMPANION), belief="the power needs another character in the column"),
                  once_per_turn=True),
    ),
)  # fmt: skip
