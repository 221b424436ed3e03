"""Jean Grey, Red

Discard a Mental card >>> Choose any number of your face-up resources and replace them. Once per turn.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    IN_RESOURCE_ROW,
    IS_FACE_DOWN,
    ON_RESOLUTION,
    ON_START,
    YOURS,
    Character,
    ReplaceResource,
    RuledBy,
    choice,
    discard,
    names,
    with_trait,
)

ruled = RuledBy("x-men/jean-grey-red")

_FACE_UP = IN_RESOURCE_ROW & YOURS & ~IS_FACE_DOWN

_SOME = choice(
    _FACE_UP,
    when=ruled(1, ON_RESOLUTION, misread=ON_START, belief="the resources are chosen as the power is used"),
    least=ruled(3, 0, misread=1, belief="at least one resource has to be replaced"),
    most=60,
    name="face-up resources",
)

JEAN_GREY = Character(
    name="Jean Grey", version="Red", affiliations=names("X-Men"), traits=names("Mental"), entry=ruled.entry,
    powers=(
        (discard(with_trait("Mental")) >> ReplaceResource(
            ruled(1, _SOME, misread=_FACE_UP, belief="all face-up resources are replaced"),
            at_once=ruled(2, True, misread=False, belief="the resources are replaced one after another"),
        )).usable(once_per_turn=True),
    ),
)  # fmt: skip
