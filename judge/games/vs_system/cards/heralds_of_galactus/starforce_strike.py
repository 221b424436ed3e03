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
from judge.engine.rules import Points
from judge.engine.select import ANY, YOURS
from judge.games.vs_system.model.board import RECOVERY
from judge.games.vs_system.model.cards import PlotTwist
from judge.games.vs_system.words.effects import this_attack, to_hand
from judge.games.vs_system.words.selectors import CHARACTERS, DEFENDING, IS_STUNNED, affiliated, start_of

point = Points("heralds-of-galactus/starforce-strike")

_HERO = target(CHARACTERS & YOURS & DEFENDING, "a defender of yours")

KREE, SKRULL = affiliated("Kree"), affiliated("Skrull")

_HERO_IS_KREE = Exists(Picked(_HERO) & KREE)

_LATER = "the affiliation is looked at as the recovery phase starts"

STARFORCE_STRIKE = PlotTwist(
    name="Starforce Strike", cost=3, entry=point.entry,
    powers=(
        Played(effect=this_attack(_HERO, Adds("atk", 2)).then(If(
            point[3](_HERO_IS_KREE, None, _LATER),
            lasting(whenever(start_of(RECOVERY), if_=point[3](None, _HERO_IS_KREE, _LATER)) >> May(
                to_hand(Picked(_HERO) & point[2](ANY, ~IS_STUNNED, "a stunned character stays where it is")),
                when=point[1](ON_RESOLUTION, ON_START, "it is decided as the effect joins the chain"))),
        ))),
    ),
)  # fmt: skip
