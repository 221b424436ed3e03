"""What scenarios hold in their hands: pieces, players by name, and the points that an expectation names. No verb, no state."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

Point: TypeAlias = int | tuple[int, ...] | None


def points_of(point: Point) -> tuple[int, ...]:
    """``point`` as a tuple of point numbers."""
    if point is None:
        return ()
    return point if isinstance(point, tuple) else (point,)


@dataclass(frozen=True)
class Piece:
    """A physical card at the table, whatever object it is at the moment."""

    number: int
    label: str


class Player:
    """A player, known by name. What a scenario lets a player do is in `seat`."""

    def __init__(self, name: str) -> None:
        self.name = name
