"""Combat (base rules B5): zone, attackers, defenders and Counterstrike, assigning, applying."""

from __future__ import annotations

from judge.engine.ask import Steps, choose
from judge.engine.bookkeeping import ModifierAdded
from judge.engine.changes import Bans
from judge.engine.events import Cause, Event
from judge.engine.match import Match
from judge.engine.rules import rule
from judge.engine.state import Obj, Ref
from judge.games.warhammer_invasion.damage import Share, apply, apply_pool, left_of, share_out
from judge.games.warhammer_invasion.entering import ATTACKS_FROM_ANYWHERE
from judge.games.warhammer_invasion.events import Assigned, CombatChanged, LeftCombat, PoolEmptied
from judge.games.warhammer_invasion.printed import Section, Unit
from judge.games.warhammer_invasion.scene import (
    BATTLEFIELD,
    COMBAT,
    CORRUPT,
    COUNTERSTRIKE,
    ZONES,
    Combat,
    Lot,
    is_development,
    scene,
)

BY_COMBAT = Cause("combat")
ATTACK, DEFEND, DECLARED = "attack", "defend", "be declared"


@rule("wi/assign.attacker-first", "warhammer-invasion/rulebook-p12-assign-damage#1", "warhammer-invasion:B5.4",
      misreading=lambda attacker, defender: (defender, attacker), believing="the defending player assigns his damage first")  # fmt: skip
def assigning_order(attacker: str, defender: str) -> tuple[str, str]:
    """The attacking player assigns combat damage before the opponent does."""
    return (attacker, defender)


@rule("wi/assign.defenders-first", "warhammer-invasion/rulebook-p12-assign-damage#2", "warhammer-invasion:B5.4",
      misreading=lambda share, needed: True, believing="an attacker may send his damage past the defenders to the capital")  # fmt: skip
def every_defender_first(share: Share, needed: Share) -> bool:
    """No damage goes to the capital before every defender has been assigned what destroys it."""
    return share[-1] == 0 or all(n >= need for n, need in zip(share, needed, strict=False))


@rule("wi/assign.reserve", "warhammer-invasion/rulebook-p12-assign-damage#3",
      misreading=lambda share, needed: all(n <= need for n, need in zip(share, needed, strict=False)),
      believing="no unit may be assigned more than it takes to destroy it")  # fmt: skip
def reserve_is_allowed(share: Share, needed: Share) -> bool:
    """A defender may be assigned more than its destruction takes, as a reserve."""
    return True


@rule("wi/assign.minimum-is-enough", "warhammer-invasion/rulebook-p12-assign-damage#4",
      misreading=lambda share: share[-1] == 0 or len(share) == 1,
      believing="a zone that is defended takes no damage, however much is left over")  # fmt: skip
def rest_may_go_on(share: Share) -> bool:
    """With the minimum on every defender the rest may go to the capital."""
    return True


@rule("wi/assign.section", "warhammer-invasion/rulebook-p12-assign-damage#5", misreading=lambda attacked: tuple(ZONES),
      believing="damage that gets through may be laid beside any section of the capital")  # fmt: skip
def sections_open(attacked: str) -> tuple[str, ...]:
    """Damage that gets through is laid beside the section that is attacked."""
    return (attacked,)


@rule("wi/assign.not-applied", "warhammer-invasion/rulebook-p12-assign-damage#6", "warhammer-invasion:B5.1", misreading=lambda: True,
      believing="combat damage is on the units as soon as it is assigned")  # fmt: skip
def assigning_applies() -> bool:
    """Combat damage that has been assigned isn't applied yet."""
    return False


@rule("wi/combat.moved-unit-takes", "warhammer-invasion/moving-units#8", misreading=lambda has_moved: not has_moved,
      believing="a unit that has moved away escapes the damage that was assigned to it")  # fmt: skip
def assigned_damage_follows(has_moved: bool) -> bool:
    """Damage assigned to a unit before it moved is applied to it nevertheless."""
    return True


@rule("wi/counterstrike.on-declaration", "warhammer-invasion/counterstrike#1", misreading=lambda: False,
      believing="Counterstrike adds to the damage that its unit deals as combat damage is assigned")  # fmt: skip
def strikes_on_declaration() -> bool:
    """Each time the unit is declared as a defender, Counterstrike damages an attacker immediately."""
    return True


@rule("wi/counterstrike.one-attacker", "warhammer-invasion/counterstrike#3", misreading=lambda share: True,
      believing="the damage from Counterstrike may be shared out among attackers")  # fmt: skip
def strikes_one(share: Share) -> bool:
    """All damage of a Counterstrike goes to one attacker."""
    return sum(n > 0 for n in share) <= 1


@rule("wi/counterstrike.immediate", "warhammer-invasion/counterstrike#5", misreading=lambda: False,
      believing="there is a window for actions before the damage from Counterstrike is applied")  # fmt: skip
def counterstrike_is_immediate() -> bool:
    """The damage from Counterstrike is applied the moment it is assigned."""
    return True


@rule("wi/combat.declaring-ban", "warhammer-invasion/cs-47-franzs-decree#1",
      misreading=lambda verb, is_banned: verb == DEFEND or not is_banned,
      believing="a unit that can't be declared attacker or defender may defend all the same")  # fmt: skip
def may_be_declared(verb: str, is_banned: bool) -> bool:
    """A unit that can't be declared attacker or defender is declared as neither."""
    return not is_banned


