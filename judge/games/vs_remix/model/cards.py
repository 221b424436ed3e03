"""What is printed on a card of VS Remix."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from judge.engine.nodes import Node
from judge.games.vs_remix.model.keyword_names import REMIX_KNOWN
from judge.games.vs_system.model.cards import Character


@dataclass(frozen=True)
class RemixCharacter(Character):
    """A character card of VS Remix."""

    known_keywords: ClassVar[frozenset[str]] = REMIX_KNOWN


@dataclass(frozen=True)
class Vehicle(RemixCharacter):
    """A vehicle. ``crew`` is a selector: who may crew it, for ``crew_cost``; ``crew_powers`` is its crew effect.

    ``cost`` is its recruit cost.
    """

    crew_cost: int = 0
    crew: Node | None = None
    crew_powers: tuple[Node, ...] = ()
