"""Gin Genie, Beckah Parker

Whenever Gin Genie stuns a character, you may replace one of your resources per X-Statix character
you control.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    CHARACTERS,
    IN_RESOURCE_ROW,
    ON_RESOLUTION,
    ON_START,
    SELF,
    YOURS,
    Character,
    Count,
    May,
    ReplaceResource,
    RuledBy,
    Stuns,
    affiliated,
    choice,
    names,
    whenever,
)

ruled = RuledBy("marvel-knights/gin-genie-beckah-parker")

X_STATIX = CHARACTERS & YOURS & affiliated("X-Statix")

HOW_MANY = Count(
    X_STATIX, when=ruled(2, ON_RESOLUTION, misread=ON_START, belief="the characters are counted as her power triggers")
)

REPLACED = choice(
    IN_RESOURCE_ROW & YOURS,
    least=ruled(
        1, HOW_MANY, misread=1, belief="with three X-Statix characters you may replace one, two or three resources"
    ),
    most=HOW_MANY,
    name="resources to replace",
)

GIN_GENIE = Character(
    name="Gin Genie", version="Beckah Parker", cost=2, affiliations=names("X-Statix"), atk=2, defense=2, keywords=names("range"),
    entry=ruled.entry,
    powers=(
        whenever(Stuns(SELF)) >> ruled(1,
            May(ReplaceResource(REPLACED), when=ruled(2,
                ON_RESOLUTION, misread=ON_START, belief="whether to replace any is decided as her power triggers")),
            misread=ReplaceResource(REPLACED), belief="the resources have to be replaced"),
    ),
)  # fmt: skip
