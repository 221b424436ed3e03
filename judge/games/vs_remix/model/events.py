"""What happens in VS Remix and not in Vs. System."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from judge.engine.events import Moved
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


@dataclass(frozen=True, kw_only=True)
class WentBeneath(Moved):
    """A card goes under the card ``host``, out of play."""

    def describe(self, names: Names) -> str:
        assert self.host is not None
        return f"{names(self.ref)} goes beneath {names(self.host)}."
