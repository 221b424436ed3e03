"""Hump, Servant of Masque

Evasion

Additional recruit cost: discard a Physical card.

While exactly one of your characters is non-stunned, +2 ATK / +2 DEF for Hump.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    CHARACTERS,
    EVASION,
    IS_STUNNED,
    SELF,
    YOURS,
    Adds,
    AtLeast,
    AtMost,
    Character,
    Count,
    Played,
    RuledBy,
    Static,
    discard,
    names,
    with_trait,
)

ruled = RuledBy("x-men/hump-servant-of-masque")

_OWN = CHARACTERS & YOURS

_STANDING = AtMost(Count(_OWN & ~IS_STUNNED), 1)

_ONLY_ONE = ruled(2,
    ruled(2,
        ruled(2, _STANDING, misread=AtMost(Count(_OWN), 1), belief="stunned characters count, so he has to be the only character"),
        misread=_STANDING & AtLeast(Count(_OWN & IS_STUNNED), 1), belief="it takes a stunned character beside him"),
    misread=None, belief="he has the bonus at any time")  # fmt: skip

_WHOM = ruled(1, SELF, misread=_OWN, belief="all characters of his controller have the bonus")

HUMP = Character(
    name="Hump", version="Servant of Masque", affiliations=names("Morlocks"), traits=names("Physical"), keywords=names(EVASION),
    entry=ruled.entry,
    powers=(
        Played(cost=discard(with_trait("Physical"))),
        *(Static(change=Adds(what, 2), on=_WHOM, while_=_ONLY_ONE) for what in ("atk", "defense")),
    ),
)  # fmt: skip
