"""Whether an attack may be proposed, and every reason why not (base rule A8)."""

from __future__ import annotations

from judge.engine.acting import barred, objection, unmet
from judge.engine.context import Match
from judge.engine.errors import Objection
from judge.engine.reasons import bans, objections_by
from judge.engine.state import Obj
from judge.games.vs_system.model.attack_events import BecameAttacker
from judge.games.vs_system.model.board import (
    BE_ATTACKED,
    EXHAUSTED,
    FRONT,
    HIDDEN,
    SUPPORT,
    VISIBLE,
    area,
    is_character,
    is_stunned,
    row,
    spot,
)
from judge.games.vs_system.model.cards import Character
from judge.games.vs_system.model.keyword_names import (
    ATTACKS_AS_IF_FLYING,
    CONCEALED,
    FLIGHT,
    LOYALTY,
    RANGE,
    SEES_HIDDEN,
    SEES_PROTECTED,
)
from judge.games.vs_system.procedures.formation import is_protected
from judge.games.vs_system.procedures.moving import came_into_play
from judge.games.vs_system.rules.areas import HIDDEN_BY_PLACE, NEVER_BOTH, VISIBLE_BY_PLACE
from judge.games.vs_system.rules.attack import (
    ANY_COLUMN_IS_IN_REACH,
    ATTACKER_COUNTS_ONCE,
    ATTACKER_IS_NOT_STUNNED,
    ATTACKER_IS_OWN,
    ATTACKER_IS_READY,
    ATTACKER_SEES_BOTH,
    ATTACKER_SEES_HIDDEN,
    ATTACKER_SEES_PROTECTED,
    CANT_BEATS_CAN,
    DEFENDER_IS_NOT_STUNNED,
    DEFENDER_IS_OPPOSING,
    DEFENDER_IS_OUT_OF_SIGHT,
    EACH_COULD_ATTACK_ALONE,
    EXHAUSTED_CAN_BE_ATTACKED,
    HIDDEN_CHARACTER_MAY_ATTACK,
    NEWCOMER_MAY_ATTACK,
    PLAYERS_CAN_BE_ATTACKED,
    READIED_MAY_ATTACK_AGAIN,
    TEAM_CAN_ATTACK_PLAYER,
    attacker_reaches,
    defender_is_unprotected,
    forms_team,
    is_open_to_who_sees_hidden,
    player_is_open,
)
from judge.games.vs_system.rules.flight import (
    FLIES_FROM_EITHER_ROW,
    FLIGHT_FINDS_NOBODY_HIDDEN,
    FLIGHT_IS_NO_RANGE,
    RANGE_IS_NO_FLIGHT,
)
from judge.games.vs_system.rules.recruit import LOYALTY_IS_FOR_RECRUITING
from judge.games.vs_system.rules.willpower import WILLPOWER_DOES_NOTHING

# What lets a character attack a protected one.
FLYING = frozenset({FLIGHT, ATTACKS_AS_IF_FLYING})


def proposal_objections(
    match: Match, player: str, attackers: tuple[Obj, ...], defender: Obj | str
) -> tuple[Objection, ...]:
    """Why ``player`` can't have these attackers together attack ``defender``, a character or a player: every reason once."""
    whose = defender if isinstance(defender, str) else defender.controller
    are_own = all(is_character(attacker) and attacker.controller == player for attacker in attackers)
    is_opposing = whose != player and (isinstance(defender, str) or is_character(defender))
    is_each_once = len({attacker.ref for attacker in attackers}) == len(attackers)
    found = [
        *unmet(
            match, (ATTACKER_IS_OWN, are_own), (DEFENDER_IS_OPPOSING, is_opposing), (ATTACKER_COUNTS_ONCE, is_each_once)
        )
    ]
    found += barred(match, WILLPOWER_DOES_NOTHING, is_misread_so=_is_weaker(attackers, defender))
    each = [pair_objections(match, attacker, defender) for attacker in attackers]
    against = tuple(reason for reasons in each for reason in reasons)
    is_one_able = len(attackers) > 1 and not all(each)
    found += match.judge(EACH_COULD_ATTACK_ALONE, against, misread=() if is_one_able else against)
    if len(attackers) > 1:
        affiliations = tuple(match.view().items(obj, "affiliations") for obj in attackers)
        found += objections_by(match, forms_team, affiliations)
        if isinstance(defender, str):
            found += barred(match, TEAM_CAN_ATTACK_PLAYER, is_misread_so=True)
    return tuple(dict.fromkeys(found))


def _is_weaker(attackers: tuple[Obj, ...], defender: Obj | str) -> bool:
    """Whether less willpower is printed on an attacker than on the defender."""
    # What is printed will do for a misreading: no rule about willpower is consulted for an attack, and none is told.
    least = 0 if isinstance(defender, str) else _printed_willpower(defender)
    return any(_printed_willpower(obj) < least for obj in attackers)


def _printed_willpower(obj: Obj) -> int:
    return (obj.card.willpower or 0) if isinstance(obj.card, Character) else 0


def pair_objections(match: Match, attacker: Obj, defender: Obj | str) -> tuple[Objection, ...]:
    """Why ``attacker`` can't attack ``defender``, a character or a player: every reason."""
    found = _attacker_objections(match, attacker)
    if isinstance(defender, str):
        return (*found, *_player_objections(match, attacker, defender))
    return (*found, *defender_objections(match, attacker, defender))


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
        if defender is not None and _is_hidden(match, defender) and SEES_HIDDEN not in keywords:
            return True
        if defender is not None and is_protected(match, defender) and not keywords & {*FLYING, SEES_PROTECTED}:
            return True
    return False


