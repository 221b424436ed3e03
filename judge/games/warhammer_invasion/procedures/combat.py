"""The combat phase: declaring, counterstrike, assigning, applying."""

from __future__ import annotations

from dataclasses import replace

from judge.engine.bookkeeping import ModifierAdded
from judge.engine.changes import Bans
from judge.engine.context import Match
from judge.engine.decision import Resolution, choose
from judge.engine.state import Cause, Event, Obj, Ref
from judge.games.warhammer_invasion.model.board import (
    BATTLEFIELD,
    COMBAT,
    CORRUPT,
    COUNTERSTRIKE,
    DECLARED,
    ZONES,
    Combat,
    Lot,
    Parts,
    Share,
    is_in_combat,
    is_unit,
    scene,
)
from judge.games.warhammer_invasion.model.cards import Section, Unit
from judge.games.warhammer_invasion.model.events import BY_COMBAT, Assigned, CombatChanged, LeftCombat, PoolEmptied
from judge.games.warhammer_invasion.model.keyword_names import ATTACKS_FROM_ANYWHERE
from judge.games.warhammer_invasion.procedures.damage import (
    apply_assigned,
    apply_damage,
    is_open_to_damage,
    room_for_damage,
    share_out,
)
from judge.games.warhammer_invasion.rules.assign import (
    ASSIGNING_IS_APPLYING,
    RESERVE_IS_ALLOWED,
    REST_MAY_GO_TO_CAPITAL,
    assigning_order,
    every_defender_first,
    open_sections,
)
from judge.games.warhammer_invasion.rules.combat import (
    ASSIGNED_DAMAGE_FOLLOWS_UNIT,
    DECLARED_UNIT_STAYS,
    MAY_BE_DECLARED_ATTACKER,
    MAY_BE_DECLARED_DEFENDER,
)
from judge.games.warhammer_invasion.rules.counterstrike import (
    COUNTERSTRIKE_IS_IMMEDIATE,
    STRIKES_ON_DECLARATION,
    strikes_one,
)


def consequences_of_ban(match: Match, event: ModifierAdded) -> tuple[Event, ...]:
    """Being barred from declarations takes nobody out of the combat."""
    change = event.modifier.change
    if not isinstance(change, Bans) or change.verb != DECLARED:
        return ()
    declared = [ref for ref in event.modifier.on or () if is_in_combat(match.state, ref)]
    if not declared or match.judge(DECLARED_UNIT_STAYS, True, misread=False):
        return ()
    return tuple(LeftCombat(ref=ref, cause=event.cause) for ref in declared)


def choose_zone(match: Match, player: str) -> Resolution[None]:
    """The active player decides which zone is attacked, if any."""
    opponent = match.state.after(player)[1]
    answer = yield from choose(player, "which zone is attacked", ZONES, least=0)
    if answer:
        yield from match.happen(CombatChanged(combat=Combat(player, opponent, answer[0]), cause=BY_COMBAT))


def declare_attackers(match: Match, combat: Combat) -> Resolution[None]:
    """The active player declares attackers."""
    able = tuple(obj.ref for obj in match.state.all() if _may_attack(match, combat, obj))
    answer = yield from choose(combat.player, "attackers", able, least=0, most=len(able))
    yield from match.happen(CombatChanged(combat=replace(combat, attackers=answer), cause=BY_COMBAT))


def declare_defenders(match: Match, combat: Combat) -> Resolution[None]:
    """The other player declares defenders; their Counterstrikes follow at once."""
    able = tuple(obj.ref for obj in match.state.all() if _may_defend(match, combat, obj))
    answer = yield from choose(combat.defender, "defenders", able, least=0, most=len(able))
    yield from match.happen(CombatChanged(combat=replace(combat, defenders=answer), cause=BY_COMBAT))
    for ref in answer:
        defender = match.state.obj(ref)
        by = match.view().number(defender, "counterstrike") if defender is not None else 0
        if by and match.judge(STRIKES_ON_DECLARATION, True, misread=False):
            yield from _counterstrike(match, combat.defender, ref, by)


