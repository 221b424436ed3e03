"""Hunter: as the character enters play, its player begins to hunt an opposing one."""

from __future__ import annotations

from judge.engine.objects import choice
from judge.engine.patterns import OnMove
from judge.engine.powers import whenever
from judge.engine.relations import OPPONENTS, SELF
from judge.engine.rules import RuledBy
from judge.engine.select import ANY
from judge.games.vs_remix.words.hunting import HUNTED, Hunt
from judge.games.vs_system.model.board import CHAIN, PLAY
from judge.games.vs_system.words.selectors import CHARACTERS, IN_RESOURCE_ROW, comes_into_play

ruled = RuledBy("remix-glossary/hunter")

_RECRUITED = OnMove(subject=SELF & ~IN_RESOURCE_ROW, source=CHAIN, to=PLAY, seen="after")

HUNTER_POWER = whenever(
    ruled(1, comes_into_play(SELF), misread=_RECRUITED, belief="only a character that is recruited begins to hunt")
) >> Hunt(
    choice(
        CHARACTERS
        & ruled(1, OPPONENTS, misread=ANY, belief="a player may hunt a character of his own")
        & ruled(
            5, ANY, misread=~HUNTED, belief="another character than the one that is hunted already has to be chosen"
        ),
        name="a character to hunt",
        least=ruled(1, 1, misread=0, belief="whether a hunter hunts anybody is up to its player"),
    )
)
