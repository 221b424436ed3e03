"""Damage (base rules B6): assigned, then applied; what cancels it; how it is shared out; what it destroys and burns."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from judge.engine.ask import Steps, choose
from judge.engine.changes import Change
from judge.engine.errors import NotExpressible
from judge.engine.events import Cause, Event
from judge.engine.match import Match
from judge.engine.rules import rule
from judge.engine.state import Obj, Ref
from judge.games.warhammer_invasion.events import Assigned, Burned, Cancelled, Damaged, Destroyed, PoolEmptied
from judge.games.warhammer_invasion.printed import Section, Unit
from judge.games.warhammer_invasion.scene import (
    BURNING,
    COMBAT,
    COUNTERSTRIKE,
    DAMAGE,
    NON_COMBAT,
    ZONES,
    Lot,
    is_development,
    scene,
)

Share: TypeAlias = "tuple[int, ...]"
MOST_SHARES = 3000


@dataclass(frozen=True)
class CancelsNext(Change):
    """The next ``by`` damage that its object would be dealt is cancelled."""

    by: int

    def words(self) -> str:
        return f"the next {self.by} damage is cancelled"


@rule("wi/damage.outside-combat", "warhammer-invasion/rulebook-p17-non-combat-damage#1", misreading=lambda in_combat: in_combat,
      believing="damage is dealt in combat only")  # fmt: skip
def effects_deal_damage(in_combat: bool) -> bool:
    """Card effects deal damage outside of combat too, to units and to capitals."""
    return True


@rule("wi/damage.at-once", "warhammer-invasion/rulebook-p17-non-combat-damage#2", "warhammer-invasion/non-combat-damage#2",
      "warhammer-invasion/non-combat-damage#3", misreading=lambda: False,
      believing="there is a window for actions between assigning and applying the damage of an effect, as there is in combat")  # fmt: skip
def effect_damage_is_immediate() -> bool:
    """Non combat damage is applied the moment that it is assigned: who wants to cancel it has to respond to the card."""
    return True


@rule("wi/damage.kind", "warhammer-invasion/non-combat-damage#1", misreading=lambda in_combat: COMBAT if in_combat else NON_COMBAT,
      believing="damage that an effect deals in the course of a combat is combat damage")  # fmt: skip
def kind_of_effect_damage(in_combat: bool) -> str:
    """All damage but combat damage is non combat damage, whenever it is dealt."""
    return NON_COMBAT


@rule("wi/counterstrike.kind", "warhammer-invasion/counterstrike#2", misreading=lambda: NON_COMBAT,
      believing="Counterstrike is an effect, and its damage is non combat damage")  # fmt: skip
def kind_of_counterstrike() -> str:
    """The damage from Counterstrike is combat damage."""
    return COMBAT


@rule("wi/counterstrike.uncancellable", "warhammer-invasion/counterstrike#4", misreading=lambda is_counterstrike: True,
      believing="Toughness and the like cancel the damage from Counterstrike")  # fmt: skip
def can_be_cancelled(is_counterstrike: bool) -> bool:
    """The damage from Counterstrike can't be cancelled."""
    return not is_counterstrike


@rule("wi/zero-hit-points", "warhammer-invasion/faq-zero-hit-points#1", "warhammer-invasion/faq-zero-hit-points#2",
      misreading=lambda damage, hp: damage > 0 and damage >= hp,
      believing="a unit without damage on it can't be destroyed by having no hit points")  # fmt: skip
def is_lost(damage: int, hp: int) -> bool:
    """A unit is destroyed while its damage is at least its hit points, also where both are 0."""
    return damage >= hp


@rule("wi/indirect.burning", "warhammer-invasion/indirect-damage#1", misreading=lambda is_burning: True,
      believing="indirect damage can be put where it no longer hurts, into a burning zone")  # fmt: skip
def takes_indirect(is_burning: bool) -> bool:
    """A burning zone can't have indirect damage assigned to it."""
    return not is_burning


@rule("wi/indirect.unit-limit", "warhammer-invasion/indirect-damage#2", misreading=lambda needed, total: total,
      believing="all indirect damage may be heaped on one unit")  # fmt: skip
