"""What comes with moving a card: entering, leaving, combat, quests, tokens."""

from __future__ import annotations

from judge.engine.context import Match
from judge.engine.events import Moved
from judge.engine.state import Event, Obj
from judge.games.warhammer_invasion.model.board import (
    BATTLEFIELD,
    CHAIN,
    DEVELOPMENT,
    DISCARD,
    HAND,
    QUEST,
    ZONES,
    is_in_combat,
    scene,
)
from judge.games.warhammer_invasion.model.cards import Unit
from judge.games.warhammer_invasion.model.events import (
    EnteredPlay,
    EnteredZone,
    LeftCombat,
    LeftPlay,
    LeftQuest,
    TokensLost,
)
from judge.games.warhammer_invasion.model.keyword_names import ATTACKS_FROM_ANYWHERE
from judge.games.warhammer_invasion.rules.enter import (
    ENTERS_PLAY_FROM_ANYWHERE,
    PLAYING_ENTERS_PLAY,
    PUTTING_ENTERS_PLAY,
)
from judge.games.warhammer_invasion.rules.leave import GOES_OUT_OF_PLAY, LEAVES_PLAY_WHEREVER_IT_GOES
from judge.games.warhammer_invasion.rules.move import (
    ATTACKER_STOPS,
    DEFENDER_STOPS,
    EXEMPT_UNIT_GOES_ON,
    MOVING_ENTERS_PLAY,
    MOVING_ENTERS_ZONE,
    QUESTING_STOPS,
    TOKENS_ARE_LOST,
)


def consequences_of_move(match: Match, event: Moved) -> tuple[Event, ...]:
    """What entering play, changing zones and leaving play bring with them."""
    obj = match.state.known(event.ref)
    if obj.zone in ZONES:
        return () if event.zone == obj.zone else _departure(match, event, obj)
    if event.zone in ZONES and DEVELOPMENT not in event.flags:
        return _entry(match, event, obj)
    return ()


def _entry(match: Match, event: Moved, obj: Obj) -> tuple[Event, ...]:
    """``obj`` comes from outside play into a zone."""
    becomes = event.becomes(match.state, match.game)
    found: list[Event] = []
    way = PLAYING_ENTERS_PLAY if event.cause.kind == "play" else PUTTING_ENTERS_PLAY
    is_from_hand = obj.zone in (HAND, CHAIN)
    if match.judge(way, True, misread=False) and match.judge(ENTERS_PLAY_FROM_ANYWHERE, True, misread=is_from_hand):
        found.append(EnteredPlay(ref=becomes, cause=event.cause))
    return (*found, EnteredZone(ref=becomes, zone=event.zone, cause=event.cause))


def _departure(match: Match, event: Moved, obj: Obj) -> tuple[Event, ...]:
    """``obj`` leaves its zone, for another one or out of play."""
    found: list[Event] = []
    stays = event.zone in ZONES
    is_discarded = event.zone == DISCARD
    if match.require(GOES_OUT_OF_PLAY, not stays) and (
        stays or match.judge(LEAVES_PLAY_WHEREVER_IT_GOES, True, misread=is_discarded)
    ):
        found.append(LeftPlay(ref=obj.ref, cause=event.cause))
    if stays and match.judge(MOVING_ENTERS_PLAY, False, misread=True):
        found.append(EnteredPlay(ref=obj.ref, cause=event.cause))
    if stays and match.judge(MOVING_ENTERS_ZONE, True, misread=False):
        found.append(EnteredZone(ref=obj.ref, zone=event.zone, cause=event.cause))
    if is_in_combat(match.state, obj.ref) and (not stays or _stops_fighting(match, obj, event.zone)):
        found.append(LeftCombat(ref=obj.ref, cause=event.cause))
    if obj.host is not None and isinstance(obj.card, Unit) and obj.zone == QUEST:
        if not stays or match.judge(QUESTING_STOPS, True, misread=False):
            found.append(LeftQuest(ref=obj.ref, cause=event.cause))
        if match.judge(TOKENS_ARE_LOST, True, misread=False):
            found.append(TokensLost(ref=obj.host, cause=event.cause))
    return tuple(found)


def _stops_fighting(match: Match, obj: Obj, to: str) -> bool:
    """Whether ``obj``, attacker or defender, is so no longer as it moves to zone ``to``."""
    combat = scene(match.state).combat
    if combat is None:
        return False
    if obj.ref in combat.attackers and obj.zone == BATTLEFIELD:
        is_exempt = ATTACKS_FROM_ANYWHERE in match.view().items(obj, "keywords")
        return match.judge(ATTACKER_STOPS, True, misread=False) and not match.judge(
            EXEMPT_UNIT_GOES_ON, is_exempt, misread=False
        )
    if obj.ref in combat.defenders:
        return match.judge(DEFENDER_STOPS, True, misread=False) and to != combat.zone
    return False
