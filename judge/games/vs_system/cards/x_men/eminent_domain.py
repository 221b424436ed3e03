"""Eminent Domain

Additional cost: Discard a Hellfire Club character card with concealed.

Choose a face-up non-Team-Up resource of yours and a face-up non-Team-Up resource of an opponent. Swap their
positions, then turn both face down.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    CHARACTER_CARDS,
    CONCEALED,
    CONCEALED_OPTIONAL,
    IN_RESOURCE_ROW,
    IS_FACE_DOWN,
    ON_RESOLUTION,
    ON_START,
    OPPONENTS,
    YOURS,
    Always,
    AsOf,
    Choose,
    ExchangeResources,
    Exists,
    Has,
    May,
    Picked,
    Played,
    PlotTwist,
    RuledBy,
    affiliated,
    choice,
    discard,
    keyworded,
    target,
    turn_face_down,
)

ruled = RuledBy("x-men/eminent-domain")

_FACE_UP = IN_RESOURCE_ROW & ~IS_FACE_DOWN & ~Has("versions", "Team-Up")

_CANDIDATES = ruled(
    3, _FACE_UP, misread=AsOf(_FACE_UP), belief="what was turned face down in response can still be chosen"
)

_MINE, _THEIR = _CANDIDATES & YOURS, _CANDIDATES & OPPONENTS

_CHOSEN = ruled((2, 3), ON_RESOLUTION, misread=ON_START, belief="the two resources are chosen as the card is played")

_YOURS = ruled(2, choice(_MINE, _CHOSEN, name="a face-up resource of yours"), misread=target(_MINE),
    belief="the two resources are targets")  # fmt: skip

_THEIRS = ruled(2, choice(_THEIR, _CHOSEN, name="a face-up resource of an opponent"), misread=target(_THEIR),
    belief="the two resources are targets")  # fmt: skip

_SWAP = ExchangeResources(_YOURS, _THEIRS, one_sided=ruled(6,
    False, misread=True, belief="the one resource goes over even if there is none to come back"))  # fmt: skip

_FACE_DOWN = turn_face_down(Picked(_YOURS) | Picked(_THEIRS))

_BOTH_OR_NONE = ruled(5,
    _SWAP.if_done(_FACE_DOWN),
    misread=Choose(_YOURS).then(Choose(_THEIRS)).then(_SWAP).then(_FACE_DOWN),
    belief="the one resource that there is gets turned face down all the same")  # fmt: skip

EMINENT_DOMAIN = PlotTwist(
    name="Eminent Domain", entry=ruled.entry,
    powers=(
        Played(
            cost=discard(CHARACTER_CARDS & affiliated("Hellfire Club") & (keyworded(CONCEALED) | keyworded(CONCEALED_OPTIONAL))),
            only=(ruled(1, Always(), misread=Exists(_FACE_UP & YOURS) & Exists(_FACE_UP & OPPONENTS),
                belief="it can be played only where there are two resources to swap"),),
            effect=ruled(4, _BOTH_OR_NONE, misread=May(_BOTH_OR_NONE), belief="you may leave the resources as they are")),
    ),
)  # fmt: skip
