"""What the text of an effect may name: its objects, and players. One type each, so that every word of card text takes the same."""

from __future__ import annotations

from typing import TypeAlias

from judge.engine.players import Players
from judge.engine.rules import Maybe
from judge.engine.select import Objects, Selector

# All that a selector means, or some that a player picks.
ObjectsMeant: TypeAlias = Maybe[Selector | Objects]

PlayersMeant: TypeAlias = Maybe[Players]
