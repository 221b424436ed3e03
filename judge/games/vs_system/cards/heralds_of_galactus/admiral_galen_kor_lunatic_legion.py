"""Admiral Galen Kor, Lunatic Legion

Reservist

Press (When you recruit this card, the next character that you recruit this turn is 1 cheaper per press card
recruited by you this turn; minimum 1.)

At the start of the combat phase, Admiral Galen Kor gets +X ATK this turn, where X is the number of other
characters that you recruited this turn.
"""

from __future__ import annotations

from judge.engine.changes import Adds
from judge.engine.context import ON_RESOLUTION, ON_START
from judge.engine.powers import whenever
from judge.engine.rules import Points
from judge.engine.select import SELF
from judge.games.vs_system.model.board import COMBAT
from judge.games.vs_system.model.cards import Character, names
from judge.games.vs_system.words.effects import this_turn
from judge.games.vs_system.words.recruiting import RecruitedThisTurn
from judge.games.vs_system.words.selectors import start_of

point = Points("heralds-of-galactus/admiral-galen-kor-lunatic-legion")

ADMIRAL_GALEN_KOR = Character(
    name="Admiral Galen Kor", version="Lunatic Legion", cost=4, affiliations=names("Kree"), atk=6, defense=8,
    keywords=names("range", "reservist", "press"), entry=point.entry,
    powers=(
        whenever(start_of(COMBAT)) >> this_turn(SELF, Adds("atk", RecruitedThisTurn(
            ~SELF, when=point[2](ON_RESOLUTION, ON_START, "the number is fixed when the power triggers"),
            even_gone=point[3](True, False, "only characters still in play count")))),
    ),
)  # fmt: skip
