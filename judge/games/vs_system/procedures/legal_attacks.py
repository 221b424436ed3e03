"""Whether an attack may be proposed, and every reason why not (base rule A8)."""

from __future__ import annotations

from judge.engine.acting import objection
from judge.engine.errors import Objection
from judge.engine.match import Match
from judge.engine.rules import Rule
from judge.engine.state import Obj, Ref
from judge.games.vs_system.model.board import (
    EXHAUSTED,
    HIDDEN,
    PLAY,
    SUPPORT,
    VISIBLE,
    is_resource,
    is_stunned,
    row,
    spot,
)
from judge.games.vs_system.model.cards import Character
from judge.games.vs_system.model.formation import is_protected
from judge.games.vs_system.rules.attack import (
    attacker_is_not_stunned,
    attacker_is_ready,
    attacker_reaches,
    defender_is_not_stunned,
    defender_is_opposing,
    defender_is_unprotected,
    is_out_of_sight,
    player_is_open,
    reaches_hidden,
    team_shares,
)


def attacker_objections(match: Match, obj: Obj) -> tuple[Objection, ...]:
    """Why ``obj`` can't attack, whomever."""
    view = match.view()
    checks: list[tuple[Rule[..., bool], tuple[object, ...]]] = [
        (attacker_is_ready, (EXHAUSTED in obj.flags,)),
        (attacker_is_not_stunned, (is_stunned(obj),)),
        (attacker_reaches, (row(obj), "range" in view.items(obj, "keywords"))),
    ]
    found = [objection(rule) for rule, args in checks if not match.consult(rule, *args)]
    return (*found, *bans(match, "attack", obj))


def bans(match: Match, verb: str, obj: Obj, by: Obj | None = None) -> tuple[Objection, ...]:
    """The "can't" of cards as objections."""
    made = []
    for ban in match.view().bans(verb, obj, by):
        source = match.names()(ban.context.source) if ban.context.source is not None else "an effect"
        made.append(Objection(source, f"{source}: {match.names()(obj.ref)} {ban.change.describe()}", ()))
    return tuple(made)


def pair_objections(match: Match, attacker: Obj, defender: Obj | str) -> tuple[Objection, ...]:
    """Why ``attacker`` can't attack ``defender``: every reason."""
    found = list(attacker_objections(match, attacker))
    state, view = match.state, match.view()
    keywords = view.items(attacker, "keywords")
    if isinstance(defender, str):
        open_ = sum(
            obj.controller == defender and _is_character(obj) and not is_stunned(obj) and spot(obj) is not None
            and spot(obj).area == VISIBLE  # type: ignore[union-attr]
            for obj in state.all()
        )  # fmt: skip
        if not match.consult(player_is_open, open_):
            found.append(objection(player_is_open))
        return tuple(found)
    place = spot(defender)
    checks: list[tuple[Rule[..., bool], tuple[object, ...]]] = [
        (defender_is_opposing, (defender.controller != attacker.controller,)),
        (defender_is_not_stunned, (is_stunned(defender),)),
        (defender_is_unprotected, (is_protected(state, defender), "flight" in keywords)),
    ]
    found += [objection(rule) for rule, args in checks if not match.consult(rule, *args)]
    if match.consult(is_out_of_sight, place is not None and place.area == HIDDEN):
        if not match.consult(reaches_hidden, "can attack hidden" in keywords):
            found.append(objection(is_out_of_sight))
    return (*found, *bans(match, "be attacked", defender, attacker))


def _is_character(obj: Obj) -> bool:
    return obj.zone == PLAY and isinstance(obj.card, Character) and not is_resource(obj)


def proposal_objections(match: Match, attackers: tuple[Obj, ...], defender: Obj | str) -> tuple[Objection, ...]:
    """Why these attackers can't together attack ``defender``."""
    found = [reason for attacker in attackers for reason in pair_objections(match, attacker, defender)]
    if len(attackers) > 1:
        shared = frozenset.intersection(*(match.view().items(obj, "affiliations") for obj in attackers))
        if not match.consult(team_shares, bool(shared)):
            found.append(objection(team_shares))
    return tuple(dict.fromkeys(found))


def could_attack(match: Match, attacker: Obj) -> bool:
    """Whether some legal attack could be proposed with ``attacker`` alone."""
    opponents = [player for player in match.state.players if player != attacker.controller]
    victims: list[Obj | str] = [obj for obj in match.state.all() if _is_character(obj) and obj.controller in opponents]
    return any(not pair_objections(match, attacker, victim) for victim in [*victims, *opponents])


def _is_out_of_place(match: Match, attackers: tuple[Obj, ...], defender: Ref | str | None) -> bool:
    """Whether positions are such that these attackers could not be proposed against this character now."""
    victim = match.state.obj(defender) if isinstance(defender, Ref) else None
    place = spot(victim) if victim is not None else None
    for obj in attackers:
        keywords = match.view().items(obj, "keywords")
        if row(obj) == SUPPORT and "range" not in keywords:
            return True
        if victim is None or place is None:
            continue
        out_of_sight = place.area == HIDDEN and "can attack hidden" not in keywords
        if out_of_sight or (is_protected(match.state, victim) and "flight" not in keywords):
            return True
    return False