@rule("wi/combat.ban-spares-declared", "warhammer-invasion/cs-47-franzs-decree#2", misreading=lambda: False,
      believing="a unit that can't be declared attacker or defender drops out of the combat in progress")  # fmt: skip
def declared_units_stay() -> bool:
    """A unit that attacks or defends already goes on doing so."""
    return True


def joined_to_ban(match: Match, event: ModifierAdded) -> tuple[Event, ...]:
    """Being barred from declarations takes nobody out of the combat."""
    combat = scene(match.state).combat
    change = event.modifier.change
    if combat is None or not isinstance(change, Bans) or change.verb != DECLARED:
        return ()
    inside = [ref for ref in event.modifier.on or () if ref in (*combat.attackers, *combat.defenders)]
    if not inside or match.consult(declared_units_stay):
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
        if match.consult(may_be_declared, verb, bool(view.bans(DECLARED, obj))):
            found.append(obj)
    return tuple(found)


def choose_zone(match: Match, player: str) -> Steps[None]:
    """The active player decides which zone is attacked, if any."""
    opponent = match.state.after(player)[1]
    answer = yield from choose(player, "which zone is attacked", ZONES, least=0)
    if answer:
        combat = Combat(player, opponent, answer[0])
        yield from match.happen(CombatChanged(fields=(("combat", combat),), combat=combat, cause=BY_COMBAT))


def declare_attackers(match: Match, combat: Combat) -> Steps[None]:
    """The active player declares attackers."""
    able = tuple(obj.ref for obj in candidates(match, combat.player, ATTACK))
    answer = yield from choose(combat.player, "attackers", able, least=0, most=len(able))
    now = Combat(combat.player, combat.defender, combat.zone, answer)
    yield from match.happen(CombatChanged(fields=(("combat", now),), combat=now, cause=BY_COMBAT))


def declare_defenders(match: Match, combat: Combat) -> Steps[None]:
    """The other player declares defenders; their Counterstrikes follow at once."""
    able = tuple(obj.ref for obj in candidates(match, combat.defender, DEFEND))
    answer = yield from choose(combat.defender, "defenders", able, least=0, most=len(able))
    now = Combat(combat.player, combat.defender, combat.zone, combat.attackers, answer)
    yield from match.happen(CombatChanged(fields=(("combat", now),), combat=now, cause=BY_COMBAT))
    for ref in answer:
        defender = match.state.obj(ref)
        by = match.view().number(defender, "counterstrike") if defender is not None else 0
        if by and match.consult(strikes_on_declaration):
            yield from counterstrike(match, combat.defender, ref, by)


def counterstrike(match: Match, player: str, ref: Ref, by: int) -> Steps[None]:
    """One defender strikes one attacker."""
    combat = scene(match.state).combat
    attackers = combat.attackers if combat is not None else ()
    lots = yield from share_out(match, player, "Counterstrike", by, attackers, (by,) * len(attackers),
                                lambda share: match.consult(strikes_one, share))  # fmt: skip
    cause = Cause("combat", player, ref)
    if match.consult(counterstrike_is_immediate):
        yield from apply(match, tuple(Lot(struck, n, COUNTERSTRIKE) for struck, n in lots), cause)
    else:
        yield from match.happen(*(Assigned(ref=struck, n=n, kind=COUNTERSTRIKE, cause=cause) for struck, n in lots))


def assign(match: Match, combat: Combat) -> Steps[None]:
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
            zones = match.consult(sections_open, now.zone)
            sections = tuple(obj.ref for obj in match.state.all()
                             if isinstance(obj.card, Section) and obj.controller == now.defender and obj.zone in zones)  # fmt: skip
            lots = yield from _assign_attack(match, player, total, theirs, needed, sections)
        else:
            lots = yield from share_out(match, player, "assign", total, theirs, (total,) * len(theirs))
        events = tuple(Assigned(ref=ref, n=n, kind=COMBAT, cause=BY_COMBAT) for ref, n in lots)
        yield from match.happen(*events)
    if match.consult(assigning_applies):
        yield from apply_pool(match)


def _assign_attack(match: Match, player: str, total: int, units: tuple[Ref, ...], needed: Share,
                   sections: tuple[Ref, ...]) -> Steps[tuple[tuple[Ref, int], ...]]:  # fmt: skip
    def allowed(share: Share) -> bool:
        through = (*share[: len(units)], sum(share[len(units) :]))
        return (
            match.consult(every_defender_first, through, needed)
            and match.consult(reserve_is_allowed, through, needed)
            and match.consult(rest_may_go_on, through)
        )

    refs = (*units, *sections)
    lots: tuple[tuple[Ref, int], ...] = yield from share_out(
        match, player, "assign", total, refs, (total,) * len(refs), allowed
    )
    return lots


def apply_all(match: Match, combat: Combat) -> Steps[None]:
    """Apply the assigned damage of both sides at once; the combat is over."""
    lots = []
    for lot in scene(match.state).assigned:
        obj = match.state.obj(lot.ref)
        moved = obj is not None and isinstance(obj.card, Unit) and lot.ref not in (*combat.attackers, *combat.defenders)
        if match.consult(assigned_damage_follows, moved):
            lots.append(lot)
    yield from match.happen(PoolEmptied(fields=(("assigned", ()),)))
    yield from apply(match, tuple(lots), BY_COMBAT)
    yield from match.happen(CombatChanged(fields=(("combat", None),), combat=None, cause=BY_COMBAT))
