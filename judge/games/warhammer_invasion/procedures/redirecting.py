"""Damage that effects redirect, right before it is applied (base rules B6.1, B6.5 and B6.8)."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence

from judge.engine.context import Match
from judge.engine.errors import NotExpressible
from judge.engine.state import Event, Modifier, Obj, Ref
from judge.games.warhammer_invasion.model.board import COUNTERSTRIKE, Lot
from judge.games.warhammer_invasion.model.changes import RedirectsNext
from judge.games.warhammer_invasion.model.redirection import Redirected
from judge.games.warhammer_invasion.rules.redirect import REDIRECTING_IS_NO_CANCELLING, REDIRECTIONS_DONT_ADD_UP


def redirect(
    match: Match, lots: tuple[Lot, ...], cancelled: Callable[[Obj, Lot], int], is_open: Callable[[Obj], bool]
) -> tuple[tuple[Lot, ...], tuple[Event, ...]]:
    """``lots`` as they come to be applied, with what is redirected of them, and what happens with that.

    :param cancelled: how much of a lot would be cancelled, if nothing were redirected.
    :param is_open: whether an object can be dealt damage at all.
    :raises NotExpressible: where no rule says what is redirected, or to where.
    """
    found: list[Lot] = []
    events: list[Event] = []
    waiting = deque(lots)
    while waiting:
        lot = waiting.popleft()
        left, is_done = lot.n, False
        redirecting = [
            (modifier, change, store)
            for modifier, change, store in _redirecting(match, lot.ref, events)
            if change.to != lot.ref and is_open(match.state.known(change.to))
        ]
        if len({change.to for _, change, _ in redirecting}) > 1:
            raise NotExpressible("no rule that is known says where damage goes that effects redirect to several places")
        for modifier, change, store in redirecting:
            if not match.judge(REDIRECTING_IS_NO_CANCELLING, True, misread=lot.kind != COUNTERSTRIKE):
                break
            n = min(store, left if not is_done else lot.n)
            takes = not is_done or not match.judge(REDIRECTIONS_DONT_ADD_UP, True, misread=False)
            n = min(n, left) if takes else n
            if not n:
                continue
            events.append(Redirected(ref=lot.ref, n=n, by=modifier.id, to=change.to if takes else None))
            if takes:
                # What comes to another unit may be redirected from there in its turn.
                waiting.append(lot._replace(ref=change.to, n=n, is_redirected=True))
                left, is_done = left - n, True
        obj = match.state.obj(lot.ref)
        if is_done and obj is not None and cancelled(obj, lot) > left:
            raise NotExpressible("no rule that is known says whether damage is cancelled first or redirected")
        found.append(lot._replace(n=left))
    return tuple(lot for lot in found if lot.n), tuple(events)


def redirected_from(match: Match, ref: Ref) -> int:
    """How much of the next damage to ``ref`` effects would redirect, were they all to do so."""
    return sum(store for _, _, store in _redirecting(match, ref, ()))


def _redirecting(match: Match, ref: Ref, before: Sequence[Event]) -> Iterator[tuple[Modifier, RedirectsNext, int]]:
    """What redirects damage from ``ref`` to something that is still there, the oldest first, each with what it has left.

    ``before``: what happens in the same batch.
    """
    past = tuple(event for record in match.state.history for event in record.events)
    for modifier in match.state.modifiers:
        change = modifier.change
        if (
            not isinstance(change, RedirectsNext)
            or ref not in (modifier.on or ())
            or match.state.obj(change.to) is None
        ):
            continue
        met = sum(event.n for event in (*past, *before) if isinstance(event, Redirected) and event.by == modifier.id)
        if change.by > met:
            yield modifier, change, change.by - met
