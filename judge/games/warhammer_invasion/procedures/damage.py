"""Damage: sharing it out, dealing it by an effect, cancelling, applying, what it destroys."""

from __future__ import annotations

from collections.abc import Callable

from judge.engine.context import Match
from judge.engine.decision import Resolution, choose
from judge.engine.errors import NotExpressible
from judge.engine.state import Cause, Event, Obj, Ref
from judge.games.warhammer_invasion.model.board import (
    BURNING,
    COMBAT,
    COUNTERSTRIKE,
    DAMAGE,
    NON_COMBAT,
    ZONES,
    Lot,
    Share,
    is_development,
    scene,
)
from judge.games.warhammer_invasion.model.cards import Section, Unit
from judge.games.warhammer_invasion.model.changes import CancelsNext
from judge.games.warhammer_invasion.model.events import Assigned, Burned, Cancelled, Damaged, Destroyed, PoolEmptied
from judge.games.warhammer_invasion.rules.counterstrike import COUNTERSTRIKE_IS_COMBAT_DAMAGE, DAMAGE_CAN_BE_CANCELLED
from judge.games.warhammer_invasion.rules.damage import (
    EFFECT_DAMAGE_IS_IMMEDIATE,
    EFFECT_DAMAGE_IS_NON_COMBAT,
    EFFECTS_DEAL_DAMAGE_AT_ANY_TIME,
)
from judge.games.warhammer_invasion.rules.zero_hit_points import has_no_hit_points_left

MOST_SHARES = 3000


def left_of(match: Match, obj: Obj) -> int:
    """How much damage still fits on ``obj`` before it is destroyed or burns."""
    return max(match.view().number(obj, "hp") - obj.count(DAMAGE), 0)


def shares(total: int, most: tuple[int, ...]) -> list[Share]:
    """Every way to share ``total`` out with at most so much for each."""
    if not most:
        return [()] if total == 0 else []
    found = [(first, *rest) for first in range(min(total, most[0]) + 1) for rest in shares(total - first, most[1:])]
    if len(found) > MOST_SHARES:
        raise NotExpressible("so much damage among so many can't be offered share by share")
    return found


def share_out(match: Match, player: str, purpose: str, total: int, refs: tuple[Ref, ...], most: tuple[int, ...],
              allowed: Callable[[Share], bool] = lambda share: True) -> Resolution[tuple[tuple[Ref, int], ...]]:  # fmt: skip
    """Ask ``player`` how ``total`` damage is shared out among ``refs``."""
    if not refs:
        return ()
    options = tuple(share for share in shares(min(total, sum(most)), most) if allowed(share))
    among = match.names().list(refs)
    answer = yield from choose(player, f"{purpose}: {total} damage among {among}", options)
    return tuple((ref, n) for ref, n in zip(refs, answer[0], strict=True) if n) if answer else ()


def deal_by_effect(match: Match, lots: tuple[tuple[Ref, int], ...], cause: Cause) -> Resolution[bool]:
    """Damage from a card effect."""
    in_combat = scene(match.state).combat is not None
    if not match.judge(EFFECTS_DEAL_DAMAGE_AT_ANY_TIME, True, misread=in_combat):
        return False
    kind = match.judge(EFFECT_DAMAGE_IS_NON_COMBAT, NON_COMBAT, misread=COMBAT if in_combat else NON_COMBAT)
    found = tuple(Lot(ref, n, kind) for ref, n in lots)
    if not match.judge(EFFECT_DAMAGE_IS_IMMEDIATE, True, misread=False):
        return bool(
            (yield from match.happen(*(Assigned(ref=lot.ref, n=lot.n, kind=lot.kind, cause=cause) for lot in found)))
        )
    done: bool = yield from apply(match, found, cause)
    return done


def apply(match: Match, lots: tuple[Lot, ...], cause: Cause) -> Resolution[bool]:
    """Apply assigned damage, all at once, after what cancels some of it."""
    events: list[Event] = []
    for lot in lots:
        obj = match.state.obj(lot.ref)
        if obj is None:
            continue
        cancelled = 0
        if isinstance(obj.card, Unit) and match.require(DAMAGE_CAN_BE_CANCELLED, lot.kind != COUNTERSTRIKE):
            stores = list(_cancelling(match, obj, lot.n))
            cancelled = sum(event.n for event in stores)
            events += stores
        kind = (
            match.judge(COUNTERSTRIKE_IS_COMBAT_DAMAGE, COMBAT, misread=NON_COMBAT)
            if lot.kind == COUNTERSTRIKE
            else lot.kind
        )
        events.append(Damaged(ref=lot.ref, n=lot.n - cancelled, kind=kind, cause=cause))
    happened = yield from match.happen(*events)
    return any(isinstance(event, Damaged) for event in happened)


def _cancelling(match: Match, obj: Obj, n: int) -> list[Cancelled]:
    found = []
    toughness = min(match.view().number(obj, "toughness"), n)
    if toughness:
        found.append(Cancelled(ref=obj.ref, n=toughness))
        n -= toughness
    for modifier in match.state.modifiers:
        if isinstance(modifier.change, CancelsNext) and modifier.on is not None and obj.ref in modifier.on and n:
            used = sum(event.n for record in match.state.history for event in record.events
                       if isinstance(event, Cancelled) and event.by == modifier.id)  # fmt: skip
            by = min(modifier.change.by - used, n)
            if by > 0:
                found.append(Cancelled(ref=obj.ref, n=by, by=modifier.id))
                n -= by
    return found


def apply_pool(match: Match) -> Resolution[None]:
    """Apply everything that has been assigned."""
    lots = scene(match.state).assigned
    yield from match.happen(PoolEmptied(fields=(("assigned", ()),)))
    yield from apply(match, lots, Cause("combat"))


def due(match: Match) -> tuple[Event, ...]:
    """What damage and hit points demand now: units are destroyed, sections burn."""
    found: list[Event] = []
    view = match.view()
    for obj in match.state.all():
        if obj.zone not in ZONES or is_development(obj):
            continue
        if isinstance(obj.card, Unit) and match.consult(
            has_no_hit_points_left, obj.count(DAMAGE), view.number(obj, "hp")
        ):
            found.append(Destroyed(ref=obj.ref))
        if isinstance(obj.card, Section) and BURNING not in obj.flags and obj.count(DAMAGE) >= view.number(obj, "hp"):
            found.append(Burned(ref=obj.ref))
    return tuple(found)
