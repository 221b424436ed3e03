"""Events that change nothing by themselves: powers trigger on them, and other events follow from them."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.state import Event, State, Zones


@dataclass(frozen=True, kw_only=True)
class Occurrence(Event):
    """Something that happens and leaves the state as it is: a card is played, revealed, KO'd (its move is an event of its own)."""

    def apply(self, state: State, zones: Zones) -> State:
        return state
