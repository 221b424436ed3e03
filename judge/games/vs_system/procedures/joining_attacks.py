"""What is looked at as an effect makes a character an attacker, and what comes with leaving the attack."""

from __future__ import annotations

from judge.engine.acting import objection, unmet
from judge.engine.context import Match
from judge.engine.errors import Objection
from judge.engine.state import Event
from judge.games.vs_system.model.attack_events import BecameAttacker, LeftAttack
from judge.games.vs_system.model.board import defender_in, is_stunned, scene
from judge.games.vs_system.model.events import Readied
from judge.games.vs_system.procedures.legal_attacks import pair_objections
from judge.games.vs_system.rules.attack import ATTACKER_IS_NOT_STUNNED, ATTACKER_IS_READY
from judge.games.vs_system.rules.joining import (
    MAY_BE_MADE_ATTACKER,
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


def consequences_of_leaving(match: Match, event: LeftAttack, batch: tuple[Event, ...]) -> tuple[Event, ...]:
    """What being removed from the attack as such, not by being stunned or leaving play, brings with it."""
    attack = scene(match.state).attack
    if event not in batch or attack is None or event.ref not in attack.attackers:
        return ()
    readies = match.judge(REMOVED_ATTACKER_READIES, False, misread=True)
    return (Readied(ref=event.ref, cause=event.cause),) if readies else ()
