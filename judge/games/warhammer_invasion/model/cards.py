"""What is printed on a Warhammer: Invasion card: its types and their facts. Not here: what a card's text is made of (`words`)."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.printed import refuse_mistakes
from judge.engine.state import Card
from judge.games.warhammer_invasion.model.keyword_names import KNOWN


@dataclass(frozen=True)
class WiCard(Card):
    """A card. ``only_zone`` is the zone that "X only" in its text box names, ``loyalty`` the number of its loyalty icons."""

    cost: int = 0
    loyalty: int = 0
    race: str = ""
    traits: frozenset[str] = frozenset()
    keywords: frozenset[str] = frozenset()
    unique: bool = False
    only_zone: str | None = None

    def __post_init__(self) -> None:
        super().__post_init__()
        refuse_mistakes(self, {"keywords": KNOWN})

    @property
    def title(self) -> str:
        """The name as the corpus writes it."""
        return self.name


@dataclass(frozen=True)
class Unit(WiCard):
    """A unit: its power icons, its hit points, its numbered keywords."""

    power: int = 0
    hp: int = 1
    toughness: int = 0
    counterstrike: int = 0
    raider: int = 0


@dataclass(frozen=True)
class Support(WiCard):
    """A support card. ``attaches``: it is an attachment, played onto a unit."""

    power: int = 0
    attaches: bool = False


@dataclass(frozen=True)
class Quest(WiCard):
    """A quest."""


@dataclass(frozen=True)
class Tactic(WiCard):
    """A tactic. ``variable``: X resources are paid on top of the printed cost."""

    variable: bool = False


@dataclass(frozen=True)
class Section(Card):
    """A zone of a capital, as far as it takes damage and yields power. It is no card, but lies on the table like one."""

    power: int = 0
    hp: int = 8


def names(*items: str) -> frozenset[str]:
    """A set of traits or keywords."""
    return frozenset(items)
