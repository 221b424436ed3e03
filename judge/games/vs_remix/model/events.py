"""What happens in VS Remix and not in Vs. System."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from judge.engine.state import Event, Names, Ref, State, Zones


@dataclass(frozen=True, kw_only=True)
class Hunted(Event):
    """``player`` begins to hunt ``ref``, or goes on with it."""

    verb: ClassVar[str] = "hunt"
    player: str
    ref: Ref

    def apply(self, state: State, zones: Zones) -> State:
        return state

    def describe(self, names: Names) -> str:
        return f"{names.player(self.player)} hunts {names(self.ref)}."
