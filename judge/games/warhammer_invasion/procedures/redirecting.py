"""Damage that effects redirect, right before it is applied (base rules B6.1, B6.5 and B6.8)."""

from __future__ import annotations

from collections.abc import Iterator

from judge.engine.context import Match
from judge.engine.state import Event, Modifier, Ref
from judge.games.warhammer_invasion.model.board import COUNTERSTRIKE, Lot
from judge.games.warhammer_invasion.model.changes import RedirectsNext
from judge.games.warhammer_invasion.model.redirection import Redirected
from judge.games.warhammer_invasion.rules.redirect import REDIRECTING_IS_NO_CANCELLING, REDIRECTIONS_DONT_ADD_UP


def redirect(match: Match, lots: tuple[Lot, ...]) -> tuple[tuple[Lot, ...], tuple[Event, ...]]:
    """``lots`` as they come to be applied, with what is redirected of them, and what happens with that."""
    found: list[Lot] = []
    events: list[Event] = []
    for lot in lots:
        left, is_done = lot.n, False
        for modifier, change, store in _redirecting(match, lot.ref):
            if not match.judge(REDIRECTING_IS_NO_CANCELLING, True, misread=lot.kind != COUNTERSTRIKE):
                break
            n = min(store, left if not is_done else lot.n)
            takes = not is_done or not match.judge(REDIRECTIONS_DONT_ADD_UP, True, misread=False)
            n = min(n, left) if takes else n
            if not n:
                continue
            events.append(Redirected(ref=lot.ref, n=n, by=modifier.id, to=change.to if takes else None))
            if takes:
                found.append(lot._replace(ref=change.to, n=n, is_redirected=True))
                left, is_done = left - n, True
        found.append(lot._replace(n=left))
    return tuple(lot for lot in found if lot.n), tuple(events)


def redirected_from(match: Match, ref: Ref) -> int:
    """How much of the next damage to ``ref`` effects would redirect, were they all to do so."""
    return sum(store for _, _, store in _redirecting(match, ref))


def _redirecting(match: Match, ref: Ref) -> Iterator[tuple[Modifier, RedirectsNext, int]]:
    """What redirects damage from ``ref`` to something that is still there, the oldest first, each with what it has left."""
    for modifier in match.state.modifiers:
        change = modifier.change
        if (
            not isinstance(change, RedirectsNext)
            or ref not in (modifier.on or ())
            or match.state.obj(change.to) is None
        ):
            continue
        met = sum(
            event.n
            for record in match.state.history
            for event in record.events
            if isinstance(event, Redirected) and event.by == modifier.id
        )
        if change.by > met:
            yield modifier, change, change.by - met
