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
from judge.games.warhammer_invasion.rules.enter import (
    TEXT_BOX_ALLOWS_IT,
    TURNING_UP_ENTERS_PLAY,
    UNIQUE_CARD_HAS_NO_TWIN,
)
from judge.games.warhammer_invasion.rules.hero import (
    HERO_LIMIT_BINDS_OPPONENTS,
    HERO_MAY_BE_PLAYED,
    HERO_MAY_BE_PUT,
    HERO_MAY_CHANGE_SIDES,
    HERO_MAY_MOVE,
    has_hero,
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
    if card.unique and how != "move" and not match.require(UNIQUE_CARD_HAS_NO_TWIN, not has_one):
        found.append(objection(UNIQUE_CARD_HAS_NO_TWIN))
    if card.only_zone is not None and not match.require(TEXT_BOX_ALLOWS_IT, zone == card.only_zone):
        found.append(objection(TEXT_BOX_ALLOWS_IT))
    if ONE_HERO in card.keywords:
        heroes = [other for other in others if isinstance(other.card, Unit) and "Hero" in other.card.traits]
        is_held = match.consult(has_hero, sum(other.zone == zone for other in heroes), len(heroes))
        is_held = is_held and match.judge(
            HERO_LIMIT_BINDS_OPPONENTS, True, misread=not (doer is not None and doer != player)
        )
        rules = {
            "play": HERO_MAY_BE_PLAYED, "put": HERO_MAY_BE_PUT, "move": HERO_MAY_MOVE, "control": HERO_MAY_CHANGE_SIDES,
        }  # fmt: skip
        if how in rules and not match.require(rules[how], not is_held):
            found.append(objection(rules[how]))
        if how not in rules and not match.require(TEXT_BOX_ALLOWS_IT, not is_held):
            found.append(objection(TEXT_BOX_ALLOWS_IT))
    return tuple(found)


def consequences_of_turning_up(match: Match, event: TurnedUp) -> tuple[Event, ...]:
    """Turning a development up makes nothing enter play."""
    return (
        (EnteredPlay(ref=event.ref, cause=event.cause),)
        if match.judge(TURNING_UP_ENTERS_PLAY, False, misread=True)
        else ()
    )
