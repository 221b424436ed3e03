"""Counters that change ATK and DEF: their name says by how much."""

from __future__ import annotations

import re
from functools import cache

from judge.engine.changes import Adds

PLUS_ONE = "+1 ATK / +1 DEF"

_WHAT = {"ATK": "atk", "DEF": "defense"}
_PART = re.compile(r"([+-][0-9]+) (ATK|DEF)")


@cache
def changes_of_stat_counter(kind: str) -> tuple[Adds, ...]:
    """What a counter called ``kind`` adds to the numbers of its object, such as "+1 ATK / +1 DEF" or "-2 DEF"; nothing where it names none.

    :raises ValueError: where it names ATK or DEF in another way.
    """
    if not re.search("ATK|DEF", kind, re.IGNORECASE):
        return ()
    parts = [_PART.fullmatch(part) for part in kind.split(" / ")]
    found = tuple(Adds(_WHAT[part[2]], int(part[1])) for part in parts if part is not None)
    if len(found) < len(parts):
        raise ValueError(f"a counter is called '{kind}': name it as '{PLUS_ONE}', so that it is known what it changes")
    return found
