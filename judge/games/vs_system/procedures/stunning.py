"""What comes with being stunned, with recovering and with being KO'd."""

from __future__ import annotations

from dataclasses import replace

from judge.engine.bookkeeping import ModifierEnded, Waits
from judge.engine.context import Match
from judge.engine.effects import ChangeNumber
from judge.engine.events import CounterRemoved, Moved
from judge.engine.patterns import On
from judge.engine.powers import Triggered
from judge.engine.state import Event, Obj, Waiting
from judge.games.vs_system.model.attack_events import LeftAttack
from judge.games.vs_system.model.board import (
    ENDURANCE,
    EXHAUSTED,
    KO_PILE,
    PLAY,
    REMOVED,
    STUNNED,
    is_in_attack,
    scene,
)
from judge.games.vs_system.model.events import BY_TURN, FellExhausted, KOd, Readied, Recovered, StunLoss, Stunned
from judge.games.vs_system.model.keyword_names import COSMIC, EVASION, INVULNERABILITY
from judge.games.vs_system.rules.cosmic import STUN_REMOVES_COUNTER
from judge.games.vs_system.rules.during_attack import REINFORCED_STUN_LOSES
from judge.games.vs_system.rules.evasion import EVADING_COSTS_ENDURANCE
from judge.games.vs_system.rules.objects import GOES_TO_ITS_OWNER, KO_GOES_TO_KO_PILE
from judge.games.vs_system.rules.stun import (
    EQUIPMENT_STAYS_ON_STUNNED,
    EVERY_STUN_LOSES,
    INVULNERABLE_BEFORE_THE_STUN,
    LOSS_COMES_WITH_THE_STUN,
    MODIFIERS_STAY_ON_STUNNED,
    OTHER_COUNTERS_STAY,
    RECOVERED_STAYS_EXHAUSTED,
    STUN_EXHAUSTS,
    STUNNED_LEAVES_ATTACK,
    stun_loss,
)


def consequences_of_stun(match: Match, event: Stunned) -> tuple[Event, ...]:
    """Stun loss, the loss of a cosmic counter, the end of being attacker or defender."""
    obj = match.state.known(event.ref)
    found: list[Event] = []
    if loss := _loss(match, event, obj):
        lost = StunLoss(player=obj.controller, what=ENDURANCE, by=-loss, stunned=obj.ref, cause=event.cause)
        is_at_once = match.judge(LOSS_COMES_WITH_THE_STUN, True, misread=False)
        found.append(lost if is_at_once else _loss_on_the_chain(match, event, obj, loss))
    if EXHAUSTED not in obj.flags and match.judge(STUN_EXHAUSTS, True, misread=False):
        found.append(FellExhausted(ref=obj.ref, cause=event.cause))
    if obj.count(COSMIC) and match.judge(STUN_REMOVES_COUNTER, True, misread=False):
        found.append(CounterRemoved(ref=obj.ref, kind=COSMIC, cause=event.cause))
    if is_in_attack(match.state, obj.ref) and match.judge(STUNNED_LEAVES_ATTACK, True, misread=False):
        found.append(LeftAttack(ref=obj.ref, cause=event.cause))
    return (*found, *_losses_of_a_misreader(match, event, obj))


def _loss(match: Match, event: Stunned, obj: Obj) -> int:
    """The endurance that the stun of ``obj`` costs its controller."""
    loss = match.consult(stun_loss, match.view().number(obj, "cost"), _is_invulnerable(match, obj))
    loss = match.judge(EVADING_COSTS_ENDURANCE, loss, misread=0 if _evades(match, event) else loss)
    loss = match.judge(EVERY_STUN_LOSES, loss, misread=loss if event.cause.kind == "attack" else 0)
    attack = scene(match.state).attack
    is_reinforced = attack is not None and obj.ref in attack.reinforced
    return match.judge(REINFORCED_STUN_LOSES, loss, misread=0 if is_reinforced else loss)


def _evades(match: Match, event: Stunned) -> bool:
    """Whether ``event`` is the cost of evasion."""
    is_its_own = event.cause.kind == "cost" and event.cause.source == event.ref
    return is_its_own and EVASION in match.view().items(match.state.known(event.ref), "keywords")


def _loss_on_the_chain(match: Match, event: Stunned, obj: Obj, loss: int) -> Waits:
    """The loss as somebody believes it to be who takes it for a triggered effect."""
    power = Triggered(pattern=On(Stunned), effect=ChangeNumber(ENDURANCE, loss, sign=-1))
    deed = match.watch.set_off(power, obj.ref)
    return Waits(waiting=Waiting(power, obj.ref, obj.controller, event, match.state, (), deed))


def _losses_of_a_misreader(match: Match, event: Stunned, obj: Obj) -> list[Event]:
    """What somebody takes from a stunned character that it keeps as ruled: equipment, counters, what affects it."""
    found: list[Event] = []
    attached = [other.ref for other in match.state.all() if other.host == obj.ref and other.zone == PLAY]
    if attached and not match.judge(EQUIPMENT_STAYS_ON_STUNNED, True, misread=False):
        found += [Moved(ref=ref, zone=KO_PILE, cause=event.cause) for ref in attached]
    others = [counter.kind for counter in obj.counters if counter.kind != COSMIC]
    if others and not match.judge(OTHER_COUNTERS_STAY, True, misread=False):
        found += [CounterRemoved(ref=obj.ref, kind=kind, cause=event.cause) for kind in others]
    affecting = [
        modifier.id for modifier in match.state.modifiers if modifier.on is not None and obj.ref in modifier.on
    ]
    if affecting and not match.judge(MODIFIERS_STAY_ON_STUNNED, True, misread=False):
        found += [ModifierEnded(id=number, cause=event.cause) for number in affecting]
    return found


def consequences_of_ko(match: Match, event: KOd) -> tuple[Event, ...]:
    """A KO'd object goes to its owner's KO'd pile."""
    zone = match.judge(KO_GOES_TO_KO_PILE, KO_PILE, misread=REMOVED)
    controller = match.judge(GOES_TO_ITS_OWNER, None, misread=match.state.known(event.ref).controller)
    return (Moved(ref=event.ref, zone=zone, controller=controller, cause=event.cause),)


def readied_by_recovering(match: Match) -> tuple[Event, ...]:
    """What somebody readies who believes that recovering does so: nothing as ruled."""
    if not match.state.history:
        return ()
    recovered = [event.ref for event in match.state.history[-1].events if isinstance(event, Recovered)]
    exhausted = [ref for ref in recovered if (obj := match.state.obj(ref)) is not None and EXHAUSTED in obj.flags]
    if not exhausted or match.judge(RECOVERED_STAYS_EXHAUSTED, True, misread=False):
        return ()
    return tuple(Readied(ref=ref, cause=BY_TURN) for ref in exhausted)


def _is_invulnerable(match: Match, obj: Obj) -> bool:
    """Whether ``obj``, which becomes stunned, costs its controller nothing."""
    if INVULNERABILITY not in match.view().items(obj, "keywords"):
        return False
    return match.judge(INVULNERABLE_BEFORE_THE_STUN, True, misread=_is_invulnerable_when_stunned(match, obj))


def _is_invulnerable_when_stunned(match: Match, obj: Obj) -> bool:
    counters = tuple(counter for counter in obj.counters if counter.kind != COSMIC)
    stunned = replace(obj, flags=obj.flags | {STUNNED}, counters=counters)
    return INVULNERABILITY in match.view(match.state.with_obj(stunned)).items(stunned, "keywords")
