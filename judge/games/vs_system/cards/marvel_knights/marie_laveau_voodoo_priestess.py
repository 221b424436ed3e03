"""Marie Laveau, Voodoo Priestess

Pay 2 endurance >>> Move all your characters.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import CHARACTERS, YOURS, Character, RuledBy, move, names, pay_endurance

ruled = RuledBy("marvel-knights/marie-laveau-voodoo-priestess")

MARIE_LAVEAU = Character(
    name="Marie Laveau", version="Voodoo Priestess", cost=3, affiliations=names("Underworld"), atk=3, defense=5,
    keywords=names("range"), entry=ruled.entry,
    powers=(pay_endurance(2) >> move(CHARACTERS & YOURS),),
)  # fmt: skip
