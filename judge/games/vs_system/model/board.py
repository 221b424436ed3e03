"""The board of Vs. System: zones, rows, areas, steps, the attack in progress; read from the state."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

from judge.engine.state import Obj, Ref, State

FRONT, SUPPORT, RESOURCES = "front row", "support row", "resource row"

VISIBLE, HIDDEN = "visible area", "hidden area"

DECK, HAND, PLAY, CHAIN, KO_PILE, REMOVED = "deck", "hand", "play", "chain", "KO'd pile", "removed-from-game zone"

STUNNED, EXHAUSTED, FACE_DOWN = "stunned", "exhausted", "face down"

SETUP, DRAW, BUILD, COMBAT, RECOVERY = "set-up", "draw", "build", "combat", "recovery"

RECRUIT_STEP, FORMATION_STEP, RESOURCE_STEP, ATTACK_STEP, WRAP_UP, MAIN = (
    "recruit step", "formation step", "resource step", "attack step", "wrap-up", "main",
)  # fmt: skip

ENDURANCE, POINTS = "endurance", "resource points"


class Spot(NamedTuple):
    """A position in play: row, column (counted from the left), area. Resources have a row and no area."""

    row: str
    column: int = 0
    area: str | None = VISIBLE


class Step(NamedTuple):
    """A step of a turn. ``player`` is whose it is, None where all players share it."""

    phase: str
    kind: str = MAIN
    player: str | None = None


@dataclass(frozen=True)
class Attack:
    """The attack in progress. ``defender`` is a character or a player; both sides may have lost theirs meanwhile."""

    player: str
    attackers: tuple[Ref, ...]
    defender: Ref | str | None
    is_team: bool = False
    reinforced: bool = False
    joined: frozenset[Ref] = frozenset()


@dataclass(frozen=True)
class Scene:
    """The step in progress, those to come this turn, the initiative, the attack; the day of play (empty: after all rulings)."""

    step: Step
    agenda: tuple[Step, ...] = ()
    initiative: str = ""
    attack: Attack | None = None
    winner: str | None = None
    steps_begun: int = 0
    day: str = ""

    @property
    def phase(self) -> str:
        """The phase in progress."""
        return self.step.phase


def scene(state: State) -> Scene:
    """The Vs. System part of ``state``."""
    found: Any = state.scene
    assert isinstance(found, Scene)
    return found


def spot(obj: Obj) -> Spot | None:
    """Where ``obj`` stands, if it has a position."""
    return obj.spot if isinstance(obj.spot, Spot) else None


def row(obj: Obj) -> str | None:
    """The row in which ``obj`` stands."""
    place = spot(obj)
    return place.row if place is not None and obj.zone == PLAY else None


def is_resource(obj: Obj) -> bool:
    """Whether ``obj`` lies in a resource row."""
    return row(obj) == RESOURCES


def is_stunned(obj: Obj) -> bool:
    """Whether ``obj`` is stunned."""
    return STUNNED in obj.flags


def is_hidden(obj: Obj) -> bool:
    """Whether ``obj`` stands in a hidden area."""
    place = spot(obj)
    return place is not None and place.area == HIDDEN


def resources(state: State, player: str) -> tuple[Obj, ...]:
    """The cards in ``player``'s resource row."""
    return tuple(obj for obj in state.all() if is_resource(obj) and obj.controller == player)


def is_adjacent(one: Obj, other: Obj) -> bool:
    """Whether two characters share a column, or stand side by side in a row: of one controller, in one area (A12.1)."""
    here, there = spot(one), spot(other)
    if (
        here is None
        or there is None
        or one.controller != other.controller
        or here.area != there.area
        or RESOURCES in (here.row, there.row)
    ):
        return False
    return abs(here.column - there.column) == (1 if here.row == there.row else 0)


def free_spot(state: State, player: str, row: str, area: str = VISIBLE) -> Spot:
    """The leftmost empty position of ``row`` in ``area``."""
    taken = {spot(obj) for obj in state.all() if obj.controller == player and obj.zone == PLAY}
    column = next(number for number in range(100) if Spot(row, number, area) not in taken)
    return Spot(row, column, area)


def in_attack(attack: Attack | None, ref: Ref) -> bool:
    """Whether ``ref`` is attacker or defender."""
    return attack is not None and (ref in attack.attackers or ref == attack.defender)


GAME_BASED = "game-based"
