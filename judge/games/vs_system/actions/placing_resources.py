"""Placing a resource."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.acting import barred, unmet
from judge.engine.context import Match
from judge.engine.decision import Resolution
from judge.engine.errors import Objection
from judge.engine.events import Moved
from judge.games.vs_system.actions.acting import CardAction, keep_priority
from judge.games.vs_system.model.board import (
    BUILD,
    FACE_DOWN,
    HAND,
    PLAY,
    RESOURCE_STEP,
    Step,
    next_resource_spot,
    scene,
)
from judge.games.vs_system.model.cards import Location, PlotTwist
from judge.games.vs_system.model.events import BY_TURN
from judge.games.vs_system.procedures.resource_step import has_placed
from judge.games.vs_system.rules.resource import (
    ANY_CARD_IS_RESOURCE,
    ONE_IS_PLACED,
    PLACED_FACE_DOWN,
    PLACED_FROM_HAND,
    PLACED_IN_OWN_STEP,
)


@dataclass(frozen=True)
class PlaceResource(CardAction):
    """Put a card from hand face down into the resource row."""

    def objections(self, match: Match, player: str) -> tuple[Objection, ...]:
        obj = match.state.known(self.ref)
        is_time = scene(match.state).step == Step(BUILD, RESOURCE_STEP, player)
        return (
            *unmet(
                match,
                (PLACED_IN_OWN_STEP, is_time),
                (PLACED_FROM_HAND, obj.zone == HAND and obj.owner == player),
                (ONE_IS_PLACED, not has_placed(match.state, player)),
            ),
            *barred(match, ANY_CARD_IS_RESOURCE, is_misread_so=not isinstance(obj.card, (Location, PlotTwist))),
        )

    def perform(self, match: Match, player: str) -> Resolution[None]:
        flags = match.judge(PLACED_FACE_DOWN, frozenset({FACE_DOWN}), misread=frozenset())
        spot = next_resource_spot(match.state, player)
        yield from match.happen(
            Moved(ref=self.ref, zone=PLAY, spot=spot, controller=player, flags=flags, cause=BY_TURN)
        )
        yield from keep_priority(match, player)

    def describe(self, match: Match) -> str:
        return f"placing {match.names()(self.ref)} as a resource"
