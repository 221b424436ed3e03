"""What comes with moving a card: entering, leaving, combat, quests, tokens."""

from __future__ import annotations

from judge.engine.context import Match
from judge.engine.events import Moved
from judge.engine.state import Event, Obj, Ref
from judge.games.warhammer_invasion.model.board import BATTLEFIELD, DEVELOPMENT, DISCARD, HAND, QUEST, ZONES, scene
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
    came, goes = obj.zone, event.zone
    becomes = event.becomes(match.state, match.game)
    found: list[Event] = []
    if came not in ZONES and goes in ZONES and DEVELOPMENT not in event.flags:
        is_played = event.cause.kind == "play"
        how = PLAYING_ENTERS_PLAY if is_played else PUTTING_ENTERS_PLAY
        if match.judge(how, True, misread=False) and match.judge(ENTERS_PLAY_FROM_ANYWHERE, True, misread=came == HAND):
            found.append(EnteredPlay(ref=becomes, cause=event.cause))
        found.append(EnteredZone(ref=becomes, zone=goes, cause=event.cause))
    if came in ZONES and goes != came:
        found += _departure(match, event, obj)
    return tuple(found)


def _departure(match: Match, event: Moved, obj: Obj) -> list[Event]:
    found: list[Event] = []
    stays = event.zone in ZONES
    if match.require(GOES_OUT_OF_PLAY, not stays) and (
        stays or match.judge(LEAVES_PLAY_WHEREVER_IT_GOES, True, misread=event.zone == DISCARD)
    ):
        found.append(LeftPlay(ref=obj.ref, cause=event.cause))
    if stays and match.judge(MOVING_ENTERS_PLAY, False, misread=True):
        found.append(EnteredPlay(ref=obj.ref, cause=event.cause))
    if stays and match.judge(MOVING_ENTERS_ZONE, True, misread=False):
        found.append(EnteredZone(ref=obj.ref, zone=event.zone, cause=event.cause))
    if _in_combat(match, obj.ref) and (not stays or _stops(match, obj, event.zone)):
        found.append(LeftCombat(ref=obj.ref, cause=event.cause))
    if obj.host is not None and isinstance(obj.card, Unit) and obj.zone == QUEST:
        if not stays or match.judge(QUESTING_STOPS, True, misread=False):
            found.append(LeftQuest(ref=obj.ref, cause=event.cause))
        if match.judge(TOKENS_ARE_LOST, True, misread=False):
            found.append(TokensLost(ref=obj.host, cause=event.cause))
    return found


def _in_combat(match: Match, ref: Ref) -> bool:
    combat = scene(match.state).combat
    return combat is not None and ref in (*combat.attackers, *combat.defenders)


def _stops(match: Match, obj: Obj, to: str) -> bool:
    combat = scene(match.state).combat
    if combat is None:
        return False
    if obj.ref in combat.attackers and obj.zone == BATTLEFIELD:
        exempt = ATTACKS_FROM_ANYWHERE in match.view().items(obj, "keywords")
        return match.judge(ATTACKER_STOPS, True, misread=False) and not match.judge(
            EXEMPT_UNIT_GOES_ON, exempt, misread=False
        )
    if obj.ref in combat.defenders:
        return match.judge(DEFENDER_STOPS, True, misread=False) and to != combat.zone
    return False
