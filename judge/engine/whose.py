"""Axis *whose*: which players' objects or events count, seen from the controller of a power."""

from __future__ import annotations

from enum import Enum


class Whose(Enum):
    """Axis *whose*: which players' objects or events count, seen from the controller of a power."""

    YOURS = "yours"
    OPPONENTS = "opponents'"
    EVERYONES = "everyone's"


def belongs(whose: Whose, you: str, player: str | None) -> bool:
    """Whether ``player`` is one of those that ``whose`` means for ``you``."""
    if whose is Whose.EVERYONES:
        return True
    return (player == you) == (whose is Whose.YOURS)
