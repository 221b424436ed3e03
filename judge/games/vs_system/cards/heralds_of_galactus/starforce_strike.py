"""Starforce Strike

Target defender of yours gets +2 ATK this attack. If that's a Kree character, as this turn's recovery phase
starts you may put it back into its owner's hand.
"""

from __future__ import annotations

from judge.engine.changes import Adds
from judge.engine.conditions import Exists
from judge.engine.context import ON_RESOLUTION, ON_START
from judge.engine.flow import If, May
from judge.engine.lasting import lasting
from judge.engine.objects import Picked, target
from judge.engine.powers import Played, whenever
from judge.engine.rules import RuledBy
from judge.engine.select import ANY, YOURS
from judge.games.vs_system.model.board import RECOVERY
from judge.games.vs_system.model.cards import PlotTwist
from judge.games.vs_system.words.effects import this_attack, to_hand
from judge.games.vs_system.words.selectors import CHARACTERS, DEFENDING, IS_STUNNED, affiliated, start_of

ruled = RuledBy("heralds-of-galactus/starforce-strike")

_HERO = target(CHARACTERS & YOURS & DEFENDING, "a defender of yours")

KREE, SKRULL = affiliated("Kree"), affiliated("Skrull")

_HERO_IS_KREE = Exists(Picked(_HERO) & KREE)

_LATER = "the affiliation is looked at as the recovery phase starts"

STARFORCE_STRIKE = PlotTwist(
    name="Starforce Strike", cost=3, entry=ruled.entry,
    powers=(
        Played(effect=this_attack(_HERO, Adds("atk", 2)).then(If(
            ruled(3, _HERO_IS_KREE, misread=None, belief=_LATER),
            lasting(whenever(start_of(RECOVERY), if_=ruled(3, None, misread=_HERO_IS_KREE, belief=_LATER)) >> May(
                to_hand(Picked(_HERO) & ruled(2, ANY, misread=~IS_STUNNED, belief="a stunned character stays where it is")),
                when=ruled(1, ON_RESOLUTION, misread=ON_START, belief="it is decided as the effect joins the chain"))),
        ))),
    ),
)  # fmt: skip
