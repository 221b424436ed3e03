"""Axis *whose*: which players' objects or events count, seen from the controller of a power."""

from __future__ import annotations

from enum import Enum


class Whose(Enum):
    """Axis *whose*: which players' objects or events count, seen from the controller of a power."""

    YOURS = "yours"
    OPPONENTS = "opponents'"
    EVERYONES = "everyone's"


def belongs(whose: Whose, controller: str, player: str | None) -> bool:
    """Whether ``player`` is one of those that ``whose`` means for ``controller``."""
    if whose is Whose.EVERYONES:
        return True
    return (player == controller) == (whose is Whose.YOURS)
