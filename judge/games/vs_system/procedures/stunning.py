"""What comes with becoming stunned and with being KO'd, in the same batch."""

from __future__ import annotations

from dataclasses import replace

from judge.engine.context import Match
from judge.engine.events import CounterRemoved, Moved
from judge.engine.state import Event, Obj
from judge.games.vs_system.model.attack_events import LeftAttack
from judge.games.vs_system.model.board import ENDURANCE, KO_PILE, STUNNED, is_in_attack
from judge.games.vs_system.model.events import KOd, StunLoss, Stunned
from judge.games.vs_system.model.keyword_names import COSMIC, INVULNERABILITY
from judge.games.vs_system.rules.cosmic import STUN_REMOVES_COUNTER
from judge.games.vs_system.rules.stun import INVULNERABLE_BEFORE_THE_STUN, stun_loss


def consequences_of_stun(match: Match, event: Stunned) -> tuple[Event, ...]:
    """Stun loss, the loss of a cosmic counter, the end of being attacker or defender."""
    obj = match.state.known(event.ref)
    found: list[Event] = []
    is_invulnerable = _is_invulnerable(match, obj)
    loss = match.consult(stun_loss, match.view().number(obj, "cost"), is_invulnerable)
    if loss:
        found.append(StunLoss(player=obj.controller, what=ENDURANCE, by=-loss, stunned=obj.ref, cause=event.cause))
    if obj.count(COSMIC) and match.judge(STUN_REMOVES_COUNTER, True, misread=False):
        found.append(CounterRemoved(ref=obj.ref, kind=COSMIC, cause=event.cause))
    if is_in_attack(match.state, obj.ref):
        found.append(LeftAttack(ref=obj.ref, cause=event.cause))
    return tuple(found)


def consequences_of_ko(event: KOd) -> tuple[Event, ...]:
    """A KO'd object goes to its owner's KO'd pile."""
    return (Moved(ref=event.ref, zone=KO_PILE, cause=event.cause),)


def _is_invulnerable(match: Match, obj: Obj) -> bool:
    """Whether ``obj``, which becomes stunned, costs its controller nothing."""
    if INVULNERABILITY not in match.view().items(obj, "keywords"):
        return False
    return match.judge(INVULNERABLE_BEFORE_THE_STUN, True, misread=_is_invulnerable_when_stunned(match, obj))


def _is_invulnerable_when_stunned(match: Match, obj: Obj) -> bool:
    counters = tuple(counter for counter in obj.counters if counter.kind != COSMIC)
    stunned = replace(obj, flags=obj.flags | {STUNNED}, counters=counters)
    return INVULNERABILITY in match.view(match.state.with_obj(stunned)).items(stunned, "keywords")
