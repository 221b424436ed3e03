"""What the text of an effect may name: its objects, and players. One type each, so that every word of card text takes the same."""

from __future__ import annotations

from typing import Protocol, TypeAlias

from judge.engine.context import Context
from judge.engine.objects import Objects
from judge.engine.rules import Maybe
from judge.engine.select import Selector


class Players(Protocol):
    """What says which players are meant: you, each opponent, the controller of something."""

    def players(self, context: Context) -> tuple[str, ...]:
        """The players meant, in turn order from you."""


# All that a selector means, or some that a player picks.
ObjectsMeant: TypeAlias = Maybe[Selector | Objects]

PlayersMeant: TypeAlias = Maybe[Players]
