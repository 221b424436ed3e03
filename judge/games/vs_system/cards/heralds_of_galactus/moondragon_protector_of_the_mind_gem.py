"""Moondragon, Protector of the Mind Gem

Cosmic: The first time you would draw a card in each phase, draw two cards instead.
"""

from __future__ import annotations

from dataclasses import replace

from judge.games.vs_system.dsl import (
    DRAW,
    Character,
    Does,
    Draw,
    Drew,
    InPhase,
    Replacement,
    RuledBy,
    Whose,
    cosmic,
    names,
)

ruled = RuledBy("heralds-of-galactus/moondragon-protector-of-the-mind-gem")

YOU_DRAW = Does(Drew, whose=Whose.YOURS)

MOONDRAGON = Character(
    name="Moondragon", version="Protector of the Mind Gem", cost=4, affiliations=names("Infinity Watch"), atk=6, defense=8,
    keywords=names("flight", "range", "cosmic"), entry=ruled.entry,
    powers=cosmic(Replacement(
        pattern=ruled(1,
            ruled(4, YOU_DRAW, misread=replace(YOU_DRAW, during=InPhase(DRAW)),
                belief="the power works for the two cards of the draw phase alone"),
            misread=replace(YOU_DRAW, during=~InPhase(DRAW)), belief="the power doesn't work for the two cards of the draw phase"),
        instead=Draw(2),
        first_each=ruled((2, 5), "phase", misread=None, belief="every card that is drawn becomes two"),
        of_replaced=ruled(3, True, misread=False, belief="a draw that one Moondragon has replaced can't be replaced by the other"))),
)  # fmt: skip
