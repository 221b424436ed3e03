"""The Kyln

Terraform

The Kyln isn't unique.

Additional cost to flip: exhaust one of your characters.

On flipping The Kyln, target stunned character can't be recovered or KO'd in this turn's recovery phase.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    CHARACTERS,
    EXHAUSTED,
    IS_STUNNED,
    MAIN,
    RECOVERY,
    SELF,
    YOURS,
    Bans,
    HasFlag,
    InPhase,
    Location,
    On,
    Played,
    RuledBy,
    TurnedUp,
    choice,
    exhaust,
    names,
    target,
    this_turn,
    whenever,
)

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
