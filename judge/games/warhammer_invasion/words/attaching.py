"""Words of card text about the card to which something is attached."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.relations import Host


@dataclass(frozen=True)
class AttachedUnit(Host):
    """The unit to which the power's source is attached, in the words of this game."""

    def describe(self) -> str:
        return "the attached unit"


ATTACHED_UNIT = AttachedUnit()
