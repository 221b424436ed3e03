"""The combat phase: declaring, counterstrike, assigning, applying."""

from __future__ import annotations

from judge.engine.bookkeeping import ModifierAdded
from judge.engine.changes import Bans
from judge.engine.context import Match
from judge.engine.decision import Resolution, choose
from judge.engine.state import Cause, Event, Obj, Ref
from judge.games.warhammer_invasion.model.board import (
    ATTACK,
    BATTLEFIELD,
    COMBAT,
    CORRUPT,
    COUNTERSTRIKE,
    DECLARED,
    DEFEND,
    ZONES,
    Combat,
    Lot,
    Share,
    is_development,
    scene,
)
from judge.games.warhammer_invasion.model.cards import Section, Unit
from judge.games.warhammer_invasion.model.events import Assigned, CombatChanged, LeftCombat, PoolEmptied
from judge.games.warhammer_invasion.model.keyword_names import ATTACKS_FROM_ANYWHERE
from judge.games.warhammer_invasion.procedures.damage import apply, apply_pool, left_of, share_out
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
    MAY_BE_DECLARED,
)
from judge.games.warhammer_invasion.rules.counterstrike import (
    COUNTERSTRIKE_IS_IMMEDIATE,
    STRIKES_ON_DECLARATION,
    strikes_one,
)

BY_COMBAT = Cause("combat")


def consequences_of_ban(match: Match, event: ModifierAdded) -> tuple[Event, ...]:
    """Being barred from declarations takes nobody out of the combat."""
    combat = scene(match.state).combat
    change = event.modifier.change
    if combat is None or not isinstance(change, Bans) or change.verb != DECLARED:
        return ()
    inside = [ref for ref in event.modifier.on or () if ref in (*combat.attackers, *combat.defenders)]
    if not inside or match.judge(DECLARED_UNIT_STAYS, True, misread=False):
        return ()
    return tuple(LeftCombat(ref=ref, cause=event.cause) for ref in inside)


def candidates(match: Match, player: str, verb: str) -> tuple[Obj, ...]:
    """The units that ``player`` may declare now."""
    combat = scene(match.state).combat
    assert combat is not None
    view = match.view()
    found = []
    for obj in match.state.all():
        is_unit = isinstance(obj.card, Unit) and obj.zone in ZONES and not is_development(obj)
        if not is_unit or obj.controller != player or CORRUPT in obj.flags:
            continue
        place = BATTLEFIELD if verb == ATTACK else combat.zone
        if obj.zone != place and not (verb == ATTACK and ATTACKS_FROM_ANYWHERE in view.items(obj, "keywords")):
            continue
        is_free = not view.bans(DECLARED, obj)
        if match.judge(MAY_BE_DECLARED, is_free, misread=verb == DEFEND or is_free):
            found.append(obj)
    return tuple(found)


def choose_zone(match: Match, player: str) -> Resolution[None]:
    """The active player decides which zone is attacked, if any."""
    opponent = match.state.after(player)[1]
    answer = yield from choose(player, "which zone is attacked", ZONES, least=0)
    if answer:
        combat = Combat(player, opponent, answer[0])
        yield from match.happen(CombatChanged(fields=(("combat", combat),), combat=combat, cause=BY_COMBAT))


def declare_attackers(match: Match, combat: Combat) -> Resolution[None]:
    """The active player declares attackers."""
    able = tuple(obj.ref for obj in candidates(match, combat.player, ATTACK))
    answer = yield from choose(combat.player, "attackers", able, least=0, most=len(able))
    now = Combat(combat.player, combat.defender, combat.zone, answer)
    yield from match.happen(CombatChanged(fields=(("combat", now),), combat=now, cause=BY_COMBAT))


