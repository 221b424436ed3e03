"""What is printed on a Vs. System card: its types and their facts. Not here: what a card's text is made of (`words`)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, cast

from judge.engine.nodes import Node
from judge.engine.powers import Effect
from judge.engine.printed import refuse_mistakes
from judge.engine.state import Card
from judge.games.vs_system.model.keyword_names import KNOWN
from judge.games.vs_system.model.traits import MUTANT, MUTANT_TRAITS

ARMY = "Army"

EPIC = "Epic"

# An expansion whose cards are admitted to tournaments from a day on.
HERALDS_OF_GALACTUS = "Heralds of Galactus"


@dataclass(frozen=True)
class VsCard(Card):
    """A card with a version (the small line below its name), a cost and perhaps keywords. ``expansion`` only where a ruling turns on it.

    ``traits``: its Mutant traits. Where it has them is for the rules to say.
    """

    version: str = ""
    cost: int = 0
    keywords: frozenset[str] = frozenset()
    identity: str | None = None
    expansion: str = ""
    traits: frozenset[str] = frozenset()
    known_keywords: ClassVar[frozenset[str]] = KNOWN

    def __post_init__(self) -> None:
        super().__post_init__()
        refuse_mistakes(self, {"keywords": self.known_keywords, "traits": MUTANT_TRAITS | {MUTANT}})

    @property
    def title(self) -> str:
        """Name and version as the corpus writes them."""
        identity = f" <> {self.identity}" if self.identity else ""
        return f"{self.name}{identity}" + (f", {self.version}" if self.version else "")


@dataclass(frozen=True)
class Character(VsCard):
    """A character card. ``cost`` is its recruit cost, ``boost`` what is optional besides, in points, ``boost_by`` one that is an action.

    ``willpower`` is the number after that keyword, None where it has none.
    """

    affiliations: frozenset[str] = frozenset()
    atk: int = 0
    defense: int = 0
    boost: int | None = None
    boost_by: Node | None = None
    willpower: int | None = None


@dataclass(frozen=True)
class PlotTwist(VsCard):
    """A plot twist. ``cost`` is its threshold; ``ongoing`` text works while it lies face up in the resource row."""

    ongoing: bool = False


@dataclass(frozen=True)
class Location(VsCard):
    """A location. ``cost`` is its threshold."""


@dataclass(frozen=True)
class Equipment(VsCard):
    """An equipment card. ``cost`` is its recruit cost."""


def boost_of(card: Card) -> int | None:
    """The resource points of the boost cost that is printed on ``card``, if there is one: none where an action is the cost."""
    if not isinstance(card, Character):
        return None
    return 0 if card.boost is None and card.boost_by is not None else card.boost


def boost_action(card: Card) -> Effect | None:
    """The action that is the boost cost of ``card``, if one is."""
    return cast("Effect | None", card.boost_by) if isinstance(card, Character) else None


def names(*items: str) -> frozenset[str]:
    """A set of affiliations or keywords."""
    return frozenset(items)
