"""What comes with being destroyed or sacrificed."""

from __future__ import annotations

from judge.engine.context import Match
from judge.engine.events import Moved
from judge.engine.state import Event
from judge.games.warhammer_invasion.model.board import DISCARD
from judge.games.warhammer_invasion.model.events import Destroyed, Happening, Sacrificed
from judge.games.warhammer_invasion.rules.destroy import (
    DESTROYED_CARD_GOES_TO_OWNER,
    DESTRUCTION_SACRIFICES,
    SACRIFICE_DESTROYS,
)
from judge.games.warhammer_invasion.rules.sacrifice import SACRIFICED_CARD_GOES_TO_OWNER


class AlsoDestroyed(Happening):
    """A sacrificed card counts as destroyed, as somebody believes: without the move that goes with a real destruction."""

    verb = Destroyed.verb


class AlsoSacrificed(Happening):
    """A destroyed card counts as sacrificed, as somebody believes: without the move that goes with a real sacrifice."""

    verb = Sacrificed.verb


def consequences_of_loss(match: Match, event: Destroyed | Sacrificed) -> tuple[Event, ...]:
    """A destroyed or sacrificed card goes to its owner's discard pile, and is only the one of the two."""
    obj = match.state.known(event.ref)
    found: list[Event] = []
    if isinstance(event, Sacrificed):
        pile = match.judge(SACRIFICED_CARD_GOES_TO_OWNER, obj.owner, misread=obj.controller)
        if match.judge(SACRIFICE_DESTROYS, False, misread=True):
            found.append(AlsoDestroyed(ref=event.ref, cause=event.cause))
    else:
        pile = match.judge(DESTROYED_CARD_GOES_TO_OWNER, obj.owner, misread=obj.controller)
        if match.judge(DESTRUCTION_SACRIFICES, False, misread=True):
            found.append(AlsoSacrificed(ref=event.ref, cause=event.cause))
    return (*found, Moved(ref=event.ref, zone=DISCARD, controller=pile, cause=event.cause))
