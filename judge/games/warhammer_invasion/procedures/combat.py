"""The combat phase: declaring, counterstrike, assigning, applying."""

from __future__ import annotations

from dataclasses import replace

from judge.engine.bookkeeping import ModifierAdded, Used
from judge.engine.changes import Bans
from judge.engine.context import Match
from judge.engine.decision import Resolution, choose
from judge.engine.errors import NotExpressible
from judge.engine.state import Cause, Event, Obj, Ref, State
from judge.engine.turns import ends_of_modifiers
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
    is_burning,
    is_development,
    is_in_combat,
    is_unit,
    scene,
)
from judge.games.warhammer_invasion.model.cards import Section, Support, Unit
from judge.games.warhammer_invasion.model.declaring import Attacked, Defended
from judge.games.warhammer_invasion.model.events import (
    BY_COMBAT,
    Assigned,
    CombatChanged,
    Corrupted,
    Damaged,
    LeftCombat,
    PoolEmptied,
    Restored,
)
from judge.games.warhammer_invasion.model.keyword_names import ATTACKS_FROM_ANYWHERE, DEFENDS_FROM_ANYWHERE
from judge.games.warhammer_invasion.procedures.damage import (
    apply_assigned,
    apply_damage,
    is_open_to_damage,
    room_for_damage,
    share_out,
    sum_of_instances,
)
from judge.games.warhammer_invasion.procedures.raiding import raid, raiders_in
from judge.games.warhammer_invasion.procedures.redirecting import redirected_from
from judge.games.warhammer_invasion.procedures.scouting import scout, scouts_in
from judge.games.warhammer_invasion.rules.assign import (
    ANY_SHARE_IS_ALLOWED,
    ASSIGNING_IS_APPLYING,
    DEFENDER_HITS_UNITS_ONLY,
    REDIRECTING_RAISES_NO_MINIMUM,
    RESERVE_IS_ALLOWED,
    REST_MAY_GO_TO_CAPITAL,
    TOUGHNESS_RAISES_MINIMUM,
    assigning_order,
    every_defender_first,
    open_sections,
)
from judge.games.warhammer_invasion.rules.combat import (
    ASSIGNED_DAMAGE_FOLLOWS_UNIT,
    ATTACKING_IS_VOLUNTARY,
    ATTACKS_FROM_BATTLEFIELD,
    BURNING_ZONE_CAN_BE_ATTACKED,
    CAPITAL_DAMAGE_STANDS,
    CARD_MAY_LET_IT_ATTACK,
    CORRUPT_UNIT_STAYS_OUT,
    DAMAGE_IS_COUNTED_LATE,
    DAMAGE_IS_SIMULTANEOUS,
    DECLARED_UNIT_STAYS,
    DEFENDS_ATTACKED_ZONE,
    MAY_BE_DECLARED_ATTACKER,
    MAY_BE_DECLARED_DEFENDER,
    ONLY_UNITS_DEAL_COMBAT_DAMAGE,
    ONLY_UNITS_FIGHT,
    QUESTING_UNIT_DEFENDS,
    RESTORED_UNIT_IS_READY,
    SIDES_ADD_UP,
    ZONE_COMES_FIRST,
    how_many_attack,
    how_many_defend,
)
from judge.games.warhammer_invasion.rules.corrupt import FIGHTING_CORRUPTS_NOBODY
from judge.games.warhammer_invasion.rules.counterstrike import (
    COUNTERSTRIKE_ADDS_UP,
    COUNTERSTRIKE_COMES_ON_TOP,
    COUNTERSTRIKE_IS_IMMEDIATE,
    STRIKES_ON_DECLARATION,
    strikes_one,
)
from judge.games.warhammer_invasion.rules.damage import UNIT_ADDS_TO_POOL
from judge.games.warhammer_invasion.rules.raider import RAIDER_WORKS_AFTER_DAMAGE
from judge.games.warhammer_invasion.rules.scout import SCOUT_WORKS_AFTER_DAMAGE


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
    if not match.judge(ZONE_COMES_FIRST, True, misread=False):
        # Who believes that would stand here with attackers already.
        yield from declare_attackers(match, Combat(player, opponent, BATTLEFIELD))
    least = match.judge(ATTACKING_IS_VOLUNTARY, 0, misread=1)
    whole = tuple(zone for zone in ZONES if not is_burning(match.state, opponent, zone))
    zones = match.judge(BURNING_ZONE_CAN_BE_ATTACKED, ZONES, misread=whole)
    answer = yield from choose(player, "which zone is attacked", zones, least)
    if answer:
        yield from match.happen(CombatChanged(combat=Combat(player, opponent, answer[0]), cause=BY_COMBAT))


