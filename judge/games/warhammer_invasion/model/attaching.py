"""What the text of an attachment says of the card to which it can be attached."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.context import Match
from judge.engine.nodes import describe
from judge.engine.powers import Power
from judge.engine.rules import Maybe, as_ruled
from judge.engine.select import ANY, Selector
from judge.engine.state import Obj


@dataclass(frozen=True, kw_only=True)
class AttachTo(Power):
    """ "Attach to ...": the units to which the attachment may be attached. Without one it may be any unit.

    ``where``: the zones, which matter only as it is played.
    """

    of: Maybe[Selector]
    where: Maybe[Selector] = ANY

    def describe(self) -> str:
        return f"attach to {describe(self.of)}" + (f" {describe(self.where)}" if as_ruled(self.where) != ANY else "")


def conditions_of(match: Match, attachment: Obj) -> tuple[AttachTo, ...]:
    """What the text of ``attachment`` says of the card that it is attached to."""
    return tuple(power for each in attachment.card.powers if isinstance(power := match.read(each), AttachTo))
