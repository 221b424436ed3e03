"""Whether an attack may be proposed, and every reason why not (base rule A8)."""

from __future__ import annotations

from judge.engine.acting import objection, unmet
from judge.engine.context import Match
from judge.engine.errors import Objection
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
    ATTACKER_IS_NOT_STUNNED,
    ATTACKER_IS_READY,
    DEFENDER_IS_NOT_STUNNED,
    DEFENDER_IS_OPPOSING,
    IS_OUT_OF_SIGHT,
    REACHES_HIDDEN,
    TEAM_SHARES,
    attacker_reaches,
    defender_is_unprotected,
    player_is_open,
)


def attacker_objections(match: Match, obj: Obj) -> tuple[Objection, ...]:
    """Why ``obj`` can't attack, whomever."""
    has_range = "range" in match.view().items(obj, "keywords")
    found = [
        *unmet(match, (ATTACKER_IS_READY, EXHAUSTED not in obj.flags), (ATTACKER_IS_NOT_STUNNED, not is_stunned(obj)))
    ]
    if not match.consult(attacker_reaches, row(obj), has_range):
        found.append(objection(attacker_reaches))
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
    found += unmet(
        match,
        (DEFENDER_IS_OPPOSING, defender.controller != attacker.controller),
        (DEFENDER_IS_NOT_STUNNED, not is_stunned(defender)),
    )
    if not match.consult(defender_is_unprotected, is_protected(state, defender), "flight" in keywords):
        found.append(objection(defender_is_unprotected))
    if match.judge(IS_OUT_OF_SIGHT, place is not None and place.area == HIDDEN, misread=False):
        if not match.judge(REACHES_HIDDEN, "can attack hidden" in keywords, misread=False):
            found.append(objection(IS_OUT_OF_SIGHT))
    return (*found, *bans(match, "be attacked", defender, attacker))


def _is_character(obj: Obj) -> bool:
    return obj.zone == PLAY and isinstance(obj.card, Character) and not is_resource(obj)


def proposal_objections(match: Match, attackers: tuple[Obj, ...], defender: Obj | str) -> tuple[Objection, ...]:
    """Why these attackers can't together attack ``defender``."""
    found = [reason for attacker in attackers for reason in pair_objections(match, attacker, defender)]
    if len(attackers) > 1:
        shared = frozenset.intersection(*(match.view().items(obj, "affiliations") for obj in attackers))
        found += unmet(match, (TEAM_SHARES, bool(shared)))
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