def declare_attackers(match: Match, combat: Combat) -> Resolution[None]:
    """The active player declares attackers."""
    able = tuple(obj.ref for obj in match.state.all() if _may_attack(match, combat, obj))
    least, most = match.consult(how_many_attack, len(able))
    answer = yield from choose(combat.player, "attackers", able, least, most)
    combat = replace(combat, attackers=answer)
    declared = (Attacked(ref=ref, cause=BY_COMBAT) for ref in answer)
    yield from match.happen(CombatChanged(combat=combat, cause=BY_COMBAT), *declared)
    yield from _turn(match, answer)
    raiders = raiders_in(match, combat)
    if raiders and not match.judge(RAIDER_WORKS_AFTER_DAMAGE, True, misread=False):
        yield from raid(match, raiders, with_damage=True)


def declare_defenders(match: Match, combat: Combat) -> Resolution[None]:
    """The other player declares defenders; their Counterstrikes follow at once."""
    able = tuple(obj.ref for obj in match.state.all() if _may_defend(match, combat, obj))
    least, most = match.consult(how_many_defend, len(able))
    answer = yield from choose(combat.defender, "defenders", able, least, most)
    begun = len(match.state.history)
    declared = (Defended(ref=ref, cause=BY_COMBAT) for ref in answer)
    yield from match.happen(CombatChanged(combat=replace(combat, defenders=answer), cause=BY_COMBAT), *declared)
    has_forced = any(isinstance(event, Used) for record in match.state.history[begun:] for event in record.events)
    yield from _turn(match, answer)
    for ref in answer:
        defender = match.state.obj(ref)
        by = sum_of_instances(match, defender, "counterstrike", COUNTERSTRIKE_ADDS_UP) if defender is not None else 0
        if by and has_forced:
            raise NotExpressible(
                "no rule that is known says whether Counterstrike or a forced effect of declaring comes first"
            )
        if by and match.judge(STRIKES_ON_DECLARATION, True, misread=False):
            yield from _counterstrike(match, combat.defender, ref, by)


def _turn(match: Match, units: tuple[Ref, ...]) -> Resolution[None]:
    """What somebody does with units that have just been declared who believes that fighting turns them."""
    if units and not match.judge(FIGHTING_CORRUPTS_NOBODY, True, misread=False):
        yield from match.happen(*(Corrupted(ref=ref, cause=BY_COMBAT) for ref in units))


def assign_damage(match: Match, combat: Combat) -> Resolution[None]:
    """Both sides assign their damage, in order."""
    for player in match.consult(assigning_order, combat.player, combat.defender):
        now = scene(match.state).combat
        assert now is not None
        is_attacker = player == now.player
        units = now.attackers if is_attacker else now.defenders
        idle = (
            []
            if is_attacker
            else [ref for ref in units if match.view().number(match.state.known(ref), "counterstrike")]
        )
        dealing = match.judge(COUNTERSTRIKE_COMES_ON_TOP, units, misread=tuple(ref for ref in units if ref not in idle))
        early = _powers(match, _as_defenders_were_declared(match), dealing)
        powers = match.judge(DAMAGE_IS_COUNTED_LATE, _powers(match, match.state, dealing), misread=early)
        from_supports = _power_of_supports(match, player, now.zone if not is_attacker else BATTLEFIELD)
        total = match.judge(ONLY_UNITS_DEAL_COMBAT_DAMAGE, sum(powers), misread=sum(powers) + from_supports)
        if not total:
            continue
        adding = tuple(ref for ref, power in zip(dealing, powers, strict=True) if power > 0)
        by = match.judge(UNIT_ADDS_TO_POOL, adding, misread=dealing)
        limit = match.judge(SIDES_ADD_UP, total, misread=max(powers, default=0))
        if is_attacker:
            parts = yield from _assign_as_attacker(match, now, total, limit)
        else:
            own = tuple(obj.ref for obj in _sections(match, now.player, (BATTLEFIELD,)))
            struck = match.judge(DEFENDER_HITS_UNITS_ONLY, now.attackers, misread=(*now.attackers, *own))
            parts = yield from share_out(match, player, "assign", total, struck, (limit,) * len(struck))
        yield from match.happen(*(Assigned(ref=ref, n=n, kind=COMBAT, by=by, cause=BY_COMBAT) for ref, n in parts))
    if match.judge(ASSIGNING_IS_APPLYING, False, misread=True):
        yield from apply_assigned(match)
    scouts = scouts_in(match, combat)
    if bool(scouts) and not match.judge(SCOUT_WORKS_AFTER_DAMAGE, True, misread=False):
        yield from scout(match, scouts, with_damage=True)


