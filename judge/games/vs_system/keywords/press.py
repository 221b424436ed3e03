"""Press (Heralds of Galactus FAQ 3): each recruit makes the next character cheaper."""

from __future__ import annotations

from dataclasses import dataclass, replace

from judge.engine.context import Context
from judge.engine.flow import EachOf
from judge.engine.lasting import Modify
from judge.engine.nodes import describe
from judge.engine.patterns import Does, OnMove
from judge.engine.players import EACH_OPPONENT
from judge.engine.powers import whenever
from judge.engine.rules import RuledBy
from judge.engine.select import OWNED, SELF, InZone
from judge.engine.values import Amount, Number, amount
from judge.engine.whose import Whose
from judge.games.vs_system.model.board import CHAIN, PLAY
from judge.games.vs_system.model.changes import CostsLess
from judge.games.vs_system.model.events import Recruited
from judge.games.vs_system.model.keyword_names import PRESS
from judge.games.vs_system.words.recruiting import RecruitedThisTurn
from judge.games.vs_system.words.selectors import CHARACTER_CARDS, EQUIPMENT, keyworded

ruled = RuledBy("heralds-of-galactus/3-press")

BEING_RECRUITED = Does(Recruited, subject=SELF, whose=Whose.YOURS)

COMING_INTO_PLAY = OnMove(subject=SELF, source=CHAIN, to=PLAY)

NEXT_RECRUIT = ruled(
    2,
    ruled(
        1,
        CHARACTER_CARDS & OWNED,
        misread=(CHARACTER_CARDS | EQUIPMENT) & OWNED,
        belief="press is for the next card that is recruited, an equipment too",
    ),
    misread=CHARACTER_CARDS & OWNED & ~keyworded(PRESS),
    belief="press makes no other press character cheaper",
)

PRESS_RECRUITS = RecruitedThisTurn(keyworded(PRESS))

LESS = CostsLess(
    NEXT_RECRUIT,
    by=ruled(2, PRESS_RECRUITS, misread=1, belief="only the last press character counts"),
    floor=ruled((4, 7), 1, misread=0, belief="press can make a character free"),
    next_only=ruled(1, True, misread=False, belief="press makes every later recruit of the turn cheaper"),
)

CHEAPER = Modify(None, (LESS,), "turn", continuous=True)


@dataclass(frozen=True)
class _OneOrMore(Number):
    """``number``, or 1 where that is less: what somebody expects who thinks that press waits for a later turn."""

    number: Amount

    def value(self, context: Context) -> int:
        return max(amount(self.number, context), 1)

    def describe(self) -> str:
        return f"{describe(self.number)}, at least 1"


WAITING = Modify(None, (replace(LESS, by=_OneOrMore(PRESS_RECRUITS)),), None, continuous=True)

FOR_OPPONENTS = Modify(None, (CostsLess(CHARACTER_CARDS & OWNED, by=1, floor=1, next_only=True),), "turn")

PRESS_POWER = replace(
    whenever(
        ruled(9, BEING_RECRUITED, misread=COMING_INTO_PLAY, belief="press triggers as the character comes into play")
    )
    >> ruled(
        1,
        ruled(
            1,
            CHEAPER,
            misread=CHEAPER.then(EachOf(EACH_OPPONENT, FOR_OPPONENTS)),
            belief="press makes the next recruit cheaper for the opponents as well",
        ),
        misread=WAITING,
        belief="press waits for its player's next recruit, in whatever turn that comes",
    ),
    # The card itself is what triggers it, so it works from the chain on.
    where=InZone((CHAIN, PLAY)),
)
