"""What scenarios hold in their hands: pieces, players by name, and the points that an expectation names. No verb, no state."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True)
class Control:
    """What a check looks at beside the facts of its points, so that they don't hold for a wrong reason. Made by :func:`control`."""

    points: tuple[int, ...]
    of: str


Point: TypeAlias = int | tuple[int, ...] | Control | None

# For each point that a scenario names: the points of another entry that state the same.
Renumbering: TypeAlias = Mapping[int, tuple[int, ...]]


def control(point: int | tuple[int, ...], of: str) -> Control:
    """Stands for the points of an expectation that no misreading of them changes, and that is looked at all the same.

    :param of: what it guards against, or makes sure: "the power is used at all", "the other one readies as ever".
    :raises ValueError: where nothing is said.
    """
    if not of.strip():
        raise ValueError("a control says what it controls")
    return Control(point if isinstance(point, tuple) else (point,), of)


def points_of(point: Point, renumbered: Renumbering | None = None) -> tuple[int, ...]:
    """``point`` as a tuple of point numbers, each ``renumbered`` where these are another entry's.

    :raises KeyError: for a number of which nothing is said there.
    """
    if isinstance(point, Control):
        named = point.points
    elif point is None:
        named = ()
    else:
        named = point if isinstance(point, tuple) else (point,)
    if renumbered is None:
        return named
    return tuple(dict.fromkeys(same for number in named for same in renumbered[number]))


@dataclass(frozen=True)
class Piece:
    """A physical card at the table, whatever object it is at the moment."""

    number: int
    label: str


class Player:
    """A player, known by name. What a scenario lets a player do is in `seat`."""

    def __init__(self, name: str) -> None:
        self.name = name
