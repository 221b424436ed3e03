"""What scenarios hold in their hands: pieces, players by name, and the points that an expectation names. No verb, no state."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True)
class Control:
    """What a check looks at beside the facts of its points, so that they don't hold for a wrong reason. Made by :func:`control`."""

    points: tuple[int, ...]
    of: str


Point: TypeAlias = int | tuple[int, ...] | Control | None


def control(point: int | tuple[int, ...], of: str) -> Control:
    """Stands for the points of an expectation that no misreading of them changes, and that is looked at all the same.

    :param of: what it guards against, or makes sure: "the power is used at all", "the other one readies as ever".
    :raises ValueError: where nothing is said.
    """
    if not of.strip():
        raise ValueError("a control says what it controls")
    return Control(point if isinstance(point, tuple) else (point,), of)


def points_of(point: Point) -> tuple[int, ...]:
    """``point`` as a tuple of point numbers."""
    if isinstance(point, Control):
        return point.points
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