def declare_defenders(match: Match, combat: Combat) -> Resolution[None]:
    """The other player declares defenders; their Counterstrikes follow at once."""
    able = tuple(obj.ref for obj in candidates(match, combat.defender, DEFEND))
    answer = yield from choose(combat.defender, "defenders", able, least=0, most=len(able))
    now = Combat(combat.player, combat.defender, combat.zone, combat.attackers, answer)
    yield from match.happen(CombatChanged(fields=(("combat", now),), combat=now, cause=BY_COMBAT))
    for ref in answer:
        defender = match.state.obj(ref)
        by = match.view().number(defender, "counterstrike") if defender is not None else 0
        if by and match.judge(STRIKES_ON_DECLARATION, True, misread=False):
            yield from counterstrike(match, combat.defender, ref, by)


def counterstrike(match: Match, player: str, ref: Ref, by: int) -> Resolution[None]:
    """One defender strikes one attacker."""
    combat = scene(match.state).combat
    attackers = combat.attackers if combat is not None else ()
    lots = yield from share_out(match, player, "Counterstrike", by, attackers, (by,) * len(attackers),
                                lambda share: match.consult(strikes_one, share))  # fmt: skip
    cause = Cause("combat", player, ref)
    if match.judge(COUNTERSTRIKE_IS_IMMEDIATE, True, misread=False):
        yield from apply(match, tuple(Lot(struck, n, COUNTERSTRIKE) for struck, n in lots), cause)
    else:
        yield from match.happen(*(Assigned(ref=struck, n=n, kind=COUNTERSTRIKE, cause=cause) for struck, n in lots))


def assign(match: Match, combat: Combat) -> Resolution[None]:
    """Both sides assign their damage, in order."""
    for player in match.consult(assigning_order, combat.player, combat.defender):
        now = scene(match.state).combat
        assert now is not None
        mine, theirs = (now.attackers, now.defenders) if player == now.player else (now.defenders, now.attackers)
        total = sum(match.view().number(match.state.known(ref), "power") for ref in mine)
        if not total:
            continue
        needed = tuple(left_of(match, match.state.known(ref)) for ref in theirs)
        if player == now.player:
            zones = match.consult(open_sections, now.zone)
            sections = tuple(obj.ref for obj in match.state.all()
                             if isinstance(obj.card, Section) and obj.controller == now.defender and obj.zone in zones)  # fmt: skip
            lots = yield from _assign_attack(match, player, total, theirs, needed, sections)
        else:
            lots = yield from share_out(match, player, "assign", total, theirs, (total,) * len(theirs))
        events = tuple(Assigned(ref=ref, n=n, kind=COMBAT, cause=BY_COMBAT) for ref, n in lots)
        yield from match.happen(*events)
    if match.judge(ASSIGNING_IS_APPLYING, False, misread=True):
        yield from apply_pool(match)


def _assign_attack(match: Match, player: str, total: int, units: tuple[Ref, ...], needed: Share,
                   sections: tuple[Ref, ...]) -> Resolution[tuple[tuple[Ref, int], ...]]:  # fmt: skip
    def allowed(share: Share) -> bool:
        through = (*share[: len(units)], sum(share[len(units) :]))
        return (
            match.consult(every_defender_first, through, needed)
            and match.judge(
                RESERVE_IS_ALLOWED, True, misread=all(n <= need for n, need in zip(through, needed, strict=False))
            )
            and match.judge(REST_MAY_GO_TO_CAPITAL, True, misread=through[-1] == 0 or len(through) == 1)
        )

    refs = (*units, *sections)
    lots: tuple[tuple[Ref, int], ...] = yield from share_out(
        match, player, "assign", total, refs, (total,) * len(refs), allowed
    )
    return lots


def apply_all(match: Match, combat: Combat) -> Resolution[None]:
    """Apply the assigned damage of both sides at once; the combat is over."""
    lots = []
    for lot in scene(match.state).assigned:
        obj = match.state.obj(lot.ref)
        moved = obj is not None and isinstance(obj.card, Unit) and lot.ref not in (*combat.attackers, *combat.defenders)
        if match.judge(ASSIGNED_DAMAGE_FOLLOWS_UNIT, True, misread=not moved):
            lots.append(lot)
    yield from match.happen(PoolEmptied(fields=(("assigned", ()),)))
    yield from apply(match, tuple(lots), BY_COMBAT)
    yield from match.happen(CombatChanged(fields=(("combat", None),), combat=None, cause=BY_COMBAT))