def assign_damage(match: Match, combat: Combat) -> Resolution[None]:
    """Both sides assign their damage, in order."""
    for player in match.consult(assigning_order, combat.player, combat.defender):
        now = scene(match.state).combat
        assert now is not None
        is_attacker = player == now.player
        units = now.attackers if is_attacker else now.defenders
        total = sum(match.view().number(match.state.known(ref), "power") for ref in units)
        if not total:
            continue
        if is_attacker:
            parts = yield from _assign_as_attacker(match, now, total)
        else:
            most = (total,) * len(now.attackers)
            parts = yield from share_out(match, player, "assign", total, now.attackers, most)
        yield from match.happen(*(Assigned(ref=ref, n=n, kind=COMBAT, cause=BY_COMBAT) for ref, n in parts))
    if match.judge(ASSIGNING_IS_APPLYING, False, misread=True):
        yield from apply_assigned(match)


def apply_all(match: Match, combat: Combat) -> Resolution[None]:
    """Apply the assigned damage of both sides at once; the combat is over."""
    lots = []
    for lot in scene(match.state).assigned:
        obj = match.state.obj(lot.ref)
        has_moved = obj is not None and isinstance(obj.card, Unit) and not is_in_combat(match.state, lot.ref)
        if match.judge(ASSIGNED_DAMAGE_FOLLOWS_UNIT, True, misread=not has_moved):
            lots.append(lot)
    yield from match.happen(PoolEmptied())
    yield from apply_damage(match, tuple(lots), BY_COMBAT)
    yield from match.happen(CombatChanged(combat=None, cause=BY_COMBAT))


def _may_attack(match: Match, combat: Combat, obj: Obj) -> bool:
    """Whether the active player may declare ``obj`` as an attacker now."""
    if not is_unit(obj) or obj.controller != combat.player or CORRUPT in obj.flags:
        return False
    if obj.zone != BATTLEFIELD and ATTACKS_FROM_ANYWHERE not in match.view().items(obj, "keywords"):
        return False
    return match.require(MAY_BE_DECLARED_ATTACKER, not match.view().bans(DECLARED, obj))


def _may_defend(match: Match, combat: Combat, obj: Obj) -> bool:
    """Whether the other player may declare ``obj`` as a defender now."""
    if not is_unit(obj) or obj.controller != combat.defender or CORRUPT in obj.flags or obj.zone != combat.zone:
        return False
    return match.require(MAY_BE_DECLARED_DEFENDER, not match.view().bans(DECLARED, obj))


def _counterstrike(match: Match, player: str, ref: Ref, by: int) -> Resolution[None]:
    """One defender strikes one attacker."""
    combat = scene(match.state).combat
    attackers = combat.attackers if combat is not None else ()
    parts = yield from share_out(match, player, "Counterstrike", by, attackers, (by,) * len(attackers),
                                 lambda share: match.consult(strikes_one, share))  # fmt: skip
    cause = Cause(BY_COMBAT.kind, player, ref)
    if match.judge(COUNTERSTRIKE_IS_IMMEDIATE, True, misread=False):
        yield from apply_damage(match, tuple(Lot(struck, n, COUNTERSTRIKE) for struck, n in parts), cause)
    else:
        yield from match.happen(*(Assigned(ref=struck, n=n, kind=COUNTERSTRIKE, cause=cause) for struck, n in parts))


def _assign_as_attacker(match: Match, combat: Combat, total: int) -> Resolution[Parts]:
    """The active player shares out ``total`` damage among the defenders and what lies behind them."""
    defenders = combat.defenders
    needed = tuple(room_for_damage(match, match.state.known(ref)) for ref in defenders)
    zones = match.consult(open_sections, combat.zone)
    sections = tuple(obj.ref for obj in match.state.all()
                     if isinstance(obj.card, Section) and obj.controller == combat.defender and obj.zone in zones
                     and is_open_to_damage(match, obj))  # fmt: skip

    def is_allowed(share: Share) -> bool:
        through = (*share[: len(defenders)], sum(share[len(defenders) :]))
        has_no_reserve = all(n <= need for n, need in zip(through, needed, strict=False))
        return (
            match.consult(every_defender_first, through, needed)
            and match.judge(RESERVE_IS_ALLOWED, True, misread=has_no_reserve)
            and match.judge(REST_MAY_GO_TO_CAPITAL, True, misread=through[-1] == 0 or len(through) == 1)
        )

    refs = (*defenders, *sections)
    return (yield from share_out(match, combat.player, "assign", total, refs, (total,) * len(refs), is_allowed))