def most_for_unit(needed: int, total: int) -> int:
    """A unit can be assigned at most the indirect damage that would destroy it."""
    return needed


@rule("wi/indirect.toughness", "warhammer-invasion/indirect-damage#3", misreading=lambda left, toughness: left,
      believing="Toughness doesn't change how much indirect damage a unit can be assigned")  # fmt: skip
def needed_to_destroy(left: int, toughness: int) -> int:
    """Toughness is part of what it takes to destroy a unit."""
    return left + toughness


@rule("wi/indirect.section-limit", "warhammer-invasion/indirect-damage#4", misreading=lambda left, total: total,
      believing="one section of the capital can be assigned any amount of indirect damage")  # fmt: skip
def most_for_section(left: int, total: int) -> int:
    """A section can be assigned at most the indirect damage that would burn it."""
    return left


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
              allowed: Callable[[Share], bool] = lambda share: True) -> Steps[tuple[tuple[Ref, int], ...]]:  # fmt: skip
    """Ask ``player`` how ``total`` damage is shared out among ``refs``."""
    if not refs:
        return ()
    options = tuple(share for share in shares(min(total, sum(most)), most) if allowed(share))
    among = match.names().list(refs)
    answer = yield from choose(player, f"{purpose}: {total} damage among {among}", options)
    return tuple((ref, n) for ref, n in zip(refs, answer[0], strict=True) if n) if answer else ()


def deal_by_effect(match: Match, lots: tuple[tuple[Ref, int], ...], cause: Cause) -> Steps[bool]:
    """Damage from a card effect."""
    in_combat = scene(match.state).combat is not None
    if not match.consult(effects_deal_damage, in_combat):
        return False
    kind = match.consult(kind_of_effect_damage, in_combat)
    found = tuple(Lot(ref, n, kind) for ref, n in lots)
    if not match.consult(effect_damage_is_immediate):
        return bool(
            (yield from match.happen(*(Assigned(ref=lot.ref, n=lot.n, kind=lot.kind, cause=cause) for lot in found)))
        )
    done: bool = yield from apply(match, found, cause)
    return done


def apply(match: Match, lots: tuple[Lot, ...], cause: Cause) -> Steps[bool]:
    """Apply assigned damage, all at once, after what cancels some of it."""
    events: list[Event] = []
    for lot in lots:
        obj = match.state.obj(lot.ref)
        if obj is None:
            continue
        cancelled = 0
        if isinstance(obj.card, Unit) and match.consult(can_be_cancelled, lot.kind == COUNTERSTRIKE):
            stores = list(_cancelling(match, obj, lot.n))
            cancelled = sum(event.n for event in stores)
            events += stores
        kind = match.consult(kind_of_counterstrike) if lot.kind == COUNTERSTRIKE else lot.kind
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


def apply_pool(match: Match) -> Steps[None]:
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
        if isinstance(obj.card, Unit) and match.consult(is_lost, obj.count(DAMAGE), view.number(obj, "hp")):
            found.append(Destroyed(ref=obj.ref))
        if isinstance(obj.card, Section) and BURNING not in obj.flags and obj.count(DAMAGE) >= view.number(obj, "hp"):
            found.append(Burned(ref=obj.ref))
    return tuple(found)


def indirect(match: Match, player: str, total: int) -> Steps[tuple[tuple[Ref, int], ...]]:
    """``player`` shares out indirect damage among his own units and the sections of his capital."""
    refs, most = [], []
    for obj in match.state.all():
        if obj.controller != player or obj.zone not in ZONES or is_development(obj):
            continue
        if isinstance(obj.card, Unit):
            needed = match.consult(needed_to_destroy, left_of(match, obj), match.view().number(obj, "toughness"))
            refs.append(obj.ref)
            most.append(match.consult(most_for_unit, needed, total))
        elif isinstance(obj.card, Section) and match.consult(takes_indirect, BURNING in obj.flags):
            refs.append(obj.ref)
            most.append(match.consult(most_for_section, left_of(match, obj), total))
    shared: tuple[tuple[Ref, int], ...] = yield from share_out(
        match, player, "share indirect damage", total, tuple(refs), tuple(most)
    )
    return shared
