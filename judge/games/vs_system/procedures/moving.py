"""What comes with moving a card: uniqueness, counters, the state in which it arrives."""

from __future__ import annotations

from judge.engine.context import Match
from judge.engine.events import CounterAdded, Moved
from judge.engine.state import Event, Obj
from judge.games.vs_system.model.attack_events import LeftAttack
from judge.games.vs_system.model.board import CHAIN, KO_PILE, PLAY, RESOURCES, Spot, in_attack, scene
from judge.games.vs_system.model.cards import Character, Equipment
from judge.games.vs_system.model.keyword_names import COSMIC, SURGE
from judge.games.vs_system.procedures.uniqueness import displaced
from judge.games.vs_system.rules.cosmic import BRINGS_COUNTER_ALONG, COSMIC_BRINGS_COUNTER, is_cosmic
from judge.games.vs_system.rules.unique import APPLIES_AS


def consequences_of_move(match: Match, event: Moved) -> tuple[Event, ...]:
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
    if not (recruited or equips) or not match.judge(APPLIES_AS, arrives, misread=not arrives):
        return []
    return [Moved(ref=old.ref, zone=KO_PILE) for old in displaced(match.view(), obj, event.controller or obj.owner)]


def _arrival(match: Match, event: Moved, obj: Obj) -> list[Event]:
    found: list[Event] = []
    becomes = event.becomes(match.state, match.game)
    view = match.view()
    is_character = isinstance(obj.card, Character) and not _is_resource_spot(event)
    keywords = view.items(obj, "keywords")
    if is_character and match.consult(is_cosmic, keywords) and match.judge(COSMIC_BRINGS_COUNTER, True, misread=False):
        if match.require(BRINGS_COUNTER_ALONG, SURGE not in keywords):
            found.append(CounterAdded(ref=becomes, kind=COSMIC))
    return found


def _is_resource_spot(event: Moved) -> bool:
    return isinstance(event.spot, Spot) and event.spot.row == RESOURCES
