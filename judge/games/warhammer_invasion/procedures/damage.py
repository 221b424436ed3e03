"""Damage: sharing it out, dealing it by an effect, cancelling, applying, what it destroys."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from judge.engine.bookkeeping import ModifierAdded
from judge.engine.changes import Adds
from judge.engine.context import Match
from judge.engine.decision import Resolution, choose
from judge.engine.errors import NotExpressible
from judge.engine.events import Drew
from judge.engine.rules import Rule
from judge.engine.state import Cause, Event, Obj, Ref
from judge.engine.values import amount
from judge.games.warhammer_invasion.model.board import (
    BURNING,
    COMBAT,
    COUNTERSTRIKE,
    DAMAGE,
    NON_COMBAT,
    ZONES,
    Lot,
    Parts,
    Share,
    is_development,
    scene,
)
from judge.games.warhammer_invasion.model.cards import Section, Unit
from judge.games.warhammer_invasion.model.changes import CancelsNext
from judge.games.warhammer_invasion.model.events import (
    BY_COMBAT,
    Assigned,
    Burned,
    Cancelled,
    Damaged,
    DamageMoved,
    DealtInCombat,
    Destroyed,
    Happening,
    Healed,
    Lost,
    PoolEmptied,
)
from judge.games.warhammer_invasion.procedures.redirecting import redirect
from judge.games.warhammer_invasion.rules.counterstrike import COUNTERSTRIKE_IS_COMBAT_DAMAGE, DAMAGE_CAN_BE_CANCELLED
from judge.games.warhammer_invasion.rules.damage import (
    ALL_IN_POOL_DEAL,
    APPLIED_DAMAGE_STAYS,
    BURNING_SPARES_CARDS,
    BURNING_TAKES_DAMAGE_OFF,
    BURNING_ZONE_TAKES_NOTHING,
    CANCELLED_AS_APPLIED,
    CANCELLED_DAMAGE_GOES_TO_POOL,
    CANCELLED_DAMAGE_IS_NOT_DEALT,
    EFFECT_DAMAGE_IS_IMMEDIATE,
    EFFECT_DAMAGE_IS_NON_COMBAT,
    EFFECTS_DEAL_DAMAGE_AT_ANY_TIME,
    HIT_POINTS_CHANGE,
    MOVED_DAMAGE_IS_NOT_ASSIGNED,
    MOVED_DAMAGE_IS_NOT_CANCELLED,
    MOVED_DAMAGE_IS_NOT_DEALT,
    TOUGHNESS_ADDS_UP,
    TOUGHNESS_WORKS_AGAINST_ALL,
    TOUGHNESS_WORKS_EACH_TIME,
    TOUGHNESS_WORKS_IN_ATTACK,
    UNIT_IS_DESTROYED_AT_ONCE,
    WAITING_EFFECT_IS_USED_UP,
    ZONE_BURNS_WITHOUT_NEW_DAMAGE,
    burns,
    is_dealt,
    most_moved,
    remaining_hit_points,
)
from judge.games.warhammer_invasion.rules.end import DISCARDED_LAST_CARD_COUNTS, LAST_CARD_ENDS_IT, loses_by_burning
from judge.games.warhammer_invasion.rules.redirect import TOUGHNESS_MEETS_REDIRECTED
from judge.games.warhammer_invasion.rules.zero_hit_points import has_no_hit_points_left

MOST_SHARES = 3000


class DealtNone(Happening):
    """Damage of which all was cancelled, or that was only moved, counts as dealt, as somebody believes."""

    verb = Damaged.verb


class AlsoAssigned(Happening):
    """Damage that has been moved counts as assigned, as somebody believes."""

    verb = Assigned.verb


def consequences_of_cancelling(match: Match, event: ModifierAdded) -> tuple[Event, ...]:
    """What cancels the next damage leaves alone what has been applied."""
    if not isinstance(event.modifier.change, CancelsNext):
        return ()
    damaged = [ref for ref in event.modifier.on or () if match.state.known(ref).count(DAMAGE)]
    if not damaged or match.judge(APPLIED_DAMAGE_STAYS, True, misread=False):
        return ()
    return tuple(Healed(ref=ref, n=event.modifier.change.by, cause=event.cause) for ref in damaged)


def consequences_of_burning(match: Match, event: Burned) -> tuple[Event, ...]:
    """A zone that burns takes no card with it."""
    zone = match.state.known(event.ref)
    cards = [obj.ref for obj in match.state.all() if (obj.zone, obj.controller) == (zone.zone, zone.controller)
             and not isinstance(obj.card, Section)]  # fmt: skip
    if not cards or match.judge(BURNING_SPARES_CARDS, True, misread=False):
        return ()
    return tuple(Destroyed(ref=ref, cause=event.cause) for ref in cards)


def room_for_damage(match: Match, obj: Obj) -> int:
    """How much damage still fits on ``obj`` before it is destroyed or burns."""
    room: int = match.consult(remaining_hit_points, match.view().number(obj, "hp"), obj.count(DAMAGE))
    return room


def share_out(match: Match, player: str, purpose: str, total: int, refs: tuple[Ref, ...], most: Share,
              is_allowed: Callable[[Share], bool] = lambda share: True) -> Resolution[Parts]:  # fmt: skip
    """Ask ``player`` how ``total`` damage is shared out among ``refs``, with at most so much for each.

    :raises NotExpressible: where the ways to do so are too many to offer each.
    """
    if not refs:
        return ()
    options = ways_to_share(min(total, sum(most)), refs, most, is_allowed)
    among = match.names().list(refs)
    answer = yield from choose(player, f"{purpose}: {total} damage among {among}", options)
    return answer[0] if answer else ()


def ways_to_share(total: int, refs: tuple[Ref, ...], most: Share,
                  is_allowed: Callable[[Share], bool] = lambda share: True) -> tuple[Parts, ...]:  # fmt: skip
    """Every way to share ``total`` out among ``refs`` with at most so much for each.

    :raises NotExpressible: where they are too many to offer each.
    """
    return tuple(_parts(refs, share) for share in _shares(total, most) if is_allowed(share))


def deal_by_effect(match: Match, parts: Parts, cause: Cause) -> Resolution[bool]:
    """Damage from a card effect.

    :return: whether any damage was dealt or assigned.
    """
    is_combat_on = scene(match.state).combat is not None
    if not match.judge(EFFECTS_DEAL_DAMAGE_AT_ANY_TIME, True, misread=is_combat_on):
        return False
    kind = match.judge(EFFECT_DAMAGE_IS_NON_COMBAT, NON_COMBAT, misread=COMBAT if is_combat_on else NON_COMBAT)
    if not match.judge(EFFECT_DAMAGE_IS_IMMEDIATE, True, misread=False):
        happened = yield from match.happen(*(Assigned(ref=ref, n=n, kind=kind, cause=cause) for ref, n in parts))
        return bool(happened)
    return (yield from apply_damage(match, tuple(Lot(ref, n, kind) for ref, n in parts), cause))


def apply_assigned(match: Match) -> Resolution[None]:
    """Apply everything that has been assigned."""
    lots = scene(match.state).assigned
    yield from match.happen(PoolEmptied())
    yield from apply_damage(match, lots, BY_COMBAT)


def apply_damage(match: Match, lots: tuple[Lot, ...], cause: Cause) -> Resolution[bool]:
    """Apply ``lots``, all at once, after what cancels some of it.

    :return: whether any damage was dealt.
    """
    lots, redirections = redirect(match, lots, partial(_cancelled, match), partial(is_open_to_damage, match))
    events: list[Event] = [*redirections]
    dealt: dict[Ref, None] = {}
    for lot in lots:
        obj = match.state.obj(lot.ref)
        if obj is None:
            continue
        cancelled = 0
        if isinstance(obj.card, Unit) and match.require(DAMAGE_CAN_BE_CANCELLED, lot.kind != COUNTERSTRIKE):
            is_open = match.judge(TOUGHNESS_MEETS_REDIRECTED, True, misread=not lot.is_redirected)
            cancellations = _cancellations(match, obj, lot, events) if is_open else []
            cancelled = sum(event.n for event in cancellations)
            events += cancellations
            if cancelled and not match.judge(CANCELLED_DAMAGE_GOES_TO_POOL, True, misread=False):
                zone = next(other for other in match.state.all() if isinstance(other.card, Section)
                            and (other.zone, other.controller) == (obj.zone, obj.controller))  # fmt: skip
                events.append(Damaged(ref=zone.ref, n=cancelled, kind=lot.kind, cause=cause))
            if cancelled and cancelled == lot.n and not match.judge(CANCELLED_DAMAGE_IS_NOT_DEALT, True, misread=False):
                events.append(DealtNone(ref=lot.ref, cause=cause))
        kind = lot.kind
        if kind == COUNTERSTRIKE:
            kind = match.judge(COUNTERSTRIKE_IS_COMBAT_DAMAGE, COMBAT, misread=NON_COMBAT)
        events.append(Damaged(ref=lot.ref, n=lot.n - cancelled, kind=kind, cause=cause))
        if lot.by and match.consult(is_dealt, lot.n - cancelled, isinstance(obj.card, Unit)):
            dealt.update(dict.fromkeys(match.judge(ALL_IN_POOL_DEAL, lot.by, misread=lot.by[:1])))
    events += (DealtInCombat(ref=ref, cause=cause) for ref in dealt)
    happened = yield from match.happen(*events)
    return any(isinstance(event, Damaged) for event in happened)


def move_damage(match: Match, ref: Ref, to: Ref, n: int, cause: Cause) -> Resolution[bool]:
    """``n`` damage, or as much as there is and as destroys ``to``, goes from ``ref`` to it: nothing is dealt, assigned or cancelled.

    :return: whether any damage was moved.
    """
    obj = match.state.known(to)
    n = min(n, match.state.known(ref).count(DAMAGE))
    n = match.consult(most_moved, n, room_for_damage(match, obj))
    cancellations = _cancellations(match, obj, Lot(to, n, NON_COMBAT)) if n and isinstance(obj.card, Unit) else []
    stops = cancellations and not match.judge(MOVED_DAMAGE_IS_NOT_CANCELLED, True, misread=False)
    events: list[Event] = [*cancellations] if stops else []
    moved = n - sum(event.n for event in cancellations) if stops else n
    events.append(DamageMoved(ref=ref, to=to, n=moved, cause=cause))
    if n and not match.judge(MOVED_DAMAGE_IS_NOT_DEALT, True, misread=False):
        events.append(DealtNone(ref=to, cause=cause))
    if n and not match.judge(MOVED_DAMAGE_IS_NOT_ASSIGNED, True, misread=False):
        events.append(AlsoAssigned(ref=to, cause=cause))
    happened = yield from match.happen(*events)
    return any(isinstance(event, DamageMoved) for event in happened)


def due(match: Match) -> tuple[Event, ...]:
    """What damage and hit points demand now: units are destroyed, sections burn."""
    found: list[Event] = []
    view = match.view()
    for obj in match.state.all():
        if obj.zone not in ZONES or is_development(obj):
            continue
        if isinstance(obj.card, Unit):
            hp = match.judge(HIT_POINTS_CHANGE, view.number(obj, "hp"), misread=obj.card.hp)
            is_fighting = scene(match.state).combat is not None
            is_over = match.consult(has_no_hit_points_left, obj.count(DAMAGE), hp)
            if is_over and match.judge(UNIT_IS_DESTROYED_AT_ONCE, True, misread=not is_fighting):
                found.append(Destroyed(ref=obj.ref))
        if isinstance(obj.card, Section) and BURNING not in obj.flags:
            is_over = match.consult(burns, obj.count(DAMAGE), view.number(obj, "hp"))
            if is_over and match.judge(ZONE_BURNS_WITHOUT_NEW_DAMAGE, True, misread=_is_hit(match, obj)):
                found.append(Burned(ref=obj.ref, is_cleared=match.judge(BURNING_TAKES_DAMAGE_OFF, True, misread=False)))
    return tuple(found) or tuple(_losses(match))


def is_open_to_damage(match: Match, obj: Obj) -> bool:
    """Whether damage may be assigned to ``obj``: not to a section that burns."""
    return not isinstance(obj.card, Section) or match.require(BURNING_ZONE_TAKES_NOTHING, BURNING not in obj.flags)


def _losses(match: Match) -> Iterator[Lost]:
    """The players who lose now: those of whose zones enough burn, and those whose last card has just left the deck."""
    state = match.state
    before = state.history[-1].before if state.history else state
    for player in state.players:
        burning = sum(
            isinstance(obj.card, Section) and obj.controller == player and BURNING in obj.flags for obj in state.all()
        )
        has_lost = bool(burning) and match.consult(loses_by_burning, burning)
        is_emptied = bool(before.decks[player]) and not state.decks[player]
        is_drawn = is_emptied and any(isinstance(event, Drew) for event in state.history[-1].events)
        is_emptied = is_emptied and match.judge(DISCARDED_LAST_CARD_COUNTS, True, misread=is_drawn)
        if has_lost or (is_emptied and match.judge(LAST_CARD_ENDS_IT, True, misread=False)):
            if player not in scene(state).losers:
                yield Lost(player=player)


def _parts(refs: tuple[Ref, ...], share: Share) -> Parts:
    """``share`` as what can be offered: only who gets some, in the order of their cards, so that the same is always the same."""
    return tuple(sorted((ref, n) for ref, n in zip(refs, share, strict=True) if n))


def _shares(total: int, most: Share) -> list[Share]:
    """Every way to share ``total`` out with at most so much for each.

    :raises NotExpressible: where they are too many to offer each.
    """
    found: list[Share] = [()] if total <= sum(most) else []
    for at, here in enumerate(most):
        room = sum(most[at + 1 :])
        # Only beginnings that the rest can complete, so that there are never more of them than ways in the end.
        found = [
            (*share, n)
            for share in found
            for n in range(max(0, total - sum(share) - room), min(total - sum(share), here) + 1)
        ]
        if len(found) > MOST_SHARES:
            raise NotExpressible("so much damage among so many can't be offered share by share")
    return found


def sum_of_instances(match: Match, obj: Obj, what: str, rule: Rule) -> int:
    """A numbered keyword of ``obj``, of which ``rule`` says that its instances add up."""
    printed = getattr(obj.card, what, 0)
    added = (amount(applied.change.by, applied.context) for applied in match.view().changes(obj, Adds, what))
    return match.judge(rule, match.view().number(obj, what), misread=max((printed, *added)))


def _is_hit(match: Match, obj: Obj) -> bool:
    """Whether what has just happened is that ``obj`` was dealt damage."""
    return any(isinstance(event, Damaged) and event.ref == obj.ref for event in match.state.history[-1].events)


def _toughness(match: Match, obj: Obj, kind: str) -> int:
    """How much of damage of that ``kind`` the toughness of ``obj`` cancels."""
    found = sum_of_instances(match, obj, "toughness", TOUGHNESS_ADDS_UP)
    is_used = any(isinstance(event, Cancelled) and (event.ref, event.by) == (obj.ref, None)
                  for event in match.state.events_this_turn())  # fmt: skip
    combat = scene(match.state).combat
    is_attacking = combat is not None and obj.ref in combat.attackers
    found = match.judge(TOUGHNESS_WORKS_EACH_TIME, found, misread=0 if is_used else found)
    found = match.judge(TOUGHNESS_WORKS_AGAINST_ALL, found, misread=found if kind == COMBAT else 0)
    return match.judge(TOUGHNESS_WORKS_IN_ATTACK, found, misread=0 if is_attacking else found)


def _was_assigned_before(match: Match, lot: Lot, time: int) -> bool:
    """Whether ``lot`` had been assigned before that moment of this turn."""
    return any(isinstance(event, Assigned) and event.ref == lot.ref and record.before.time < time
               for record in match.state.this_turn() for event in record.events)  # fmt: skip


def _cancelled(match: Match, obj: Obj, lot: Lot) -> int:
    """How much of ``lot``, damage to ``obj``, is cancelled."""
    is_open = isinstance(obj.card, Unit) and match.require(DAMAGE_CAN_BE_CANCELLED, lot.kind != COUNTERSTRIKE)
    return sum(event.n for event in _cancellations(match, obj, lot)) if is_open else 0


def _cancellations(match: Match, obj: Obj, lot: Lot, before: Sequence[Event] = ()) -> list[Cancelled]:
    """What cancels some of ``lot``, damage to ``obj``: its toughness, then what effects have in store for it.

    ``before``: what happens in the same batch, which uses up that store, too.
    """
    found, n = [], lot.n
    toughness = min(_toughness(match, obj, lot.kind), n) if match.view().number(obj, "toughness") else 0
    if toughness:
        found.append(Cancelled(ref=obj.ref, n=toughness))
        n -= toughness
    for modifier in match.state.modifiers:
        if isinstance(modifier.change, CancelsNext) and modifier.on is not None and obj.ref in modifier.on and n:
            if modifier.change.is_assigned and lot.kind != COMBAT:
                continue  # Only combat damage waits, assigned, to be applied.
            past = (event for record in match.state.history for event in record.events)
            used = sum(
                event.n for event in (*past, *before) if isinstance(event, Cancelled) and event.by == modifier.id
            )
            left = match.judge(WAITING_EFFECT_IS_USED_UP, modifier.change.by - used, misread=modifier.change.by)
            is_late = _was_assigned_before(match, lot, modifier.time)
            by = match.judge(CANCELLED_AS_APPLIED, min(left, n), misread=0 if is_late else min(left, n))
            if by > 0:
                found.append(Cancelled(ref=obj.ref, n=by, by=modifier.id))
                n -= by
    return found
