"""What the text of an attachment says of the card that it is attached to."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.nodes import describe
from judge.engine.powers import Power
from judge.engine.rules import Maybe
from judge.engine.select import Host, Selector


@dataclass(frozen=True, kw_only=True)
class AttachTo(Power):
    """ "Attach to ...": the units onto which the attachment may be played. Without one it may be any unit."""

    of: Maybe[Selector]

    def describe(self) -> str:
        return f"attach to {describe(self.of)}"


@dataclass(frozen=True)
class AttachedUnit(Host):
    """The unit to which the power's source is attached, in the words of this game."""

    def describe(self) -> str:
        return "the attached unit"


ATTACHED_UNIT = AttachedUnit()
