"""What is printed on a Vs. System card: its types and their facts. Not here: what a card's text is made of (`words`)."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.printed import refuse_mistakes
from judge.engine.state import Card
from judge.games.vs_system.model.keyword_names import KNOWN
from judge.games.vs_system.model.traits import MUTANT, MUTANT_TRAITS

ARMY = "Army"

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

    def __post_init__(self) -> None:
        super().__post_init__()
        refuse_mistakes(self, {"keywords": KNOWN, "traits": MUTANT_TRAITS | {MUTANT}})

    @property
    def title(self) -> str:
        """Name and version as the corpus writes them."""
        identity = f" <> {self.identity}" if self.identity else ""
        return f"{self.name}{identity}" + (f", {self.version}" if self.version else "")


@dataclass(frozen=True)
class Character(VsCard):
    """A character card. ``cost`` is its recruit cost; ``boost`` an optional additional cost."""

    affiliations: frozenset[str] = frozenset()
    atk: int = 0
    defense: int = 0
    boost: int | None = None


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
    """The boost cost that is printed on ``card``, if there is one."""
    return card.boost if isinstance(card, Character) else None


def names(*items: str) -> frozenset[str]:
    """A set of affiliations or keywords."""
    return frozenset(items)