def _as_defenders_were_declared(match: Match) -> State:
    """The state in which the defenders of this combat were declared, as they or the attackers last changed."""
    history = match.state.history
    declared = [
        at for at, record in enumerate(history) if any(isinstance(event, CombatChanged) for event in record.events)
    ]
    return history[declared[-1] + 1].before if declared and declared[-1] + 1 < len(history) else match.state


def _powers(match: Match, state: State, units: tuple[Ref, ...]) -> Share:
    """The power of each of ``units`` in ``state``."""
    return tuple(match.view(state).number(state.known(ref), "power") for ref in units)


def apply_all(match: Match, combat: Combat) -> Resolution[None]:
    """Apply the assigned damage of both sides at once; the combat is over, and its survivors scout and raid."""
    scouts, raiders, begun = scouts_in(match, combat), raiders_in(match, combat), len(match.state.history)
    lots = []
    for lot in scene(match.state).assigned:
        obj = match.state.obj(lot.ref)
        has_moved = obj is not None and isinstance(obj.card, Unit) and not is_in_combat(match.state, lot.ref)
        if match.judge(ASSIGNED_DAMAGE_FOLLOWS_UNIT, True, misread=not has_moved):
            lots.append(lot)
    yield from match.happen(PoolEmptied())
    at_once = match.judge(DAMAGE_IS_SIMULTANEOUS, True, misread=False)
    stands = match.judge(CAPITAL_DAMAGE_STANDS, True, misread=False)
    late = [lot for lot in lots if not at_once and lot.ref in combat.attackers]
    barred = [lot for lot in lots if not stands and isinstance(match.state.known(lot.ref).card, Section)]
    yield from apply_damage(match, tuple(lot for lot in lots if lot not in (*late, *barred)), BY_COMBAT)
    has_survived = any(match.state.obj(ref) is not None for ref in combat.defenders)
    yield from apply_damage(match, tuple(late if has_survived else barred), BY_COMBAT)
    happened = [event for record in match.state.history[begun:] for event in record.events]
    with_damage = any(isinstance(event, Damaged) for event in happened)
    if bool(scouts) and match.judge(SCOUT_WORKS_AFTER_DAMAGE, True, misread=False):
        yield from scout(match, scouts, with_damage=with_damage)
    if bool(raiders) and match.judge(RAIDER_WORKS_AFTER_DAMAGE, True, misread=False):
        yield from raid(match, raiders, with_damage=with_damage)
    yield from match.happen(
        CombatChanged(combat=None, cause=BY_COMBAT), *ends_of_modifiers(match.state, "combat", BY_COMBAT)
    )


def _may_attack(match: Match, combat: Combat, obj: Obj) -> bool:
    """Whether the active player may declare ``obj`` as an attacker now."""
    if not _is_fit(match, obj, combat.player):
        return False
    if obj.zone != BATTLEFIELD:
        is_exempt = ATTACKS_FROM_ANYWHERE in match.view().items(obj, "keywords")
        if not match.judge(CARD_MAY_LET_IT_ATTACK, is_exempt, misread=False):
            if match.judge(ATTACKS_FROM_BATTLEFIELD, True, misread=False):
                return False
    return match.require(MAY_BE_DECLARED_ATTACKER, not match.view().bans(DECLARED, obj))


