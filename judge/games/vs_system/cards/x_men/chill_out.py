"""Chill Out!

Play only if you control an Energy character.

Whenever target visible character attacks this turn, it can't ready in this turn's recovery phase.

Ongoing: Your opponents can't use a payment power of a character if that power was already used this turn.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    ANY,
    CHARACTERS,
    IN_RESOURCE_ROW,
    IT,
    MAIN,
    OPPONENTS,
    RECOVERY,
    VISIBLE,
    YOURS,
    AsOf,
    Attacks,
    Bans,
    Choose,
    Exists,
    InArea,
    InPhase,
    Picked,
    Played,
    PlotTwist,
    RuledBy,
    Static,
    UsableOnce,
    lasting,
    target,
    this_turn,
    whenever,
    with_trait,
)

ruled = RuledBy("x-men/chill-out")

_VISIBLE = InArea(VISIBLE)

_TARGET = target(CHARACTERS & ruled(1,
    ruled(1, _VISIBLE, misread=AsOf(_VISIBLE), belief="it is enough that the target is visible as the card is played"),
    misread=ANY, belief="a hidden character can be targeted"), "a visible character")  # fmt: skip

_CANT_READY = Bans("ready", when=ruled(2,
    ruled(2, InPhase(RECOVERY), misread=InPhase(RECOVERY, MAIN),
        belief="the wrap-up comes after the recovery phase and readies everybody"),
    misread=None, belief="it can't ready at all this turn"))  # fmt: skip

_WHENEVER_IT_ATTACKS = Choose(_TARGET).then(lasting(
    whenever(Attacks(Picked(_TARGET) & ruled(2,
        ANY, misread=_VISIBLE, belief="an attack out of the hidden area doesn't count"))) >> this_turn(IT, _CANT_READY),
    ruled(2, "turn", misread=None, belief="it counts whenever the target attacks, in later turns as well")))  # fmt: skip

CHILL_OUT = PlotTwist(
    name="Chill Out!", ongoing=True, entry=ruled.entry,
    powers=(
        Played(
            only=(Exists(CHARACTERS & YOURS & with_trait("Energy")),),
            effect=ruled(2,
                _WHENEVER_IT_ATTACKS,
                misread=this_turn(_TARGET, _CANT_READY), belief="it can't ready in the recovery phase, whether it attacks or not")),
        Static(
            change=UsableOnce(
                since_face_up=ruled(4, False, misread=True, belief="what was used before Chill Out! came face up doesn't count"),
                each_power=ruled(3, True, misread=False, belief="a character can use one of its powers, once")),
            on=CHARACTERS & ruled(3, OPPONENTS, misread=ANY, belief="your own characters are limited, too")
            & ruled(3, ANY, misread=Picked(_TARGET), belief="only the character that was targeted is limited"),
            where=ruled(3, None, misread=IN_RESOURCE_ROW, belief="the limit remains when the card is turned face down")),
    ),
)  # fmt: skip
