"""Hunter: as the character enters play, its player begins to hunt an opposing one."""

from __future__ import annotations

from judge.engine.objects import choice
from judge.engine.powers import whenever
from judge.engine.relations import OPPONENTS, SELF
from judge.engine.rules import RuledBy
from judge.engine.select import ANY
from judge.games.vs_remix.words.hunting import HUNTED, Hunt
from judge.games.vs_system.keywords.press import BEING_RECRUITED
from judge.games.vs_system.words.selectors import CHARACTERS, comes_into_play

ruled = RuledBy("remix-glossary/hunter")

HUNTER_POWER = whenever(
    ruled(1, comes_into_play(SELF), misread=BEING_RECRUITED, belief="only a character that is recruited begins to hunt")
) >> Hunt(
    choice(
        CHARACTERS
        & ruled(1, OPPONENTS, misread=ANY, belief="a player may hunt a character of his own")
        & ruled(
            5, ANY, misread=~HUNTED, belief="another character than the one that is hunted already has to be chosen"
        ),
        name="a character to hunt",
    )
)
