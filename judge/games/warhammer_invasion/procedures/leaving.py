"""What comes with being destroyed or sacrificed."""

from __future__ import annotations

from judge.engine.events import Event, Moved
from judge.engine.match import Match
from judge.games.warhammer_invasion.model.board import DISCARD
from judge.games.warhammer_invasion.model.events import Destroyed, Happening, Sacrificed
from judge.games.warhammer_invasion.rules.destroy import destruction_sacrifices, pile_of_destroyed, sacrifice_destroys
from judge.games.warhammer_invasion.rules.sacrifice import pile_of_sacrificed


class _AlsoDestroyed(Happening):
    verb = "destroy"


class _AlsoSacrificed(Happening):
    verb = "sacrifice"


def consequences_of_loss(match: Match, event: Destroyed | Sacrificed) -> tuple[Event, ...]:
    """A destroyed or sacrificed card goes to its owner's discard pile, and is only the one of the two."""
    obj = match.state.known(event.ref)
    found: list[Event] = []
    if isinstance(event, Sacrificed):
        pile = match.consult(pile_of_sacrificed, obj.owner, obj.controller)
        if match.consult(sacrifice_destroys):
            found.append(_AlsoDestroyed(ref=event.ref, cause=event.cause))
    else:
        pile = match.consult(pile_of_destroyed, obj.owner, obj.controller)
        if match.consult(destruction_sacrifices):
            found.append(_AlsoSacrificed(ref=event.ref, cause=event.cause))
    return (*found, Moved(ref=event.ref, zone=DISCARD, controller=pile, cause=event.cause))
