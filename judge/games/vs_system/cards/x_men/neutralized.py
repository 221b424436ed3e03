"""Neutralized

Additional cost: exhaust one of your Morlocks characters.
Choose a stunned character.
Ongoing: The chosen character can't be recovered. The chosen character can't be KO'd in the recovery phase.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    ANY,
    CHARACTERS,
    IS_EXHAUSTED,
    IS_STUNNED,
    MAIN,
    ON_RESOLUTION,
    ON_START,
    OPPONENTS,
    RECOVERY,
    REMEMBERED,
    WRAP_UP,
    YOURS,
    Bans,
    Causes,
    InPhase,
    Modify,
    Played,
    PlotTwist,
    Remember,
    RuledBy,
    Static,
    affiliated,
    choice,
    exhaust,
)

ruled = RuledBy("x-men/neutralized")

_CHOSEN = choice(
    CHARACTERS & IS_STUNNED
    & ruled(2, ANY, misread=OPPONENTS, belief="you can't choose your own character")
    & ruled(2, ANY, misread=YOURS, belief="you can't choose an opponent's character"),
    when=ruled(1, ON_RESOLUTION, misread=ON_START, belief="the character is chosen as Neutralized is played"),
    name="a stunned character")  # fmt: skip

_NO_RECOVERY = Bans(
    "recover",
    when=ruled(3, None, misread=InPhase(RECOVERY), belief="before the recovery phase an effect recovers it"),
    causes=ruled((3, 6), None, misread=Causes(("effect",)), belief="only effects can't recover it: in the wrap-up it recovers"),
)  # fmt: skip

_NO_KO = Bans("KO", when=ruled(5,
    ruled(4,
        ruled(4, InPhase(RECOVERY), misread=InPhase(RECOVERY, MAIN), belief="what is stunned in the wrap-up is KO'd all the same"),
        misread=InPhase(RECOVERY, WRAP_UP), belief="an effect in the recovery phase KO's it all the same"),
    misread=None, belief="the character can't be KO'd at all"))  # fmt: skip

_STAYS = ruled(5, _NO_KO, misread=Bans("move"), belief="the character can't leave play in any way")

_EFFECT = ruled((3, 4),
    Remember(_CHOSEN), misread=Modify(_CHOSEN, (_NO_RECOVERY, _STAYS), None),
    belief="what Neutralized has done to the character lasts, whether or not it is still face up")  # fmt: skip

_PRICE = exhaust(
    choice(CHARACTERS & YOURS & affiliated("Morlocks") & ~IS_EXHAUSTED, name="a Morlocks character to exhaust")
)

NEUTRALIZED = PlotTwist(
    name="Neutralized", ongoing=True, entry=ruled.entry,
    powers=(
        Played(cost=_PRICE, effect=_EFFECT),
        *(Static(change=change, on=REMEMBERED) for change in (_NO_RECOVERY, _STAYS)),
    ),
)  # fmt: skip
