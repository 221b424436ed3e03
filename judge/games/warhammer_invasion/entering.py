"""What may enter play, and what counts as entering or leaving it (B2.4, B2.5, B7.2)."""

from __future__ import annotations

from judge.engine.acting import objection
from judge.engine.errors import Objection
from judge.engine.events import Event, Moved
from judge.engine.match import Match
from judge.engine.rules import Rule, rule
from judge.engine.state import Obj, Ref
from judge.games.warhammer_invasion.events import (
    EnteredPlay,
    EnteredZone,
    LeftCombat,
    LeftPlay,
    LeftQuest,
    TokensLost,
    TurnedUp,
)
from judge.games.warhammer_invasion.printed import Unit, WiCard
from judge.games.warhammer_invasion.scene import BATTLEFIELD, DEVELOPMENT, QUEST, ZONES, is_development, scene

ONE_HERO = "limit one Hero per zone"
ATTACKS_FROM_ANYWHERE = "may attack from any zone"


@rule("wi/enter.unique", "warhammer-invasion/put-into-play#2", "warhammer-invasion:B2.5", misreading=lambda has_one: True,
      believing="a card effect may put a second copy of a unique card into play")  # fmt: skip
def may_enter_unique(has_one: bool) -> bool:
    """A unique card can't enter play on the side of a player who has one of that name."""
    return not has_one


@rule("wi/enter.text", "warhammer-invasion/put-into-play#3", "warhammer-invasion/cost#4", "warhammer-invasion/cs-75-rip-dere-eads-off#2",
      misreading=lambda is_allowed: True, believing="a card effect gets around what the card's own text box forbids")  # fmt: skip
def text_allows(is_allowed: bool) -> bool:
    """A card can't come where its own text box doesn't let it be."""
    return is_allowed


@rule("wi/hero.play", "warhammer-invasion/limit-one-hero-per-zone#1", misreading=lambda is_held: True,
      believing="a second Hero may be played into a zone that has one")  # fmt: skip
def hero_may_be_played(is_held: bool) -> bool:
    """No further Hero can be played into a zone that has one."""
    return not is_held


@rule("wi/hero.put", "warhammer-invasion/limit-one-hero-per-zone#2", misreading=lambda is_held: True,
      believing="the Hero limit is about playing, and an effect may put a second Hero into the zone")  # fmt: skip
def hero_may_be_put(is_held: bool) -> bool:
    """No effect puts a further Hero into play in a zone that has one."""
    return not is_held


@rule("wi/hero.move", "warhammer-invasion/limit-one-hero-per-zone#3", misreading=lambda is_held: True,
      believing="a Hero that is in play already may move to a zone that has one")  # fmt: skip
def hero_may_move(is_held: bool) -> bool:
    """No further Hero moves into a zone that has one."""
    return not is_held


@rule("wi/hero.control", "warhammer-invasion/limit-one-hero-per-zone#4", misreading=lambda is_held: True,
      believing="taking control of a Hero is no way of bringing one in, so the limit doesn't matter")  # fmt: skip
def hero_may_change_sides(is_held: bool) -> bool:
    """A player can't take control of a further Hero into a zone that has one of his."""
    return not is_held


@rule("wi/hero.binds-opponents", "warhammer-invasion/limit-one-hero-per-zone#5", misreading=lambda by_opponent: not by_opponent,
      believing="the limit binds the player whose zone it is, and his opponent may bring a second Hero there")  # fmt: skip
def limit_binds(by_opponent: bool) -> bool:
    """The Hero limit binds the opponent too."""
    return True


@rule("wi/hero.per-zone", "warhammer-invasion/limit-one-hero-per-zone#6", misreading=lambda heroes_in_zone, heroes: heroes > 0,
      believing="a player can have but one Hero in his whole capital")  # fmt: skip
def hero_is_held(heroes_in_zone: int, heroes: int) -> bool:
    """The Hero limit is counted zone by zone."""
    return heroes_in_zone > 0


