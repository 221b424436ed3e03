"""Cosmic Order

Playable in the recovery phase only.

You may KO one of your stunned characters. If you do, every other player KOs one of his own stunned
characters.
"""

from __future__ import annotations

from judge.engine.context import ON_RESOLUTION, ON_START
from judge.engine.flow import EachOf, May
from judge.engine.objects import choice
from judge.engine.players import EACH_OPPONENT
from judge.engine.powers import Link, Played
from judge.engine.rules import RuledBy
from judge.engine.select import OPPONENTS, YOURS
from judge.games.vs_system.model.board import RECOVERY
from judge.games.vs_system.model.cards import PlotTwist
from judge.games.vs_system.words.effects import ko
from judge.games.vs_system.words.selectors import CHARACTERS, IS_STUNNED, InPhase

ruled = RuledBy("heralds-of-galactus/cosmic-order")

_STUNNED = CHARACTERS & IS_STUNNED

_DECIDED = ruled(1, ON_RESOLUTION, misread=ON_START, belief="what you KO is decided as the card is played")

COSMIC_ORDER = PlotTwist(
    name="Cosmic Order", cost=1, entry=ruled.entry,
    powers=(
        Played(
            only=(InPhase(RECOVERY),),
            effect=May(ko(choice(_STUNNED & YOURS, when=_DECIDED, name="a stunned character of yours")), when=_DECIDED).if_done(
                ruled(4, EachOf(EACH_OPPONENT, ko(choice(_STUNNED & YOURS, name="a stunned character of your own to KO"))),
                         misread=ko(choice(_STUNNED & OPPONENTS, name="an opponent's stunned character")),
                             belief="you pick for your opponents"),
                link=ruled(3, Link.IF_YOU_DO, misread=Link.AND, belief="your opponents KO theirs even if you KO none"))),
    ),
)  # fmt: skip
