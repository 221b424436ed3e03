"""The board of Warhammer: Invasion: zones, phases, the combat in progress; read from the state."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias

from judge.engine.state import Obj, Ref, State

KINGDOM, QUEST, BATTLEFIELD = "kingdom", "quest zone", "battlefield"

ZONES = (KINGDOM, QUEST, BATTLEFIELD)

DECK, HAND, DISCARD, CHAIN = "deck", "hand", "discard pile", "chain"

CORRUPT, DEVELOPMENT, BURNING = "corrupt", "development", "burning"

DAMAGE, TOKEN, RESOURCES = "damage", "resource token", "resources"

BEGINNING, KINGDOM_PHASE, QUEST_PHASE, CAPITAL_PHASE, BATTLEFIELD_PHASE, END = (
    "beginning", "kingdom phase", "quest phase", "capital phase", "battlefield phase", "end",
)  # fmt: skip

MAIN, CHOOSE_ZONE, ATTACKERS, DEFENDERS, ASSIGN, APPLY = (
    "main", "choosing the zone", "declaring attackers", "declaring defenders", "assigning damage", "applying damage",
)  # fmt: skip

TACTIC = "tactic"

COMBAT, NON_COMBAT, COUNTERSTRIKE = "combat", "non combat", "counterstrike"


class Step(NamedTuple):
    """A step of the turn of ``player``, the active player."""

    player: str
    phase: str
    kind: str = MAIN


class Lot(NamedTuple):
    """Damage that has been assigned: tokens lying near what they are assigned to, not yet on it."""

    ref: Ref
    n: int
    kind: str


@dataclass(frozen=True)
class Combat:
    """The combat in progress: the zone attacked, who attacks, who defends."""

    player: str
    defender: str
    zone: str
    attackers: tuple[Ref, ...] = ()
    defenders: tuple[Ref, ...] = ()


@dataclass(frozen=True)
class Scene:
    """The step in progress, those to come this turn, the combat, assigned damage."""

    step: Step
    agenda: tuple[Step, ...] = ()
    combat: Combat | None = None
    assigned: tuple[Lot, ...] = ()


def scene(state: State) -> Scene:
    """The Warhammer: Invasion part of ``state``."""
    found: Any = state.scene
    assert isinstance(found, Scene)
    return found


def is_development(obj: Obj) -> bool:
    """Whether ``obj`` lies face down in a zone of a capital."""
    return DEVELOPMENT in obj.flags


ATTACK, DEFEND, DECLARED = "attack", "defend", "be declared"

Share: TypeAlias = "tuple[int, ...]"