@rule("wi/enter.turned-up", "warhammer-invasion/cs-75-rip-dere-eads-off#1", "warhammer-invasion/faq-grimgor-rip-dere-eads-off#1",
      "warhammer-invasion/faq-grimgor-rip-dere-eads-off#2", misreading=lambda: True,
      believing="a development that is turned face up enters play as the unit that it is")  # fmt: skip
def turning_up_enters_play() -> bool:
    """A development was in play before: turned face up it doesn't enter play."""
    return False


@rule("wi/enter.by-effect", "warhammer-invasion/enters-play#2", misreading=lambda is_played: is_played,
      believing="only a card that is played enters play, not one that an effect puts there")  # fmt: skip
def putting_enters_play(is_played: bool) -> bool:
    """A card that an effect puts into play enters play just as one that is played."""
    return True


@rule("wi/enter.by-playing", "warhammer-invasion/enters-play#1", misreading=lambda is_played: not is_played,
      believing="'enters play' speaks only of cards that an effect puts there")  # fmt: skip
def playing_enters_play(is_played: bool) -> bool:
    """To play a card makes it enter play."""
    return True


@rule("wi/enter.from", "warhammer-invasion/enters-play#3", misreading=lambda zone: zone == "hand",
      believing="only a card from the hand enters play")  # fmt: skip
def enters_from(zone: str) -> bool:
    """Cards enter play from hand, deck and discard pile."""
    return True


@rule("wi/move.no-entry", "warhammer-invasion/moving-units#7", misreading=lambda: True,
      believing="a unit that moves to another zone enters play there anew")  # fmt: skip
def moving_enters_play() -> bool:
    """A unit that moves from zone to zone doesn't enter play."""
    return False


@rule("wi/move.enters-zone", "warhammer-invasion/moving-units#6", misreading=lambda: False,
      believing="only a unit that comes from outside play enters a zone")  # fmt: skip
def moving_enters_zone() -> bool:
    """A unit that moves to another zone enters that zone."""
    return True


@rule("wi/move.attacker-stops", "warhammer-invasion/moving-units#1", misreading=lambda: False,
      believing="once declared, an attacker attacks wherever it is")  # fmt: skip
def attacker_stops() -> bool:
    """An attacker that is moved out of the battlefield stops attacking."""
    return True


@rule("wi/move.defender-stops", "warhammer-invasion/moving-units#2", misreading=lambda: False,
      believing="once declared, a defender defends wherever it is")  # fmt: skip
def defender_stops() -> bool:
    """A defender that is moved out of the zone that it defends stops defending."""
    return True


@rule("wi/move.exempt", "warhammer-invasion/moving-units#3", misreading=lambda can_from_there: False,
      believing="every attacker that leaves the battlefield stops attacking, whatever its text says")  # fmt: skip
def goes_on(can_from_there: bool) -> bool:
    """A moved unit goes on attacking or defending if an effect lets it do so from where it is now."""
    return can_from_there


@rule("wi/move.questing-stops", "warhammer-invasion/moving-units#4", misreading=lambda: False,
      believing="a unit stays on its quest wherever it is")  # fmt: skip
def questing_stops() -> bool:
    """A questing unit that is moved out of the quest zone stops questing."""
    return True


@rule("wi/move.tokens-go", "warhammer-invasion/moving-units#5", "warhammer-invasion:B7.4", misreading=lambda: False,
      believing="the tokens stay on the quest for the next unit")  # fmt: skip
def tokens_go() -> bool:
    """As its unit goes away the quest loses all its resource tokens."""
    return True


@rule("wi/leave.play-only", "warhammer-invasion/leaves-play#1", "warhammer-invasion/leaves-play#2",
      misreading=lambda is_out_of_play: True, believing="a card that leaves its zone leaves play")  # fmt: skip
def leaves_play(is_out_of_play: bool) -> bool:
    """A card leaves play as it goes to a zone out of play, not as it changes zones in play."""
    return is_out_of_play


@rule("wi/leave.anywhere", "warhammer-invasion/leaves-play#3", misreading=lambda to: to == "discard pile",
      believing="a card leaves play only on its way to the discard pile")  # fmt: skip
