"""X-Corp: Hong Kong, X-Corp

Activate >>> This turn, target X-Men character of yours and each other character you control of its cost get +1 ATK.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    ACTIVATE,
    ANY,
    CHARACTERS,
    YOURS,
    Adds,
    LessThan,
    Location,
    MoreThan,
    NumberOf,
    Picked,
    RuledBy,
    affiliated,
    target,
    this_turn,
)

ruled = RuledBy("x-men/x-corp-hong-kong-x-corp")

_TARGET = target(CHARACTERS & YOURS & affiliated("X-Men"))

_COST = NumberOf(_TARGET, "cost")

_ITS_COST = ~LessThan("cost", _COST) & ~MoreThan("cost", _COST)

_OTHERS = (
    CHARACTERS
    & ruled(1, YOURS, misread=ANY, belief="every player's characters of that cost get +1 ATK")
    & ruled(1,
        ruled(1,
            ruled(1, _ITS_COST, misread=~ANY, belief="only the target itself gets +1 ATK"),
            misread=ANY, belief="all your characters get +1 ATK"),
        misread=_ITS_COST & affiliated("X-Men"), belief="of the others, too, only X-Men characters get +1 ATK")
)  # fmt: skip

X_CORP_HONG_KONG = Location(
    name="X-Corp: Hong Kong", version="X-Corp", entry=ruled.entry,
    powers=(ACTIVATE >> this_turn(_TARGET, Adds("atk", 1)).then(this_turn(_OTHERS & ~Picked(_TARGET), Adds("atk", 1))),),
)  # fmt: skip