def _attacker_objections(match: Match, obj: Obj) -> tuple[Objection, ...]:
    """Why ``obj`` can't attack anybody."""
    keywords = match.view().items(obj, "keywords")
    has_range = match.judge(FLIGHT_IS_NO_RANGE, RANGE in keywords, misread=bool(keywords & {RANGE, FLIGHT}))
    # A stunned character is exhausted as well: that it is stunned says it all.
    is_ready = EXHAUSTED not in obj.flags or is_stunned(obj)
    return (
        *unmet(match, (ATTACKER_IS_READY, is_ready), (ATTACKER_IS_NOT_STUNNED, not is_stunned(obj))),
        *objections_by(match, attacker_reaches, row(obj), area(obj), has_range),
        *barred(match, HIDDEN_CHARACTER_MAY_ATTACK, is_misread_so=area(obj) == HIDDEN),
        *barred(match, READIED_MAY_ATTACK_AGAIN, is_misread_so=is_ready and has_attacked(match, obj)),
        *barred(match, NEWCOMER_MAY_ATTACK, is_misread_so=came_into_play(match.state, obj)),
        *barred(match, LOYALTY_IS_FOR_RECRUITING, is_misread_so=LOYALTY in keywords and not _has_friends(match, obj)),
        *bans(match, BecameAttacker.verb, obj),
    )


def _has_friends(match: Match, obj: Obj) -> bool:
    """Whether the controller of ``obj`` controls another character that shares an affiliation with it."""
    view = match.view()
    own = view.items(obj, "affiliations")
    others = (other for other in match.state.all() if is_character(other) and other.controller == obj.controller)
    return any(view.items(other, "affiliations") & own for other in others if other.ref != obj.ref)


def _is_hidden(match: Match, obj: Obj) -> bool:
    """Whether the character ``obj`` is hidden."""
    is_there, is_concealed = area(obj) == HIDDEN, CONCEALED in match.view().items(obj, "keywords")
    found = match.judge(HIDDEN_BY_PLACE, is_there, misread=is_there and is_concealed)
    found = match.judge(VISIBLE_BY_PLACE, found, misread=found or is_concealed)
    return match.judge(NEVER_BOTH, found, misread=found or is_concealed)


def has_attacked(match: Match, obj: Obj) -> bool:
    """Whether ``obj`` has attacked this turn."""
    events = match.state.events_this_turn()
    return any(isinstance(event, BecameAttacker) and event.ref == obj.ref for event in events)


def _player_objections(match: Match, attacker: Obj, player: str) -> tuple[Objection, ...]:
    """Why ``attacker``, able to attack somebody, can't attack ``player``."""
    theirs = [obj for obj in match.state.all() if obj.controller == player and is_character(obj)]
    standing = [obj for obj in theirs if not is_stunned(obj)]
    visible = [obj for obj in standing if area(obj) == VISIBLE]
    hidden = len(standing) - len(visible)
    found = [
        *barred(match, PLAYERS_CAN_BE_ATTACKED, is_misread_so=True),
        *objections_by(
            match, player_is_open, len(visible), sum(row(obj) == FRONT for obj in visible), hidden,
            sum(is_stunned(obj) and area(obj) == VISIBLE for obj in theirs),
        ),
    ]  # fmt: skip
    sees_hidden = SEES_HIDDEN in match.view().items(attacker, "keywords")
    beaten = sum(is_stunned(obj) and area(obj) == HIDDEN for obj in theirs)
    return (*found, *objections_by(match, is_open_to_who_sees_hidden, sees_hidden, hidden, beaten))


def defender_objections(match: Match, attacker: Obj, defender: Obj) -> tuple[Objection, ...]:
    """Why ``attacker``, able to attack somebody, can't attack the character ``defender``."""
    keywords = match.view().items(attacker, "keywords")
    protected, hidden = is_protected(match, defender), _is_hidden(match, defender)
    flies = match.judge(RANGE_IS_NO_FLIGHT, bool(keywords & FLYING), misread=bool(keywords & {*FLYING, RANGE}))
    flies = match.judge(FLIES_FROM_EITHER_ROW, flies, misread=flies and row(attacker) != SUPPORT)
    sees_protected = SEES_PROTECTED in keywords and match.judge(ATTACKER_SEES_PROTECTED, True, misread=False)
    found = [
        *unmet(match, (DEFENDER_IS_NOT_STUNNED, not is_stunned(defender))),
        *objections_by(match, defender_is_unprotected, protected, flies or sees_protected),
        *barred(match, ANY_COLUMN_IS_IN_REACH, is_misread_so=not _are_opposite(attacker, defender)),
        *barred(match, EXHAUSTED_CAN_BE_ATTACKED, is_misread_so=EXHAUSTED in defender.flags and not is_stunned(defender)),
        *barred(match, ATTACKER_SEES_BOTH, is_misread_so=protected and hidden and not keywords & FLYING and sees_protected),
    ]  # fmt: skip
    if match.judge(DEFENDER_IS_OUT_OF_SIGHT, hidden, misread=False):
        sees_hidden = match.judge(ATTACKER_SEES_HIDDEN, SEES_HIDDEN in keywords, misread=False)
        if not match.judge(FLIGHT_FINDS_NOBODY_HIDDEN, sees_hidden, misread=sees_hidden or FLIGHT in keywords):
            found.append(objection(DEFENDER_IS_OUT_OF_SIGHT))
    forbidden = bans(match, BE_ATTACKED, defender, attacker)
    if forbidden and keywords & {SEES_HIDDEN, SEES_PROTECTED}:
        forbidden = match.judge(CANT_BEATS_CAN, forbidden, misread=())
    return (*found, *forbidden)


def _are_opposite(one: Obj, other: Obj) -> bool:
    here, there = spot(one), spot(other)
    return here is not None and there is not None and here.column == there.column
