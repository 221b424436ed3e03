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
    WRAP_UP,
    YOURS,
    Bans,
    HasFlag,
    InPhase,
    Location,
    Modify,
    On,
    Played,
    RuledBy,
    TurnedUp,
    choice,
    exhaust,
    names,
    target,
    whenever,
)

ruled = RuledBy("heralds-of-galactus/the-kyln")

_NO_RECOVERY = ruled(1,
    ruled(1,
        ruled(1, InPhase(RECOVERY), misread=InPhase(RECOVERY, MAIN), belief="the recovery in the wrap-up can't be stopped"),
        misread=InPhase(RECOVERY, WRAP_UP), belief="only the recovery in the wrap-up is stopped, not one by an effect"),
    misread=None, belief="the character can't be recovered before the recovery phase either")  # fmt: skip

_NO_KO = ruled(2,
    ruled(2,
        ruled(2, InPhase(RECOVERY), misread=InPhase(RECOVERY, MAIN), belief="who isn't recovered in the wrap-up is KO'd anyway"),
        misread=InPhase(RECOVERY, WRAP_UP), belief="only the KO in the wrap-up is stopped, not one by an effect"),
    misread=None, belief="the character can't be KO'd before the recovery phase either")  # fmt: skip

THE_KYLN = Location(
    name="The Kyln", cost=2, keywords=names("terraform"), entry=ruled.entry,
    powers=(
        Played(cost=exhaust(choice(CHARACTERS & YOURS & ~HasFlag(EXHAUSTED)))),
        whenever(On(TurnedUp, subject=SELF)) >> Modify(
            target(CHARACTERS & IS_STUNNED),
            (Bans("recover", when=_NO_RECOVERY), Bans("KO", when=_NO_KO)),
            until=ruled(1, "turn", misread=None, belief="the character can't recover in later turns either"),
        ),
    ),
)  # fmt: skip
