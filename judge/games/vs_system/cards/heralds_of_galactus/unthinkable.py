"""Unthinkable

Target Doom attacker or defender of yours gets +4 ATK or +2 DEF this attack. KO it at the start of this turn's
recovery phase.
"""

from __future__ import annotations

from judge.engine.changes import Adds
from judge.engine.context import ON_RESOLUTION, ON_START
from judge.engine.flow import OneOf
from judge.engine.lasting import lasting
from judge.engine.objects import Picked, target
from judge.engine.powers import Played, whenever
from judge.engine.rules import RuledBy
from judge.engine.select import ANY, YOURS
from judge.games.vs_system.model.board import RECOVERY
from judge.games.vs_system.model.cards import PlotTwist
from judge.games.vs_system.words.effects import ko, this_attack
from judge.games.vs_system.words.selectors import ATTACKING, CHARACTERS, DEFENDING, IS_STUNNED, affiliated, start_of

ruled = RuledBy("heralds-of-galactus/unthinkable")

_PAWN = target((ATTACKING | DEFENDING) & CHARACTERS & YOURS & affiliated("Doom"))

UNTHINKABLE = PlotTwist(
    name="Unthinkable", cost=3, entry=ruled.entry,
    powers=(
        Played(effect=OneOf(
            (("+4 ATK", this_attack(_PAWN, Adds("atk", 4))), ("+2 DEF", this_attack(_PAWN, Adds("defense", 2)))),
            when=ruled(1, ON_RESOLUTION, misread=ON_START, belief="the bonus is chosen as the card is played"),
        ).then(lasting(whenever(start_of(RECOVERY)) >> ko(
            Picked(_PAWN) & ruled(2, ANY, misread=~IS_STUNNED, belief="a character that is stunned by then isn't KO'd"))))),
    ),
)  # fmt: skip
