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
from judge.engine.rules import RuledBy
from judge.engine.select import SELF, YOURS, HasFlag
from judge.games.vs_system.model.board import EXHAUSTED, MAIN, RECOVERY
from judge.games.vs_system.model.cards import Location, names
from judge.games.vs_system.model.events import TurnedUp
from judge.games.vs_system.words.effects import exhaust, this_turn
from judge.games.vs_system.words.selectors import CHARACTERS, IS_STUNNED, InPhase

ruled = RuledBy("heralds-of-galactus/the-kyln")

THE_KYLN = Location(
    name="The Kyln", cost=2, keywords=names("terraform"), entry=ruled.entry,
    powers=(
        Played(cost=exhaust(choice(CHARACTERS & YOURS & ~HasFlag(EXHAUSTED)))),
        whenever(On(TurnedUp, subject=SELF)) >> this_turn(
            target(CHARACTERS & IS_STUNNED),
            Bans("recover", when=ruled(1, InPhase(RECOVERY), misread=InPhase(RECOVERY, MAIN),
                belief="the recovery in the wrap-up can't be stopped")),
            Bans("KO", when=ruled(2, InPhase(RECOVERY), misread=InPhase(RECOVERY, MAIN),
                belief="who isn't recovered in the wrap-up is KO'd anyway")),
        ),
    ),
)  # fmt: skip
