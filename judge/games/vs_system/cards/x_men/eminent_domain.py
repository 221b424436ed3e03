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
    Each,
    ExchangeResources,
    Exists,
    Has,
    If,
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

_SWAP = ExchangeResources(_YOURS, _THEIRS).if_done(turn_face_down(Picked(_YOURS) | Picked(_THEIRS)))

_THERE_ARE_TWO = Exists(_MINE) & Exists(_THEIR)

_BOTH_OR_NONE = ruled(5,
    ruled(6,
        _SWAP, misread=If(_THERE_ARE_TWO, _SWAP, ExchangeResources(Each(_MINE), Each(_THEIR), one_sided=True)),
        belief="the one resource goes over even if there is none to come back"),
    misread=If(_THERE_ARE_TWO, _SWAP, turn_face_down(_MINE | _THEIR)),
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
