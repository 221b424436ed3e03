"""What becoming stunned brings with it, and what arriving in and leaving play brings with it (base rules A4.5, A10.5, A11)."""

from __future__ import annotations

from dataclasses import replace

from judge.engine.events import CounterAdded, CounterRemoved, Event, Moved
from judge.engine.match import Match
from judge.engine.rules import rule
from judge.engine.state import Obj
from judge.games.vs_system import cosmic
from judge.games.vs_system.attack_events import LeftAttack
from judge.games.vs_system.attacks import in_attack
from judge.games.vs_system.events import KOd, StunLoss, Stunned
from judge.games.vs_system.printed import Character, Equipment
from judge.games.vs_system.scene import CHAIN, ENDURANCE, KO_PILE, PLAY, STUNNED, is_resource, scene
from judge.games.vs_system.uniqueness import applies_as, displaced

INVULNERABILITY = "invulnerability"


@rule("vs/stun.loss", "vs-system:A10.5", "heralds-of-galactus/doom-bot-dr-doom-cosmic-thief#1",
      "heralds-of-galactus/adam-warlock-protector-of-the-soul-gem#3", "heralds-of-galactus/i-hunger#4",
      misreading=lambda cost, is_invulnerable: cost, believing="invulnerability saves the character, not the endurance")  # fmt: skip
def stun_loss(cost: int, is_invulnerable: bool) -> int:
    """Becoming stunned costs the controller the character's cost; nothing with invulnerability."""
    return 0 if is_invulnerable else cost


@rule("vs/stun.looks-before", "heralds-of-galactus/doom-bot-dr-doom-cosmic-thief#1",
      misreading=lambda before, after: after,
      believing="what the character has lost by becoming stunned no longer saves its controller")  # fmt: skip
def saves_endurance(before: bool, after: bool) -> bool:
    """Whether the stun costs endurance is decided by what the character has as it becomes stunned, not by what is left of that."""
    return before


def joined_to_stun(match: Match, event: Stunned) -> tuple[Event, ...]:
    """Stun loss, the loss of a cosmic counter, the end of being attacker or defender."""
    obj = match.state.known(event.ref)
    view = match.view()
    before = INVULNERABILITY in view.items(obj, "keywords")
    is_invulnerable = before and match.consult(saves_endurance, before, _is_invulnerable_when_stunned(match, obj))
    by = match.consult(stun_loss, view.number(obj, "cost"), is_invulnerable)
    found: list[Event] = (
        [StunLoss(player=obj.controller, what=ENDURANCE, by=-by, stunned=obj.ref, cause=event.cause)] if by else []
    )
    if obj.count(cosmic.COSMIC) and match.consult(cosmic.stun_removes_counter):
        found.append(CounterRemoved(ref=obj.ref, kind=cosmic.COSMIC, cause=event.cause))
    if in_attack(scene(match.state).attack, obj.ref):
        found.append(LeftAttack(ref=obj.ref, cause=event.cause))
    return tuple(found)


def _is_invulnerable_when_stunned(match: Match, obj: Obj) -> bool:
    counters = tuple(counter for counter in obj.counters if counter.kind != cosmic.COSMIC)
    fallen = replace(obj, flags=obj.flags | {STUNNED}, counters=counters)
    return INVULNERABILITY in match.view(match.state.with_obj(fallen)).items(fallen, "keywords")


def joined_to_ko(event: KOd) -> tuple[Event, ...]:
    """A KO'd object goes to its owner's KO'd pile."""
    return (Moved(ref=event.ref, zone=KO_PILE, cause=event.cause),)


def joined_to_move(match: Match, event: Moved) -> tuple[Event, ...]:
    """What leaving play or coming into play brings with it."""
    obj = match.state.known(event.ref)
    found: list[Event] = []
    if obj.zone == PLAY and event.zone != PLAY:
        if in_attack(scene(match.state).attack, obj.ref):
            found.append(LeftAttack(ref=obj.ref, cause=event.cause))
        found += [
            Moved(ref=other.ref, zone=KO_PILE)
            for other in match.state.all()
            if other.host == obj.ref and other.zone == PLAY
        ]
    if obj.zone != PLAY and event.zone in (CHAIN, PLAY):
        found += _displaced(match, event, obj)
    if obj.zone != PLAY and event.zone == PLAY:
        found += _arrival(match, event, obj)
    return tuple(found)


def _displaced(match: Match, event: Moved, obj: Obj) -> list[Event]:
    """What uniqueness removes as ``obj`` is announced or arrives (A4.5)."""
    arrives = event.zone == PLAY
    recruited = isinstance(obj.card, Character) and (obj.zone == CHAIN or not arrives) and not _is_resource_spot(event)
    equips = isinstance(obj.card, Equipment) and (event.host is not None or not arrives)
    if not (recruited or equips) or not match.consult(applies_as, arrives):
        return []
    return [Moved(ref=old.ref, zone=KO_PILE) for old in displaced(match.view(), obj, event.controller or obj.owner)]


def _arrival(match: Match, event: Moved, obj: Obj) -> list[Event]:
    found: list[Event] = []
    becomes = event.becomes(match.state, match.game)
    view = match.view()
    is_character = isinstance(obj.card, Character) and not _is_resource_spot(event)
    keywords = view.items(obj, "keywords")
    if is_character and match.consult(cosmic.is_cosmic, keywords) and match.consult(cosmic.cosmic_brings_counter):
        if match.consult(cosmic.brings_counter_along, cosmic.SURGE in keywords):
            found.append(CounterAdded(ref=becomes, kind=cosmic.COSMIC))
    return found


def _is_resource_spot(event: Moved) -> bool:
    from judge.games.vs_system.scene import RESOURCES, Spot

    return isinstance(event.spot, Spot) and event.spot.row == RESOURCES


__all__ = ["is_resource", "joined_to_ko", "joined_to_move", "joined_to_stun", "stun_loss"]
