"""A decision that a player has to take: the only way in which anything outside the engine influences a resolution."""

from __future__ import annotations

from collections.abc import Generator, Hashable
from dataclasses import dataclass
from typing import Any, TypeAlias, TypeVar

from judge.engine.errors import BadAnswer

T = TypeVar("T", bound=Hashable)
R = TypeVar("R")
# What was chosen. Whoever asked knows the kinds of things that were on offer.
Answer: TypeAlias = tuple[Any, ...]
Resolution: TypeAlias = "Generator[Decision, Answer, R]"

# Who decides where a text says "at random": nobody. Whoever keeps the game says what it came to.
CHANCE = "chance"


@dataclass(frozen=True)
class Decision:
    """``player`` chooses between ``least`` and ``most`` of ``options`` (hashable values: references, players, words, numbers)."""

    player: str
    purpose: str
    options: tuple[Hashable, ...]
    least: int = 1
    most: int = 1

    @property
    def is_optional(self) -> bool:
        """Whether choosing nothing is an answer."""
        return self.least == 0

    def check(self, answer: Answer) -> Answer:
        """``answer`` if the ask offers it. Raises BadAnswer otherwise."""
        if not self.least <= len(answer) <= self.most:
            raise BadAnswer(
                f"{self.player} must choose {self.least} to {self.most} for {self.purpose!r}, not {len(answer)}"
            )
        if len(set(answer)) != len(answer) or any(choice not in self.options for choice in answer):
            raise BadAnswer(f"{self.player} can't choose that for {self.purpose!r}")
        return answer


def choose(
    player: str, purpose: str, options: tuple[T, ...], least: int = 1, most: int = 1
) -> Resolution[tuple[T, ...]]:
    """Ask ``player``; with nothing to choose from nobody is asked. A forced choice is asked all the same."""
    most = min(most, len(options))
    if most == 0:
        return ()
    decision = Decision(player, purpose, options, min(least, most), most)
    return decision.check((yield decision))


def by_chance(purpose: str, options: tuple[T, ...]) -> Resolution[tuple[T, ...]]:
    """One of ``options``, at random: no player is asked, and where there is one at most nothing is."""
    if len(options) < 2:
        return options
    return (yield from choose(CHANCE, purpose, options))
