"""What is looked at as an effect makes a character an attacker, and what comes with leaving the attack."""

from __future__ import annotations

from judge.engine.acting import barred, objection, unmet
from judge.engine.context import Match
from judge.engine.errors import Objection
from judge.engine.state import Event
from judge.games.vs_system.model.attack_events import BecameAttacker, BecameDefender, LeftAttack
from judge.games.vs_system.model.board import defender_in, is_stunned, scene
from judge.games.vs_system.model.events import Readied
from judge.games.vs_system.procedures.legal_attacks import defender_objections, pair_objections
from judge.games.vs_system.rules.attack import (
    ATTACKER_IS_NOT_STUNNED,
    ATTACKER_IS_READY,
    BAN_ENDS_NO_ATTACK,
    DEFENDER_IS_NOT_STUNNED,
)
from judge.games.vs_system.rules.joining import (
    MAY_BE_MADE_ATTACKER,
    MAY_BE_MADE_DEFENDER,
    NEW_ATTACKER_IS_NOT_STUNNED,
    REMOVED_ATTACKER_READIES,
)


def joining_objections(match: Match, event: BecameAttacker) -> tuple[Objection, ...]:
    """Why an effect can't make this character an attacker."""
    attack, obj = scene(match.state).attack, match.state.obj(event.ref)
    if event.cause.kind != "effect" or attack is None or obj is None:
        return ()
    if found := unmet(match, (NEW_ATTACKER_IS_NOT_STUNNED, not is_stunned(obj))):
        return found
    attacked = defender_in(match.state) or attack.attacked
    # Whoever is made an attacker is usually exhausted already: a belief that this bars it would make the effect pointless.
    beside = {ATTACKER_IS_READY.id, ATTACKER_IS_NOT_STUNNED.id}
    reasons = pair_objections(match, obj, attacked) if attacked is not None else ()
    is_able = all(reason.id in beside for reason in reasons)
    return () if match.judge(MAY_BE_MADE_ATTACKER, True, misread=is_able) else (objection(MAY_BE_MADE_ATTACKER),)


def defending_objections(match: Match, event: BecameDefender) -> tuple[Objection, ...]:
    """Why an effect can't make this character the defender: as ruled, nothing that would keep it from being attacked."""
    attack, obj = scene(match.state).attack, match.state.obj(event.ref)
    if event.cause.kind != "effect" or attack is None or obj is None:
        return ()
    attackers = (found for ref in attack.attackers if (found := match.state.obj(ref)) is not None)
    # That a stunned character can't become the defender is a rule of its own.
    beside = {DEFENDER_IS_NOT_STUNNED.id}
    reasons = [reason for attacker in attackers for reason in defender_objections(match, attacker, obj)]
    return barred(match, MAY_BE_MADE_DEFENDER, is_misread_so=any(reason.id not in beside for reason in reasons))


def attackers_called_off(match: Match) -> tuple[Event, ...]:
    """The attackers that would leave the attack since they can't attack any more, as somebody believes: none as ruled."""
    attack = scene(match.state).attack
    if attack is None:
        return ()
    attackers = [obj for ref in attack.attackers if (obj := match.state.obj(ref)) is not None]
    barred_now = tuple(LeftAttack(ref=obj.ref) for obj in attackers if match.view().bans(BecameAttacker.verb, obj))
    return match.judge(BAN_ENDS_NO_ATTACK, (), misread=barred_now) if barred_now else ()


def consequences_of_leaving(match: Match, event: LeftAttack, batch: tuple[Event, ...]) -> tuple[Event, ...]:
    """What being removed from the attack as such, not by being stunned or leaving play, brings with it."""
    attack = scene(match.state).attack
    if event not in batch or attack is None or event.ref not in attack.attackers:
        return ()
    readies = match.judge(REMOVED_ATTACKER_READIES, False, misread=True)
    return (Readied(ref=event.ref, cause=event.cause),) if readies else ()
