"""Press (Heralds of Galactus FAQ 3): each recruit makes the next character cheaper."""

from __future__ import annotations

from dataclasses import dataclass, replace

from judge.engine.context import Context
from judge.engine.flow import EachOf
from judge.engine.lasting import Modify
from judge.engine.nodes import describe
from judge.engine.patterns import Does, OnMove
from judge.engine.players import EACH_OPPONENT
from judge.engine.powers import Triggered, whenever
from judge.engine.qualities import InZone
from judge.engine.relations import OWNED, SELF
from judge.engine.rules import Points, RuledBy
from judge.engine.values import Amount, Number, amount
from judge.engine.whose import Whose
from judge.games.vs_system.model.board import CHAIN, PLAY
from judge.games.vs_system.model.changes import CostsLess
from judge.games.vs_system.model.events import Recruited
from judge.games.vs_system.model.keyword_names import PRESS
from judge.games.vs_system.words.recruiting import RecruitedThisTurn
from judge.games.vs_system.words.selectors import CHARACTER_CARDS, EQUIPMENT, keyworded

BEING_RECRUITED = Does(Recruited, subject=SELF, whose=Whose.YOURS)

COMING_INTO_PLAY = OnMove(subject=SELF, source=CHAIN, to=PLAY)

PRESS_RECRUITS = RecruitedThisTurn(keyworded(PRESS))

FOR_OPPONENTS = Modify(None, (CostsLess(CHARACTER_CARDS, by=1, floor=1, next_only=True),), "turn")


@dataclass(frozen=True)
class PressPoints:
    """Which points of an entry settle what about press: when it triggers, for whom and which card it is, how often, how much, how long."""

    triggers: Points
    is_yours: Points
    character: Points
    next_only: Points
    each: Points
    floor: Points
    this_turn: Points


@dataclass(frozen=True)
class _OneOrMore(Number):
    """``number``, or 1 where that is less: what somebody expects who thinks that press waits for a later turn."""

    number: Amount

    def value(self, context: Context) -> int:
        return max(amount(self.number, context), 1)

    def describe(self) -> str:
        return f"{describe(self.number)}, at least 1"


def press_power(ruled: RuledBy, points: PressPoints) -> Triggered:
    """What press stands for, as ``points`` of an entry settle it."""
    next_recruit = ruled(
        points.each,
        ruled(
            points.character,
            ruled(
                points.character,
                CHARACTER_CARDS,
                misread=CHARACTER_CARDS & OWNED,
                belief="what is recruited out of one's row and belongs to somebody else gets no cheaper",
            ),
            misread=CHARACTER_CARDS | EQUIPMENT,
            belief="press is for the next card that is recruited, an equipment too",
        ),
        misread=CHARACTER_CARDS & ~keyworded(PRESS),
        belief="press makes no other press character cheaper",
    )
    # Whoever owns the card: what makes cheaper counts for the player who recruits.
    less = CostsLess(
        next_recruit,
        by=ruled(points.each, PRESS_RECRUITS, misread=1, belief="only the last press character counts"),
        floor=ruled(points.floor, 1, misread=0, belief="press can make a character free"),
        next_only=ruled(
            points.next_only, True, misread=False, belief="press makes every later recruit of the turn cheaper"
        ),
    )
    cheaper = Modify(None, (less,), "turn", continuous=True)
    waiting = Modify(None, (replace(less, by=_OneOrMore(PRESS_RECRUITS)),), None, continuous=True)
    pattern = ruled(
        points.triggers,
        BEING_RECRUITED,
        misread=COMING_INTO_PLAY,
        belief="press triggers as the character comes into play",
    )
    effect = ruled(
        points.this_turn,
        ruled(
            points.is_yours,
            cheaper,
            misread=cheaper.then(EachOf(EACH_OPPONENT, FOR_OPPONENTS)),
            belief="press makes the next recruit cheaper for the opponents as well",
        ),
        misread=waiting,
        belief="press waits for its player's next recruit, in whatever turn that comes",
    )
    # The card itself is what triggers it, so it works from the chain on.
    return replace(whenever(pattern) >> effect, where=InZone((CHAIN, PLAY)))


PRESS_POWER = press_power(
    RuledBy("heralds-of-galactus/3-press", also=dict.fromkeys((1, 2, 4, 7), "vs-system-base/a13.17#1")),
    PressPoints(triggers=9, is_yours=1, character=1, next_only=1, each=2, floor=(4, 7), this_turn=1),
)
