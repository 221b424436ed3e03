"""What happens once the damage of a stun has been settled: the character's cosmic counter comes off."""

from __future__ import annotations

from judge.engine.context import Match
from judge.engine.events import CounterRemoved
from judge.engine.state import Event, Obj
from judge.games.vs_system.model.board import PLAY
from judge.games.vs_system.model.events import Stunned
from judge.games.vs_system.model.keyword_names import COSMIC
from judge.games.vs_system.rules.cosmic import STUN_REMOVES_COUNTER


def spent_counters(match: Match) -> tuple[Event, ...]:
    """The cosmic counters that characters had as they became stunned.

    Stuns and losses that come together are settled first: what looks at them still sees the counters.
    """
    bearers = [obj for obj in match.state.all() if obj.zone == PLAY and obj.count(COSMIC)]
    if not bearers:
        return ()
    stuns = {
        event.ref: record.before.time
        for record in match.state.this_turn()
        if record is not match.state.history[-1]
        for event in record.events
        if isinstance(event, Stunned)
    }
    spent = [obj for obj in bearers if _had_counter(obj, stuns.get(obj.ref))]
    if not spent or not match.judge(STUN_REMOVES_COUNTER, True, misread=False):
        return ()
    return tuple(CounterRemoved(ref=obj.ref, kind=COSMIC) for obj in spent)


def _had_counter(obj: Obj, since: int | None) -> bool:
    """Whether ``obj`` still has a cosmic counter that it had at the moment ``since``, if there was one."""
    return since is not None and any(counter.kind == COSMIC and counter.time <= since for counter in obj.counters)
