"""Shake, Rattle, and Roll

Play only with a Brotherhood character under your control.
Additional cost: replace one of your face-up resources.
Replace target location.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    ANY,
    CHARACTERS,
    IN_RESOURCE_ROW,
    IS_FACE_DOWN,
    LOCATIONS,
    ON_START,
    SELF,
    YOURS,
    Exists,
    Link,
    Picked,
    Played,
    PlotTwist,
    ReplaceResource,
    RuledBy,
    affiliated,
    choice,
    target,
)

ruled = RuledBy("x-men/shake-rattle-and-roll")

_FACE_UP = IN_RESOURCE_ROW & ~IS_FACE_DOWN

_PLACE = LOCATIONS & _FACE_UP & ruled(2, ANY, misread=~YOURS, belief="only an opponent's location can be the target")

_TARGET = target(_PLACE, "location")

_PRICE = choice(
    _FACE_UP & YOURS
    & ruled(1, ANY, misread=~SELF, belief="the card that is being played can't be replaced for its own cost")
    & ruled(2, ANY, misread=~Picked(_TARGET), belief="the location that is the target can't be replaced for the cost"),
    name="one of your face-up resources")  # fmt: skip

SHAKE_RATTLE_AND_ROLL = PlotTwist(
    name="Shake, Rattle, and Roll", entry=ruled.entry,
    powers=(
        Played(
            only=(Exists(CHARACTERS & YOURS & affiliated("Brotherhood")),),
            cost=ReplaceResource(_PRICE),
            effect=ruled(3,
                ReplaceResource(_TARGET), misread=ReplaceResource(choice(_PLACE, ON_START, name="location"), Link.AND),
                belief="the target is gone, but another card comes into the row for it all the same"),
        ),
    ),
)  # fmt: skip