def _may_defend(match: Match, combat: Combat, obj: Obj) -> bool:
    """Whether the other player may declare ``obj`` as a defender now."""
    if not _is_fit(match, obj, combat.defender):
        return False
    is_exempt = obj.zone != combat.zone and DEFENDS_FROM_ANYWHERE in match.view().items(obj, "keywords")
    if not match.require(DEFENDS_ATTACKED_ZONE, is_exempt or obj.zone == combat.zone):
        return False
    if obj.host is not None and not match.judge(QUESTING_UNIT_DEFENDS, True, misread=False):
        return False
    return match.require(MAY_BE_DECLARED_DEFENDER, not match.view().bans(DECLARED, obj))


def _is_fit(match: Match, obj: Obj, player: str) -> bool:
    """Whether ``obj`` is one of the units of ``player`` that can fight at all."""
    if obj.controller != player or obj.zone not in ZONES or is_development(obj):
        return False
    is_support = isinstance(obj.card, Support)
    if not is_unit(obj) and not (is_support and match.judge(ONLY_UNITS_FIGHT, False, misread=True)):
        return False
    was_restored = any(isinstance(event, Restored) and event.ref == obj.ref for event in match.state.events_this_turn())
    return match.require(CORRUPT_UNIT_STAYS_OUT, CORRUPT not in obj.flags) and match.judge(
        RESTORED_UNIT_IS_READY, True, misread=not was_restored
    )


def _power_of_supports(match: Match, player: str, zone: str) -> int:
    """The power of a player's supports in a zone."""
    return sum(match.view().number(obj, "power") for obj in match.state.all()
               if obj.controller == player and obj.zone == zone and isinstance(obj.card, Support)
               and not is_development(obj))  # fmt: skip


def _sections(match: Match, player: str, zones: tuple[str, ...]) -> list[Obj]:
    """The sections of a player's capital in ``zones`` that can be assigned damage."""
    return [obj for obj in match.state.all() if isinstance(obj.card, Section) and obj.controller == player
            and obj.zone in zones and is_open_to_damage(match, obj)]  # fmt: skip


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


def _goes_down_the_line(share: Share, needed: Share) -> bool:
    """Whether nobody is assigned damage before those ahead of him have what destroys them."""
    return all(n >= need or not any(share[at + 1 :]) for at, (n, need) in enumerate(zip(share, needed, strict=False)))


def _minimum(match: Match, defender: Obj) -> int:
    """The damage that has to be assigned to ``defender`` before any goes to the capital."""
    room, toughness = room_for_damage(match, defender), match.view().number(defender, "toughness")
    least = match.judge(TOUGHNESS_RAISES_MINIMUM, room + toughness, misread=room)
    return match.judge(REDIRECTING_RAISES_NO_MINIMUM, least, misread=least + redirected_from(match, defender.ref))


def _assign_as_attacker(match: Match, combat: Combat, total: int, limit: int) -> Resolution[Parts]:
    """The active player shares out ``total`` damage among the defenders and what lies behind them."""
    defenders = combat.defenders
    needed = tuple(_minimum(match, match.state.known(ref)) for ref in defenders)
    zones = match.consult(open_sections, combat.zone)
    sections = tuple(obj.ref for obj in _sections(match, combat.defender, zones))

    def is_allowed(share: Share) -> bool:
        through = (*share[: len(defenders)], sum(share[len(defenders) :]))
        has_no_reserve = all(n <= need for n, need in zip(through, needed, strict=False))
        return (
            match.consult(every_defender_first, through, needed)
            and match.judge(ANY_SHARE_IS_ALLOWED, True, misread=_goes_down_the_line(share, needed))
            and match.judge(RESERVE_IS_ALLOWED, True, misread=has_no_reserve)
            and match.judge(REST_MAY_GO_TO_CAPITAL, True, misread=through[-1] == 0 or len(through) == 1)
        )

    refs = (*defenders, *sections)
    return (yield from share_out(match, combat.player, "assign", total, refs, (limit,) * len(refs), is_allowed))
