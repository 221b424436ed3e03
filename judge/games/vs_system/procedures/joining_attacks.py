"""What is looked at as an effect makes a character an attacker, and what comes with leaving the attack."""

from __future__ import annotations

from judge.engine.acting import objection
from judge.engine.errors import Objection
from judge.engine.events import Event
from judge.engine.match import Match
from judge.games.vs_system.model.attack_events import BecameAttacker, LeftAttack
from judge.games.vs_system.model.board import is_stunned, scene
from judge.games.vs_system.model.events import Readied
from judge.games.vs_system.procedures.legal_attacks import pair_objections
from judge.games.vs_system.rules.attack import attacker_is_not_stunned, attacker_is_ready
from judge.games.vs_system.rules.joining import may_be_made_attacker, may_join_attack, removed_attackers_ready


def attacker_objections(match: Match, event: BecameAttacker) -> tuple[Objection, ...]:
    """Why an effect can't make this character an attacker."""
    attack, obj = scene(match.state).attack, match.state.obj(event.ref)
    if event.cause.kind != "effect" or attack is None or obj is None:
        return ()
    if not match.consult(may_join_attack, is_stunned(obj)):
        return (objection(may_join_attack),)
    defender = match.state.obj(attack.defender) if isinstance(attack.defender, tuple) else attack.defender
    # Whoever is made an attacker is usually exhausted already: a belief that this bars it would make the effect pointless.
    beside = {attacker_is_ready.id, attacker_is_not_stunned.id}
    reasons = pair_objections(match, obj, defender) if defender is not None else ()
    able = all(reason.id in beside for reason in reasons)
    return () if match.consult(may_be_made_attacker, able) else (objection(may_be_made_attacker),)


def consequences_of_leaving(match: Match, event: LeftAttack, batch: tuple[Event, ...]) -> tuple[Event, ...]:
    """What being removed from the attack as such, not by being stunned or leaving play, brings with it."""
    attack = scene(match.state).attack
    if event not in batch or attack is None or event.ref not in attack.attackers:
        return ()
    return (Readied(ref=event.ref, cause=event.cause),) if match.consult(removed_attackers_ready) else ()
