"""Fabian Cortez, Acolyte

Reservist

Leader: Whenever a character adjacent to Fabian Cortez attacks a character and causes breakthrough, that character's
controller loses endurance equal to that character's cost.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    ADJACENT,
    CHARACTERS,
    LEADER,
    RESERVIST,
    SELF,
    YOURS,
    CausesBreakthrough,
    Character,
    ControllerOnSide,
    NumberOnSide,
    RuledBy,
    Side,
    lose,
    names,
    whenever,
)

ruled = RuledBy("x-men/fabian-cortez-acolyte")

FABIAN_CORTEZ = Character(
    name="Fabian Cortez", version="Acolyte", affiliations=names("Brotherhood"), traits=names("Energy"),
    keywords=names(RESERVIST, LEADER), entry=ruled.entry,
    powers=(
        whenever(CausesBreakthrough(ruled(1,
            ruled(1, ADJACENT, misread=CHARACTERS & YOURS & ~SELF, belief="any other character of yours counts, adjacent or not"),
            misread=ADJACENT | SELF, belief="breakthrough that Fabian Cortez himself causes counts as well"))) >> lose(
            NumberOnSide("cost", ruled(2, Side.ATTACKED, misread=Side.CAUSER, belief="the attacker's cost is lost")),
            ControllerOnSide(ruled(1, Side.ATTACKED, misread=Side.CAUSER, belief="the attacker's controller loses the endurance"))),
    ),
)  # fmt: skip
