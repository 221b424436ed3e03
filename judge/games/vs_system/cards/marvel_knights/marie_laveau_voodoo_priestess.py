"""Marie Laveau, Voodoo Priestess

Pay 2 endurance >>> Move all your characters.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    CHARACTERS,
    IN_HIDDEN_AREA,
    IN_VISIBLE_AREA,
    YOURS,
    Character,
    RuledBy,
    move,
    names,
    pay_endurance,
)

ruled = RuledBy("marvel-knights/marie-laveau-voodoo-priestess")

_ALL = ruled(
    1,
    ruled(
        2, CHARACTERS & YOURS, misread=CHARACTERS & YOURS & IN_HIDDEN_AREA, belief="only hidden characters are moved"
    ),
    misread=CHARACTERS & YOURS & IN_VISIBLE_AREA,
    belief="only visible characters are moved",
)

MARIE_LAVEAU = Character(
    name="Marie Laveau", version="Voodoo Priestess", cost=3, affiliations=names("Underworld"), atk=3, defense=5,
    keywords=names("range"), entry=ruled.entry,
    powers=(pay_endurance(2) >> move(_ALL),),
)  # fmt: skip
