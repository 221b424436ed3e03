"""The board of Warhammer: Invasion, read from the state: zones, phases, the combat in progress. Not here: what changes it (`events`)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from judge.engine.state import Obj, Ref, State
from judge.games.warhammer_invasion.model.cards import Section, Unit

KINGDOM, QUEST, BATTLEFIELD = "kingdom", "quest zone", "battlefield"

ZONES = (KINGDOM, QUEST, BATTLEFIELD)

DECK, HAND, DISCARD, CHAIN = "deck", "hand", "discard pile", "chain"

CORRUPT, DEVELOPMENT, BURNING = "corrupt", "development", "burning"

DAMAGE, TOKEN, RESOURCES = "damage", "resource token", "resources"

SETUP, BEGINNING, KINGDOM_PHASE, QUEST_PHASE, CAPITAL_PHASE, BATTLEFIELD_PHASE, END = (
    "set-up", "beginning", "kingdom phase", "quest phase", "capital phase", "battlefield phase", "end",
)  # fmt: skip

MAIN, CHOOSE_ZONE, ATTACKERS, DEFENDERS, ASSIGN, APPLY = (
    "main", "choosing the zone", "declaring attackers", "declaring defenders", "assigning damage", "applying damage",
)  # fmt: skip

# The kinds of effects on the chain, and of damage.
TACTIC, ABILITY, CARD = "tactic", "ability", "card"

COMBAT, NON_COMBAT, COUNTERSTRIKE = "combat", "non combat", "counterstrike"

# What a card may forbid ("can't ..."), besides the verbs of events.
DECLARED = "be declared"

# Damage shared out among several: how much goes to each, in their order.
Share: TypeAlias = tuple[int, ...]

# How much damage goes to which object: what a player who shares it out is offered.
Parts: TypeAlias = tuple[tuple[Ref, int], ...]


class Step(NamedTuple):
    """A step of the turn of ``player``, the active player."""

    player: str
    phase: str
    kind: str = MAIN


class Lot(NamedTuple):
    """Damage that has been assigned: tokens lying near what they are assigned to, not yet on it.

    ``by``: the units that have added to the pool of combat damage that it comes from. ``is_redirected``: it was to go to another card.
    """

    ref: Ref
    n: int
    kind: str
    by: tuple[Ref, ...] = ()
    is_redirected: bool = False


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
    """The step in progress, those to come this turn, the combat, assigned damage, who has lost the game."""

    step: Step
    agenda: tuple[Step, ...] = ()
    combat: Combat | None = None
    assigned: tuple[Lot, ...] = ()
    losers: frozenset[str] = frozenset()


def scene(state: State) -> Scene:
    """The Warhammer: Invasion part of ``state``."""
    assert isinstance(state.scene, Scene)
    return state.scene


def is_development(obj: Obj) -> bool:
    """Whether ``obj`` lies face down in a zone of a capital."""
    return DEVELOPMENT in obj.flags


def is_unit(obj: Obj) -> bool:
    """Whether ``obj`` is a unit in play: a development is none, whatever its card is."""
    return obj.zone in ZONES and isinstance(obj.card, Unit) and not is_development(obj)


def is_burning(state: State, player: str, zone: str) -> bool:
    """Whether that zone of ``player`` burns."""
    return any(
        isinstance(obj.card, Section) and obj.controller == player and obj.zone == zone and BURNING in obj.flags
        for obj in state.all()
    )


def is_in_combat(state: State, ref: Ref) -> bool:
    """Whether ``ref`` attacks or defends."""
    combat = scene(state).combat
    return combat is not None and ref in (*combat.attackers, *combat.defenders)
