"""Press (Heralds of Galactus FAQ 3): each recruit makes the next character cheaper."""

from __future__ import annotations

from dataclasses import replace

from judge.engine.lasting import Modify
from judge.engine.patterns import Does, OnMove
from judge.engine.powers import whenever
from judge.engine.rules import RuledBy
from judge.engine.select import OWNED, SELF, InZone
from judge.engine.whose import Whose
from judge.games.vs_system.model.board import CHAIN, PLAY
from judge.games.vs_system.model.changes import CostsLess
from judge.games.vs_system.model.events import Recruited
from judge.games.vs_system.model.keyword_names import PRESS
from judge.games.vs_system.words.recruiting import RecruitedThisTurn
from judge.games.vs_system.words.selectors import CHARACTER_CARDS, keyworded

ruled = RuledBy("heralds-of-galactus/3-press")

BEING_RECRUITED = Does(Recruited, subject=SELF, whose=Whose.YOURS)

COMING_INTO_PLAY = OnMove(subject=SELF, source=CHAIN, to=PLAY)

PRESS_POWER = replace(
    whenever(
        ruled(9, BEING_RECRUITED, misread=COMING_INTO_PLAY, belief="press triggers as the character comes into play")
    )
    >> Modify(
        None,
        (
            CostsLess(
                CHARACTER_CARDS & OWNED,
                by=ruled(
                    2, RecruitedThisTurn(keyworded(PRESS)), misread=1, belief="only the last press character counts"
                ),
                floor=ruled((4, 7), 1, misread=0, belief="press can make a character free"),
                next_only=ruled(1, True, misread=False, belief="press makes every later recruit of the turn cheaper"),
            ),
        ),
        "turn",
        continuous=True,
    ),
    # The card itself is what triggers it, so it works from the chain on.
    where=InZone((CHAIN, PLAY)),
)
