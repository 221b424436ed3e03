"""Threshold costs: which resources count for one, and what it takes, which is nothing (base rule A5.1)."""

from __future__ import annotations

from judge.engine.acting import barred
from judge.engine.context import Match
from judge.engine.decision import Resolution
from judge.engine.errors import Objection
from judge.engine.events import NumberChanged
from judge.engine.reasons import objections_by
from judge.engine.state import Event, Obj
from judge.games.vs_system.model.board import POINTS, is_resource, resources
from judge.games.vs_system.model.cards import Location, VsCard
from judge.games.vs_system.model.events import CardPlayed, TurnedUp
from judge.games.vs_system.rules.act import meets_threshold
from judge.games.vs_system.rules.threshold import (
    AS_MANY_WILL_DO,
    COUNTS_FOR_ITSELF,
    SPENDS_NO_POINTS,
    SPENDS_NO_RESOURCES,
)


def threshold_objections(match: Match, player: str, card: Obj, threshold: int) -> tuple[Objection, ...]:
    """Why the resources of ``player`` don't meet the threshold cost of ``card``, if they don't."""
    there = len(resources(match.state, player))
    count = match.judge(COUNTS_FOR_ITSELF, there, misread=there - is_resource(card))
    used = sum(_threshold_met(match, player, event) for event in match.state.events_this_turn())
    count = match.judge(SPENDS_NO_RESOURCES, count, misread=max(count - used, 0))
    return (
        *objections_by(match, meets_threshold, count, threshold),
        *barred(match, AS_MANY_WILL_DO, is_misread_so=count == threshold),
    )


def take_for_threshold(match: Match, player: str, threshold: int) -> Resolution[None]:
    """What ``player`` gives for meeting ``threshold``: nothing as ruled."""
    points = min(threshold, match.state.number(player, POINTS))
    if taken := match.judge(SPENDS_NO_POINTS, 0, misread=points):
        yield from match.happen(NumberChanged(player=player, what=POINTS, by=-taken, is_paid=True))


def _threshold_met(match: Match, player: str, event: Event) -> int:
    """The threshold that ``player`` has met with ``event``: 0 where it is something else."""
    if not isinstance(event, (CardPlayed, TurnedUp)):
        return 0
    obj = match.state.known(event.ref)
    card = obj.card
    assert isinstance(card, VsCard)
    is_meant = (
        event.player == player
        if isinstance(event, CardPlayed)
        else isinstance(card, Location) and obj.controller == player
    )
    return card.cost if is_meant else 0
