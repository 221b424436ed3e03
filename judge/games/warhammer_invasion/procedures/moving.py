"""What comes with moving a card: entering, leaving, combat, quests, tokens."""

from __future__ import annotations

from judge.engine.context import Match
from judge.engine.events import CounterAdded, Drew, Moved, NumberChanged
from judge.engine.state import Event, Obj
from judge.games.warhammer_invasion.model.board import (
    BATTLEFIELD,
    CHAIN,
    CORRUPT,
    DAMAGE,
    DEVELOPMENT,
    DISCARD,
    HAND,
    QUEST,
    RESOURCES,
    ZONES,
    is_development,
    is_in_combat,
    scene,
)
from judge.games.warhammer_invasion.model.cards import Quest, Section, Support, Unit
from judge.games.warhammer_invasion.model.events import (
    Corrupted,
    EnteredPlay,
    EnteredZone,
    Happening,
    Healed,
    LeftCombat,
    LeftPlay,
    LeftQuest,
    TokensLost,
)
from judge.games.warhammer_invasion.model.keyword_names import ATTACKS_FROM_ANYWHERE, DEFENDS_FROM_ANYWHERE
from judge.games.warhammer_invasion.rules.damage import DAMAGE_STAYS_WITHOUT_DEVELOPMENT
from judge.games.warhammer_invasion.rules.enter import (
    ENTERING_CORRUPT_IS_NO_CHANGE,
    ENTERS_PLAY_FROM_ANYWHERE,
    PLAYING_ENTERS_PLAY,
    PUTTING_ENTERS_PLAY,
)
from judge.games.warhammer_invasion.rules.leave import (
    COMES_BACK_AS_NEW_CARD,
    GOES_OUT_OF_PLAY,
    LEAVES_PLAY_WHEREVER_IT_GOES,
)
from judge.games.warhammer_invasion.rules.move import (
    ATTACHMENT_KEEPS_CONTROLLER,
    ATTACKER_STOPS,
    DAMAGE_MOVES_ALONG,
    DEFENDER_STOPS,
    EXEMPT_UNIT_GOES_ON,
    MOVED_QUEST_LOSES_TOKENS,
    MOVING_ENTERS_PLAY,
    MOVING_ENTERS_ZONE,
    QUESTING_STOPS,
    TOKENS_ARE_LOST,
    UNIT_STAYS_BEHIND,
)
from judge.games.warhammer_invasion.rules.put import TOKENS_COME_FROM_POOL
from judge.games.warhammer_invasion.rules.turn import COLLECTED_ONCE


class AlsoCorrupted(Happening):
    """A unit that enters play corrupt counts as having become corrupt, as somebody believes."""

    verb = Corrupted.verb


def consequences_of_move(match: Match, event: Moved) -> tuple[Event, ...]:
    """What entering play, changing zones and leaving play bring with them."""
    obj = match.state.known(event.ref)
    if obj.zone in ZONES:
        stays = event.zone == obj.zone and not _changes_sides(event, obj)
        return tuple(_attachments_follow(match, event, obj)) if stays else _departure(match, event, obj)
    if event.zone in ZONES:
        return _entry(match, event, obj)
    return ()


def _changes_sides(event: Moved, obj: Obj) -> bool:
    """Whether the move brings ``obj`` from a zone of one player into that of another: each has zones of his own."""
    return (event.controller or obj.controller) != obj.controller


def consequences_of_token(match: Match, event: CounterAdded) -> tuple[Event, ...]:
    """A resource token comes from the pool: nobody pays for it."""
    if match.judge(TOKENS_COME_FROM_POOL, True, misread=False):
        return ()
    player = match.state.known(event.ref).controller
    return (NumberChanged(player=player, what=RESOURCES, by=-1, cause=event.cause),)


def _entry(match: Match, event: Moved, obj: Obj) -> tuple[Event, ...]:
    """``obj`` comes from outside play into a zone, as a development too."""
    becomes = event.becomes(match.state, match.game)
    found: list[Event] = []
    way = PLAYING_ENTERS_PLAY if event.cause.kind == "play" else PUTTING_ENTERS_PLAY
    is_from_hand = obj.zone in (HAND, CHAIN)
    if match.judge(way, True, misread=False) and match.judge(ENTERS_PLAY_FROM_ANYWHERE, True, misread=is_from_hand):
        found.append(EnteredPlay(ref=becomes, cause=event.cause))
    if DEVELOPMENT not in event.flags:
        found += _yields(match, event, obj)
    if CORRUPT in event.flags and match.judge(ENTERING_CORRUPT_IS_NO_CHANGE, False, misread=True):
        found.append(AlsoCorrupted(ref=becomes, cause=event.cause))
    if DEVELOPMENT not in event.flags:
        found += _as_it_was(match, event, obj)
    return (*found, EnteredZone(ref=becomes, zone=event.zone, cause=event.cause))


