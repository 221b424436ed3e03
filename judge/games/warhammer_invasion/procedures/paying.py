"""Paying resources: what a player has to spend, and what he spends it from."""

from __future__ import annotations

from typing import NamedTuple

from judge.engine.context import Context, Match
from judge.engine.decision import Resolution, choose
from judge.engine.events import CounterRemoved, NumberChanged
from judge.engine.state import Cause, Event, Obj, Ref
from judge.games.warhammer_invasion.model.board import DAMAGE, RESOURCES, ZONES, Parts
from judge.games.warhammer_invasion.model.changes import PaysWith
from judge.games.warhammer_invasion.model.events import Damaged
from judge.games.warhammer_invasion.procedures.damage import ways_to_share


class Store(NamedTuple):
    """Tokens on a card that its controller may spend like resources: how many, and whether each counts and comes off."""

    ref: Ref
    n: int
    each_counts: bool
    comes_off: bool

    def worth(self, n: int) -> int:
        """How many resources ``n`` of the tokens come to."""
        return n if self.each_counts else min(n, 1)


def to_spend(match: Match, player: str) -> int:
    """How much ``player`` can pay now: his resources, and what his cards hold that is spent like them."""
    return match.state.number(player, RESOURCES) + sum(store.worth(store.n) for store in _stores(match, player))


def spend(match: Match, player: str, by: int, cause: Cause) -> Resolution[bool]:
    """``player`` pays ``by``, and decides how much of it with what his cards hold.

    :return: whether anything was paid.
    """
    stores = {store.ref: store for store in _stores(match, player)} if by > 0 else {}
    resources = match.state.number(player, RESOURCES)
    found = (_worth(stores, parts) for parts in _ways(tuple(stores.values()), by))
    options = tuple(parts for parts, worth in found if by - resources <= worth <= by)
    parts: Parts = ()
    if stores and options:
        (parts,) = yield from choose(player, f"how much damage is spent to pay {by}", options)
    spent = _worth(stores, parts)[1]
    events: list[Event] = [NumberChanged(player=player, what=RESOURCES, by=spent - by, is_paid=True, cause=cause)]
    for ref, n in parts:
        if stores[ref].comes_off:
            events += [CounterRemoved(ref=ref, kind=DAMAGE, cause=cause)] * n
    happened = yield from match.happen(*events)
    return bool(happened)


def _worth(stores: dict[Ref, Store], parts: Parts) -> tuple[Parts, int]:
    """``parts`` with the resources that they come to."""
    return parts, sum(stores[ref].worth(n) for ref, n in parts)


def _ways(stores: tuple[Store, ...], by: int) -> list[Parts]:
    """Every way to spend no more than ``by`` tokens from ``stores``."""
    refs, most = tuple(store.ref for store in stores), tuple(min(store.n, by) for store in stores)
    return [parts for total in range(min(sum(most), by) + 1) for parts in ways_to_share(total, refs, most)]


def _stores(match: Match, player: str) -> list[Store]:
    """What the cards of ``player`` hold that he may spend like resources now."""
    found = []
    for obj in match.state.all():
        if obj.controller != player or obj.zone not in ZONES:
            continue
        for applied in match.view().changes(obj, PaysWith):
            n = _spendable(applied.context, obj, applied.change)
            if n:
                each, off = match.read(applied.change.each_counts), match.read(applied.change.comes_off)
                found.append(Store(obj.ref, n, each, off))
    return found


def _spendable(context: Context, obj: Obj, change: PaysWith) -> int:
    """How much of the damage on ``obj`` can be spent."""
    n, most, only = obj.count(DAMAGE), context.read(change.most), context.read(change.only)
    if only is not None:
        dealt = (event for record in context.state.history for event in record.events if isinstance(event, Damaged))
        n = min(n, sum(event.n for event in dealt if event.ref == obj.ref and event.kind == only))
    return n if most is None else min(n, most)
