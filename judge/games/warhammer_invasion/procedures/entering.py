"""Whether a card may enter play or a zone, and what comes with turning a development face up."""

from __future__ import annotations

from judge.engine.acting import objection
from judge.engine.context import Match
from judge.engine.errors import Objection
from judge.engine.state import Event, Obj
from judge.games.warhammer_invasion.model.board import ZONES, is_development
from judge.games.warhammer_invasion.model.cards import Unit, WiCard
from judge.games.warhammer_invasion.model.events import EnteredPlay, TurnedUp
from judge.games.warhammer_invasion.model.keyword_names import ONE_HERO
from judge.games.warhammer_invasion.rules.enter import MAY_ENTER_UNIQUE, TEXT_ALLOWS, TURNING_UP_ENTERS_PLAY
from judge.games.warhammer_invasion.rules.hero import (
    HERO_MAY_BE_PLAYED,
    HERO_MAY_BE_PUT,
    HERO_MAY_CHANGE_SIDES,
    HERO_MAY_MOVE,
    LIMIT_BINDS,
    hero_is_held,
)


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
    if card.unique and how != "move" and not match.require(MAY_ENTER_UNIQUE, not has_one):
        found.append(objection(MAY_ENTER_UNIQUE))
    if card.only_zone is not None and not match.require(TEXT_ALLOWS, zone == card.only_zone):
        found.append(objection(TEXT_ALLOWS))
    if ONE_HERO in card.keywords:
        heroes = [other for other in others if isinstance(other.card, Unit) and "Hero" in other.card.traits]
        is_held = match.consult(hero_is_held, sum(other.zone == zone for other in heroes), len(heroes))
        is_held = is_held and match.judge(LIMIT_BINDS, True, misread=not (doer is not None and doer != player))
        rules = {
            "play": HERO_MAY_BE_PLAYED, "put": HERO_MAY_BE_PUT, "move": HERO_MAY_MOVE, "control": HERO_MAY_CHANGE_SIDES,
        }  # fmt: skip
        if how in rules and not match.require(rules[how], not is_held):
            found.append(objection(rules[how]))
        if how not in rules and not match.require(TEXT_ALLOWS, not is_held):
            found.append(objection(TEXT_ALLOWS))
    return tuple(found)


def consequences_of_turning_up(match: Match, event: TurnedUp) -> tuple[Event, ...]:
    """Turning a development up makes nothing enter play."""
    return (
        (EnteredPlay(ref=event.ref, cause=event.cause),)
        if match.judge(TURNING_UP_ENTERS_PLAY, False, misread=True)
        else ()
    )
