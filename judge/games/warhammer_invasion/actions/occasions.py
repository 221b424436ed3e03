"""The occasions of response actions: which occurrences of a trigger a copy of one may still answer. Not here: using it."""

from __future__ import annotations

from judge.engine.bookkeeping import ItemAdded
from judge.engine.context import Context
from judge.engine.patterns import state_after
from judge.engine.state import Event, Record, Ref, State
from judge.games.warhammer_invasion.model.turn_events import StepBegan
from judge.games.warhammer_invasion.words.responses import ResponseAction


def occurrences(context: Context, power: ResponseAction) -> tuple[Event, ...]:
    """What has set ``power`` of ``context.source`` free in the step in progress, oldest first.

    Only what happened while the card was in play counts, and under the player who would use the action now.
    """
    trigger = context.read(power.trigger)
    if trigger is None:
        return ()
    found: list[Event] = []
    for record in _since_the_step_began(context.state):
        after = state_after(context, record)
        for event in record.events:
            seeing = Context(context.match, context.controller, context.source, event, state_at=after.state)
            if trigger.matches(seeing, record.before) and _was_there(seeing, record, power):
                found.append(event)
    return tuple(found)


def is_answered(
    state: State, event: Event, power: ResponseAction, *, by: Ref | None = None, not_by: Ref | None = None
) -> bool:
    """Whether ``power`` has been used for ``event``: ``by`` this copy, or by any other than ``not_by``."""
    # Equal events are two occurrences: which one an effect answers is told by identity.
    return any(
        isinstance(added, ItemAdded)
        and added.item.event is event
        and added.item.power == power
        and (added.item.source == by if by is not None else added.item.source != not_by)
        for record in _since_the_step_began(state)
        for added in record.events
    )


def _since_the_step_began(state: State) -> tuple[Record, ...]:
    """What has happened in the step in progress, its beginning included, oldest first."""
    ended = [
        at for at, record in enumerate(state.history) if any(isinstance(event, StepBegan) for event in record.events)
    ]
    return state.history[ended[-1] :] if ended else state.history


def _was_there(seeing: Context, record: Record, power: ResponseAction) -> bool:
    """Whether the power's source had it, under the same player, as the event happened."""
    assert seeing.source is not None
    assert seeing.event is not None
    match, state = seeing.match, seeing.state
    obj = state.obj(seeing.source)
    if obj is None and match.game.looks_back(seeing.event):
        state, obj = record.before, record.before.obj(seeing.source)
    return obj is not None and obj.controller == seeing.controller and power in match.view(state).powers(obj)
