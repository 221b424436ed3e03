"""Admiral Galen Kor, Lunatic Legion

Reservist

Press (When you recruit this card, the next character that you recruit this turn is 1 cheaper per press card
recruited by you this turn; minimum 1.)

At the start of the combat phase, Admiral Galen Kor gets +X ATK this turn, where X is the number of other
characters that you recruited this turn.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    COMBAT,
    ON_RESOLUTION,
    ON_START,
    SELF,
    Adds,
    Character,
    Modify,
    RecruitedThisTurn,
    RuledBy,
    names,
    start_of,
    whenever,
)

ruled = RuledBy("heralds-of-galactus/admiral-galen-kor-lunatic-legion")

ADMIRAL_GALEN_KOR = Character(
    name="Admiral Galen Kor", version="Lunatic Legion", cost=4, affiliations=names("Kree"), atk=6, defense=8,
    keywords=names("range", "reservist", "press"), entry=ruled.entry,
    powers=(
        whenever(start_of(COMBAT)) >> Modify(
            SELF,
            (Adds("atk", RecruitedThisTurn(
                ~SELF, when=ruled(2, ON_RESOLUTION, misread=ON_START, belief="the number is fixed when the power triggers"),
                even_gone=ruled(3, True, misread=False, belief="only characters still in play count"))),),
            ruled(2, "turn", misread="game", belief="the bonus of one turn is kept, and that of the next comes on top")),
    ),
)  # fmt: skip