def leaving_counts(to: str) -> bool:
    """Hand and deck are out of play as well as the discard pile."""
    return True


def entry_objections(
    match: Match, obj: Obj, zone: str, player: str, how: str, doer: str | None = None
) -> tuple[Objection, ...]:
    """Why ``obj`` can't be in ``zone`` of ``player``: ``how`` is "play", "put", "move", "control" or "turn up".

    ``doer`` is the player whose doing it is.
    """
    card = obj.card
    if not isinstance(card, WiCard):
        return ()
    others = [other for other in match.state.all() if other.zone in ZONES and other.controller == player and other.ref != obj.ref
              and not is_development(other) and isinstance(other.card, WiCard)]  # fmt: skip
    found = []
    has_one = any(other.card.name == card.name for other in others)
    if card.unique and how != "move" and not match.consult(may_enter_unique, has_one):
        found.append(objection(may_enter_unique))
    if card.only_zone is not None and not match.consult(text_allows, zone == card.only_zone):
        found.append(objection(text_allows))
    if ONE_HERO in card.keywords:
        heroes = [other for other in others if isinstance(other.card, Unit) and "Hero" in other.card.traits]
        is_held = match.consult(hero_is_held, sum(other.zone == zone for other in heroes), len(heroes))
        is_held = is_held and match.consult(limit_binds, doer is not None and doer != player)
        rules: dict[str, Rule[[bool], bool]] = {
            "play": hero_may_be_played, "put": hero_may_be_put, "move": hero_may_move, "control": hero_may_change_sides,
        }  # fmt: skip
        if how in rules and not match.consult(rules[how], is_held):
            found.append(objection(rules[how]))
        if how not in rules and not match.consult(text_allows, not is_held):
            found.append(objection(text_allows))
    return tuple(found)


def joined_to_turning_up(match: Match, event: TurnedUp) -> tuple[Event, ...]:
    """Turning a development up makes nothing enter play."""
    return (EnteredPlay(ref=event.ref, cause=event.cause),) if match.consult(turning_up_enters_play) else ()


def joined_to_move(match: Match, event: Moved) -> tuple[Event, ...]:
    """What entering play, changing zones and leaving play bring with them."""
    obj = match.state.known(event.ref)
    came, goes = obj.zone, event.zone
    becomes = event.becomes(match.state, match.game)
    found: list[Event] = []
    if came not in ZONES and goes in ZONES and DEVELOPMENT not in event.flags:
        is_played = event.cause.kind == "play"
        how = playing_enters_play if is_played else putting_enters_play
        if match.consult(how, is_played) and match.consult(enters_from, came):
            found.append(EnteredPlay(ref=becomes, cause=event.cause))
        found.append(EnteredZone(ref=becomes, zone=goes, cause=event.cause))
    if came in ZONES and goes != came:
        found += _departure(match, event, obj)
    return tuple(found)


def _departure(match: Match, event: Moved, obj: Obj) -> list[Event]:
    found: list[Event] = []
    stays = event.zone in ZONES
    if match.consult(leaves_play, not stays) and (stays or match.consult(leaving_counts, event.zone)):
        found.append(LeftPlay(ref=obj.ref, cause=event.cause))
    if stays and match.consult(moving_enters_play):
        found.append(EnteredPlay(ref=obj.ref, cause=event.cause))
    if stays and match.consult(moving_enters_zone):
        found.append(EnteredZone(ref=obj.ref, zone=event.zone, cause=event.cause))
    if _in_combat(match, obj.ref) and (not stays or _stops(match, obj, event.zone)):
        found.append(LeftCombat(ref=obj.ref, cause=event.cause))
    if obj.host is not None and isinstance(obj.card, Unit) and obj.zone == QUEST:
        if not stays or match.consult(questing_stops):
            found.append(LeftQuest(ref=obj.ref, cause=event.cause))
        if match.consult(tokens_go):
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
        return match.consult(attacker_stops) and not match.consult(goes_on, exempt)
    if obj.ref in combat.defenders:
        return match.consult(defender_stops) and to != combat.zone
    return False