def _as_it_was(match: Match, event: Moved, obj: Obj) -> list[Event]:
    """What makes a card that comes back as hurt and as corrupt as it left play, as somebody believes."""
    seen = (record.before.objects.get(obj.ref.card) for record in reversed(match.state.history))
    last = next((was for was in seen if was is not None and was.zone in ZONES and not is_development(was)), None)
    if last is None or match.judge(COMES_BACK_AS_NEW_CARD, True, misread=False):
        return []
    becomes = event.becomes(match.state, match.game)
    found: list[Event] = [CounterAdded(ref=becomes, kind=DAMAGE, cause=event.cause)] * last.count(DAMAGE)
    return [*found, Corrupted(ref=becomes, cause=event.cause)] if CORRUPT in last.flags else found


def _yields(match: Match, event: Moved, obj: Obj) -> list[Event]:
    """What a card that enters a zone yields at once: nothing, as the rules are."""
    player, power = event.controller or obj.owner, getattr(obj.card, "power", 0)
    if not power or event.zone == BATTLEFIELD or match.judge(COLLECTED_ONCE, True, misread=False):
        return []
    if event.zone == QUEST:
        return [Drew(player=player, cause=event.cause)] * power
    return [NumberChanged(player=player, what=RESOURCES, by=power, cause=event.cause)]


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
    if stays and obj.count(DAMAGE) and not match.judge(DAMAGE_MOVES_ALONG, True, misread=False):
        found.append(Healed(ref=obj.ref, n=obj.count(DAMAGE), cause=event.cause))
    if is_development(obj) and not stays and not match.judge(DAMAGE_STAYS_WITHOUT_DEVELOPMENT, True, misread=False):
        found += (Healed(ref=other.ref, n=1, cause=event.cause) for other in match.state.all()
                  if isinstance(other.card, Section) and (other.zone, other.controller) == (obj.zone, obj.controller))  # fmt: skip
    if isinstance(obj.card, Quest) and not is_development(obj):
        found += _quest_goes(match, event, obj)
    found += _attachments_follow(match, event, obj)
    # Who fights on one side doesn't go on for the other: its battlefield is another zone.
    is_out = not stays or _changes_sides(event, obj)
    if is_in_combat(match.state, obj.ref) and (is_out or _stops_fighting(match, obj, event.zone)):
        found.append(LeftCombat(ref=obj.ref, cause=event.cause))
    if obj.host is not None and isinstance(obj.card, Unit) and obj.zone == QUEST:
        if not stays or match.judge(QUESTING_STOPS, True, misread=False):
            found.append(LeftQuest(ref=obj.ref, cause=event.cause))
        if match.judge(TOKENS_ARE_LOST, True, misread=False):
            found.append(TokensLost(ref=obj.host, cause=event.cause))
    return tuple(found)


def _quest_goes(match: Match, event: Moved, quest: Obj) -> list[Event]:
    """A quest changes zones or leaves play: its tokens go, and the unit on it stays where it is and quests no longer."""
    found: list[Event] = []
    if event.zone in ZONES and match.judge(MOVED_QUEST_LOSES_TOKENS, True, misread=False):
        found.append(TokensLost(ref=quest.ref, cause=event.cause))
    for unit in match.state.all():
        if unit.host == quest.ref and unit.zone in ZONES:
            if event.zone not in ZONES or match.judge(UNIT_STAYS_BEHIND, True, misread=False):
                found.append(LeftQuest(ref=unit.ref, cause=event.cause))
            else:
                found.append(Moved(ref=unit.ref, zone=event.zone, cause=event.cause))
    return found


def _attachments_follow(match: Match, event: Moved, unit: Obj) -> list[Event]:
    """What is attached to a unit goes with it to its new zone, under the control of who played it."""
    found: list[Event] = []
    for obj in match.state.all():
        if obj.host == unit.ref and isinstance(obj.card, Support) and event.zone in ZONES:
            new = event.controller or unit.controller
            controller = match.judge(ATTACHMENT_KEEPS_CONTROLLER, obj.controller, misread=new)
            if (obj.zone, obj.controller) != (event.zone, controller):
                found.append(Moved(ref=obj.ref, zone=event.zone, controller=controller, cause=event.cause))
    return found


def _stops_fighting(match: Match, obj: Obj, to: str) -> bool:
    """Whether ``obj``, attacker or defender, is so no longer as it moves to zone ``to``."""
    combat = scene(match.state).combat
    if combat is None:
        return False
    if obj.ref in combat.attackers and obj.zone == BATTLEFIELD:
        return match.judge(ATTACKER_STOPS, True, misread=False) and not _may_go_on(match, obj, ATTACKS_FROM_ANYWHERE)
    if obj.ref in combat.defenders and to != combat.zone:
        return match.judge(DEFENDER_STOPS, True, misread=False) and not _may_go_on(match, obj, DEFENDS_FROM_ANYWHERE)
    return False


def _may_go_on(match: Match, obj: Obj, keyword: str) -> bool:
    """Whether ``keyword`` lets ``obj`` fight on from wherever it is."""
    is_exempt = keyword in match.view().items(obj, "keywords")
    return match.judge(EXEMPT_UNIT_GOES_ON, is_exempt, misread=False)
