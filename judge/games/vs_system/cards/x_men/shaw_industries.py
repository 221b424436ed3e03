"""Shaw Industries

While exactly one character you control is visible, it gets +1 ATK / +1 DEF, and a further +1 ATK / +1 DEF while
at least two hidden Hellfire Club characters are under your control.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    CHARACTERS,
    IN_HIDDEN_AREA,
    VISIBLE,
    YOURS,
    Adds,
    AtLeast,
    AtMost,
    Count,
    InArea,
    Location,
    RuledBy,
    Static,
    affiliated,
)

ruled = RuledBy("x-men/shaw-industries")

_VISIBLE = CHARACTERS & YOURS & InArea(VISIBLE)

_IS_ALONE = ruled(1, AtMost(Count(_VISIBLE), 1), misread=None, belief="every visible character of yours has the bonus")

_HELLFIRE_CLUB = CHARACTERS & YOURS & IN_HIDDEN_AREA & affiliated("Hellfire Club")

_TWO_HIDE = ruled(2,
    ruled(1, AtLeast(Count(_HELLFIRE_CLUB), 2), misread=AtLeast(Count(_HELLFIRE_CLUB), 3),
        belief="the further bonus takes more than two hidden Hellfire Club characters"),
    misread=AtLeast(Count(_HELLFIRE_CLUB), 1), belief="one hidden Hellfire Club character is enough for the further bonus")  # fmt: skip

_ANY_HIDES = ruled(2, None, misread=AtLeast(Count(_HELLFIRE_CLUB), 1),
    belief="without a hidden Hellfire Club character there is no bonus at all")  # fmt: skip

SHAW_INDUSTRIES = Location(
    name="Shaw Industries", entry=ruled.entry,
    powers=(
        *(Static(change=Adds(what, 1, when=_ANY_HIDES), on=_VISIBLE, while_=_IS_ALONE) for what in ("atk", "defense")),
        *(Static(change=Adds(what, 1, when=_TWO_HIDE), on=_VISIBLE, while_=_IS_ALONE) for what in ("atk", "defense")),
    ),
)  # fmt: skip
