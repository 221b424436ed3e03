"""The Rapture

Ongoing: At the start of the combat phase, if none of your resources is face down, your deck's top card goes
face down into your resource row and then you KO one of your resources.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    ANY,
    COMBAT,
    IN_RESOURCE_ROW,
    IS_FACE_DOWN,
    YOURS,
    Each,
    Exists,
    InYourDeck,
    LookAt,
    May,
    Picked,
    PlotTwist,
    RuledBy,
    choice,
    ko,
    start_of,
    to_resource_row,
    whenever,
)

ruled = RuledBy("heralds-of-galactus/the-rapture")

_NEW_RESOURCE = "the new resource"

_LOOK = May(LookAt(Picked(_NEW_RESOURCE)))

_KO_ONE = ko(choice(
    IN_RESOURCE_ROW & YOURS & ruled(2, ANY, misread=~Picked(_NEW_RESOURCE), belief="the card that was just put there is safe"),
    name="a resource to KO"))  # fmt: skip

THE_RAPTURE = PlotTwist(
    name="The Rapture", cost=2, ongoing=True, entry=ruled.entry,
    powers=(
        whenever(start_of(COMBAT), if_=~Exists(IN_RESOURCE_ROW & YOURS & IS_FACE_DOWN)) >> to_resource_row(
            Each(InYourDeck(1)), remember=_NEW_RESOURCE,
        ).then(ruled(1, _LOOK.then(_KO_ONE), misread=_KO_ONE.then(_LOOK), belief="you may look at the new resource only after the KO")),
    ),
)  # fmt: skip
