"""The board of Vs. System, read from the state: zones, rows, areas, steps, the attack in progress. Not here: what changes it (`events`)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from judge.engine.state import Obj, Ref, State
from judge.games.vs_system.model.cards import Character

FRONT, SUPPORT, RESOURCES = "front row", "support row", "resource row"

VISIBLE, HIDDEN = "visible area", "hidden area"

# Characteristics: the rows in which a character may stand, those that it fills besides the one in which it stands, and those in which it
# counts as standing.
ROWS, FILLED_ROWS, COUNTED_ROWS = "rows", "filled rows", "counted rows"

# What lies between the two areas of a player: an empty column, in which nothing can stand.
BETWEEN = "empty column"

DECK, HAND, PLAY, CHAIN, KO_PILE, REMOVED = "deck", "hand", "play", "chain", "KO'd pile", "removed-from-game zone"

STUNNED, EXHAUSTED, FACE_DOWN = "stunned", "exhausted", "face down"

SETUP, DRAW, BUILD, COMBAT, RECOVERY = "set-up", "draw", "build", "combat", "recovery"

RECRUIT_STEP, FORMATION_STEP, RESOURCE_STEP, ATTACK_STEP, WRAP_UP, MAIN = (
    "recruit step", "formation step", "resource step", "attack step", "wrap-up", "main",
)  # fmt: skip

ENDURANCE, POINTS = "endurance", "resource points"

# A characteristic of characters.
WILLPOWER = "willpower"

# The note of a recruited card whose boost was paid: the turn in which it was.
BOOSTED = "turn of its boost"

# The kinds of effects on the chain, besides what triggered.
PAYMENT, PLOT_TWIST, RECRUIT, GAME_BASED = "payment", "plot twist", "recruit", "game-based"

# What a card may forbid ("can't ..."), besides the verbs of events. "Attack if able" keeps its controller from passing.
PASS, USE, BE_ATTACKED, REINFORCE, BE_REINFORCED, CAUSE_BREAKTHROUGH, REMOVE_FROM_GAME, BE_EQUIPPED = (
    "pass", "use", "be attacked", "reinforce", "be reinforced", "cause breakthrough", "be removed from the game", "be equipped",
)  # fmt: skip


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
    """The attack in progress: on the character ``defender``, or on the player ``attacked``.

    Both sides may have lost their characters meanwhile. ``joined`` are the attackers with which it was not proposed.
    ``struck``: the attacker that the defender is to strike, where that is settled beforehand. ``reinforced``: whoever has got reinforcement
    as the defender, which isn't the defender any more where another one has taken its place.
    """

    player: str
    attackers: tuple[Ref, ...]
    defender: Ref | None = None
    attacked: str | None = None
    is_team: bool = False
    reinforced: frozenset[Ref] = frozenset()
    joined: frozenset[Ref] = frozenset()
    struck: Ref | None = None


@dataclass(frozen=True)
class Scene:
    """The step in progress, those to come this turn, the initiative, the attack; who has won and who has lost; the day of play (empty:
    after all rulings)."""

    step: Step
    agenda: tuple[Step, ...] = ()
    initiative: str = ""
    attack: Attack | None = None
    winner: str | None = None
    losers: frozenset[str] = frozenset()
    day: str = ""

    @property
    def phase(self) -> str:
        """The phase in progress."""
        return self.step.phase


def scene(state: State) -> Scene:
    """The Vs. System part of ``state``."""
    assert isinstance(state.scene, Scene)
    return state.scene


def spot(obj: Obj) -> Spot | None:
    """Where ``obj`` stands, if it has a position."""
    return obj.spot if isinstance(obj.spot, Spot) else None


def row(obj: Obj) -> str | None:
    """The row in which ``obj`` stands."""
    place = spot(obj)
    return place.row if place is not None and obj.zone == PLAY else None


def area(obj: Obj) -> str | None:
    """The area in which ``obj`` stands."""
    place = spot(obj)
    return place.area if place is not None else None


def is_resource(obj: Obj) -> bool:
    """Whether ``obj`` lies in a resource row."""
    return row(obj) == RESOURCES


def is_character(obj: Obj) -> bool:
    """Whether ``obj`` is a character in play: character cards in a resource row are resources."""
    return obj.zone == PLAY and isinstance(obj.card, Character) and not is_resource(obj)


def is_stunned(obj: Obj) -> bool:
    """Whether ``obj`` is stunned."""
    return STUNNED in obj.flags


def resources(state: State, player: str) -> tuple[Obj, ...]:
    """The cards in ``player``'s resource row."""
    return tuple(obj for obj in state.all() if is_resource(obj) and obj.controller == player)


def next_resource_spot(state: State, player: str) -> Spot:
    """The next position in ``player``'s resource row."""
    return Spot(RESOURCES, len(resources(state, player)), None)


def defender_in(state: State) -> Obj | None:
    """The defending character of the attack in progress, if there is one that is still there."""
    attack = scene(state).attack
    return state.obj(attack.defender) if attack is not None and attack.defender is not None else None


def is_in_attack(state: State, ref: Ref) -> bool:
    """Whether ``ref`` is attacker or defender of the attack in progress."""
    attack = scene(state).attack
    return attack is not None and (ref in attack.attackers or ref == attack.defender)
