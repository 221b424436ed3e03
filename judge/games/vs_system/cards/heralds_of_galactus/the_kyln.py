"""The Kyln

Terraform

The Kyln isn't unique.

Additional cost to flip: exhaust one of your characters.

On flipping The Kyln, target stunned character can't be recovered or KO'd in this turn's recovery phase.
"""

from __future__ import annotations

from judge.engine.changes import Bans
from judge.engine.objects import choice, target
from judge.engine.patterns import On
from judge.engine.powers import Played, whenever
from judge.engine.rules import Points
from judge.engine.select import SELF, YOURS, HasFlag
from judge.games.vs_system.model.board import EXHAUSTED, MAIN, RECOVERY
from judge.games.vs_system.model.cards import Location, names
from judge.games.vs_system.words.effects import exhaust, this_turn
from judge.games.vs_system.words.selectors import CHARACTERS, IS_STUNNED, InPhase

point = Points("heralds-of-galactus/the-kyln")

THE_KYLN = Location(
    name="The Kyln", cost=2, keywords=names("terraform"), entry=point.entry,
    powers=(
        Played(cost=exhaust(choice(CHARACTERS & YOURS & ~HasFlag(EXHAUSTED)))),
        whenever(On("flip", subject=SELF)) >> this_turn(
            target(CHARACTERS & IS_STUNNED),
            Bans("recover", when=point[1](InPhase(RECOVERY), InPhase(RECOVERY, MAIN), "the recovery in the wrap-up can't be stopped")),
            Bans("KO", when=point[2](InPhase(RECOVERY), InPhase(RECOVERY, MAIN), "who isn't recovered in the wrap-up is KO'd anyway")),
        ),
    ),
)  # fmt: skip
