"""Dr. Strange, Stephen Strange

Loyalty. Start of the combat phase: you may move any number of your characters to your hidden area.

Boost 1: Start of the combat phase this turn: choose any number of opposing characters. The controller of each
moves it to his own hidden area.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    CHARACTERS,
    COMBAT,
    HIDDEN,
    OPPONENTS,
    YOURS,
    Character,
    Mover,
    RuledBy,
    boost,
    choice,
    move_to_area,
    names,
    start_of,
    whenever,
)

ruled = RuledBy("marvel-knights/dr-strange-stephen-strange")

ANY_NUMBER = 60

_ANY_OF_YOURS = choice(
    CHARACTERS & YOURS,
    least=0,
    most=ruled(1, ANY_NUMBER, misread=1, belief="one character may be moved"),
    name="characters of yours",
)

_ANY_OPPOSING = choice(
    CHARACTERS & OPPONENTS,
    least=ruled(3, 0, misread=1, belief="at least one opposing character has to be chosen"),
    most=ruled(3, ANY_NUMBER, misread=1, belief="one opposing character is chosen"),
    name="opposing characters",
)

DR_STRANGE = Character(
    name="Dr. Strange", version="Stephen Strange", cost=7, affiliations=names("Marvel Knights"), atk=15, defense=15,
    keywords=names("loyalty", "flight", "range"), boost=1, entry=ruled.entry,
    powers=(
        whenever(start_of(COMBAT)) >> move_to_area(_ANY_OF_YOURS, HIDDEN),
        *boost(whenever(start_of(COMBAT)) >> move_to_area(_ANY_OPPOSING, HIDDEN, who=Mover.ITS_CONTROLLER)),
    ),
)  # fmt: skip
