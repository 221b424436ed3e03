"""Advance Recon

Play only during your first attack this turn in which you control an attacker.

Breakthrough that one of your characters would cause this attack instead gains you twice that much
endurance.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    ATTACKING,
    CHARACTERS,
    YOURS,
    Exists,
    FirstAttack,
    Played,
    PlotTwist,
    Replacement,
    RuledBy,
    ThatMuch,
    Times,
    Whose,
    WouldCauseBreakthrough,
    gain,
    lasting,
)

ruled = RuledBy("marvel-knights/advance-recon-errata")

DOUBLED = Replacement(
    pattern=WouldCauseBreakthrough(CHARACTERS & YOURS, on_character=False), instead=gain(Times(2, ThatMuch()))
)

AS_PRINTED = FirstAttack()

BY_ERRATA = ruled(1,
    ruled(1,
        AS_PRINTED & Exists(CHARACTERS & YOURS & ATTACKING),
        misread=FirstAttack(Whose.EVERYONES) & Exists(CHARACTERS & YOURS & ATTACKING),
        belief="it can be played in the first attack of the turn, also in an opponent's"),
    misread=Exists(CHARACTERS & YOURS & ATTACKING), belief="it can be played in every attack of yours")  # fmt: skip

ADVANCE_RECON = PlotTwist(
    name="Advance Recon", cost=1, entry=ruled.entry,
    powers=(
        Played(
            only=(ruled((1, 2), BY_ERRATA, misread=AS_PRINTED,
                        belief="the printed words count: your first attack will do, whoever attacks in it by now"),),
            effect=lasting(DOUBLED, "attack"),
        ),
    ),
)  # fmt: skip
