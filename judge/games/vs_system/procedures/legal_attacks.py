"""Whether an attack may be proposed, and every reason why not (base rule A8)."""

from __future__ import annotations

from judge.engine.acting import objection, unmet
from judge.engine.context import Match
from judge.engine.errors import Objection
from judge.engine.reasons import bans, objections_by
from judge.engine.state import Obj
from judge.games.vs_system.model.attack_events import BecameAttacker
from judge.games.vs_system.model.board import (
    BE_ATTACKED,
    EXHAUSTED,
    HIDDEN,
    SUPPORT,
    VISIBLE,
    area,
    is_character,
    is_stunned,
    row,
)
from judge.games.vs_system.model.formation import is_protected
from judge.games.vs_system.model.keyword_names import FLIGHT, RANGE, SEES_HIDDEN
from judge.games.vs_system.rules.attack import (
    ATTACKER_IS_NOT_STUNNED,
    ATTACKER_IS_READY,
    ATTACKER_SEES_HIDDEN,
    DEFENDER_IS_NOT_STUNNED,
    DEFENDER_IS_OPPOSING,
    DEFENDER_IS_OUT_OF_SIGHT,
    TEAM_SHARES_AFFILIATION,
    attacker_reaches,
    defender_is_unprotected,
    player_is_open,
)


def proposal_objections(match: Match, attackers: tuple[Obj, ...], defender: Obj | str) -> tuple[Objection, ...]:
    """Why these attackers can't together attack ``defender``, a character or a player: every reason once."""
    found = [reason for attacker in attackers for reason in pair_objections(match, attacker, defender)]
    if len(attackers) > 1:
        shared = frozenset.intersection(*(match.view().items(obj, "affiliations") for obj in attackers))
        found += unmet(match, (TEAM_SHARES_AFFILIATION, bool(shared)))
    return tuple(dict.fromkeys(found))


def pair_objections(match: Match, attacker: Obj, defender: Obj | str) -> tuple[Objection, ...]:
    """Why ``attacker`` can't attack ``defender``, a character or a player: every reason."""
    found = _attacker_objections(match, attacker)
    if isinstance(defender, str):
        return (*found, *_player_objections(match, defender))
    return (*found, *_defender_objections(match, attacker, defender))


def could_attack(match: Match, attacker: Obj) -> bool:
    """Whether some legal attack could be proposed with ``attacker`` alone."""
    opponents = [player for player in match.state.players if player != attacker.controller]
    defenders: list[Obj | str] = [obj for obj in match.state.all() if is_character(obj) and obj.controller in opponents]
    return any(not pair_objections(match, attacker, defender) for defender in [*defenders, *opponents])


def is_out_of_place(match: Match, attackers: tuple[Obj, ...], defender: Obj | None) -> bool:
    """Whether positions are such that these attackers could not be proposed against this character now."""
    for attacker in attackers:
        keywords = match.view().items(attacker, "keywords")
        if row(attacker) == SUPPORT and RANGE not in keywords:
            return True
        if defender is not None and area(defender) == HIDDEN and SEES_HIDDEN not in keywords:
            return True
        if defender is not None and is_protected(match.state, defender) and FLIGHT not in keywords:
            return True
    return False


def _attacker_objections(match: Match, obj: Obj) -> tuple[Objection, ...]:
    """Why ``obj`` can't attack anybody."""
    has_range = RANGE in match.view().items(obj, "keywords")
    return (
        *unmet(match, (ATTACKER_IS_READY, EXHAUSTED not in obj.flags), (ATTACKER_IS_NOT_STUNNED, not is_stunned(obj))),
        *objections_by(match, attacker_reaches, row(obj), has_range),
        *bans(match, BecameAttacker.verb, obj),
    )


def _player_objections(match: Match, player: str) -> tuple[Objection, ...]:
    """Why nobody can attack ``player``."""
    in_the_way = sum(
        obj.controller == player and is_character(obj) and not is_stunned(obj) and area(obj) == VISIBLE
        for obj in match.state.all()
    )
    return objections_by(match, player_is_open, in_the_way)


def _defender_objections(match: Match, attacker: Obj, defender: Obj) -> tuple[Objection, ...]:
    """Why ``attacker``, able to attack somebody, can't attack the character ``defender``."""
    keywords = match.view().items(attacker, "keywords")
    found = [
        *unmet(
            match,
            (DEFENDER_IS_OPPOSING, defender.controller != attacker.controller),
            (DEFENDER_IS_NOT_STUNNED, not is_stunned(defender)),
        ),
        *objections_by(match, defender_is_unprotected, is_protected(match.state, defender), FLIGHT in keywords),
    ]
    if match.judge(DEFENDER_IS_OUT_OF_SIGHT, area(defender) == HIDDEN, misread=False):
        if not match.judge(ATTACKER_SEES_HIDDEN, SEES_HIDDEN in keywords, misread=False):
            found.append(objection(DEFENDER_IS_OUT_OF_SIGHT))
    return (*found, *bans(match, BE_ATTACKED, defender, attacker))
