"""Whether a card may enter play or a zone, and what comes with turning a development face up."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from judge.engine.acting import denied, unmet
from judge.engine.context import Context, Match
from judge.engine.decision import Resolution
from judge.engine.errors import Objection
from judge.engine.events import Moved
from judge.engine.powers import Effect
from judge.engine.state import Cause, Event, Obj, Ref
from judge.games.warhammer_invasion.model.board import DISCARD, ZONES, is_development, is_unit
from judge.games.warhammer_invasion.model.cards import WiCard
from judge.games.warhammer_invasion.model.events import EnteredPlay, TurnedUp
from judge.games.warhammer_invasion.model.keyword_names import HERO, ONE_HERO
from judge.games.warhammer_invasion.rules.enter import (
    BOTH_PLAYERS_MAY_HAVE_ONE,
    DISCARDED_COPY_IS_NO_BAR,
    TEXT_BOX_ALLOWS_IT,
    TURNING_UP_ENTERS_PLAY,
    UNIQUE_CARD_HAS_NO_TWIN,
    ZONE_BINDS_ENTERING_ALONE,
)
from judge.games.warhammer_invasion.rules.hero import (
    HERO_LIMIT_BINDS_OPPONENTS,
    HERO_MAY_BE_PLAYED,
    HERO_MAY_BE_PUT,
    HERO_MAY_CHANGE_SIDES,
    HERO_MAY_MOVE,
    has_hero,
)


@dataclass(frozen=True)
class Arrival(Effect):
    """The card that is being played enters play in ``zone``, ``on`` another card where it is played onto one."""

    zone: str
    on: Ref | None = None

    def run(self, context: Context) -> Resolution[bool]:
        assert context.item is not None
        assert context.item.carries is not None
        is_gone = self.on is not None and context.state.obj(self.on) is None
        if is_gone:
            return False
        cause = Cause("play", context.controller, context.source)
        move = Moved(ref=context.item.carries, zone=self.zone, controller=context.controller, host=self.on, cause=cause)
        return bool((yield from context.match.happen(move)))

    def describe(self) -> str:
        return f"enters play in the {self.zone}"


class Coming(Enum):
    """How a card comes to be in a zone of a player's capital."""

    PLAYED = "played"
    PUT = "put into play"
    MOVED = "moved from another zone of that player"
    TAKEN = "taken control of"
    TURNED_UP = "turned face up where it is"


# Which rule keeps a further Hero out, by the way in which it comes.
HERO_RULES = {
    Coming.PLAYED: HERO_MAY_BE_PLAYED,
    Coming.PUT: HERO_MAY_BE_PUT,
    Coming.MOVED: HERO_MAY_MOVE,
    Coming.TAKEN: HERO_MAY_CHANGE_SIDES,
    Coming.TURNED_UP: TEXT_BOX_ALLOWS_IT,
}


def entry_objections(
    match: Match, obj: Obj, zone: str, player: str, coming: Coming, by: str | None = None
) -> tuple[Objection, ...]:
    """Why ``obj`` can't be in ``zone`` of ``player``, to which it comes in that way, through player ``by`` where it is known."""
    card = obj.card
    if not isinstance(card, WiCard):
        return ()
    others = [other for other in match.state.all() if other.ref != obj.ref and other.controller == player
              and other.zone in ZONES and not is_development(other) and isinstance(other.card, WiCard)]  # fmt: skip
    found: list[Objection] = []
    if card.unique and coming is not Coming.MOVED:
        has_twin = any(other.card.name == card.name for other in others)
        copies = [other for other in match.state.all() if other.ref != obj.ref and other.card.name == card.name]
        is_opposite = any(c.zone in ZONES and c.controller != player and not is_development(c) for c in copies)
        is_discarded = any(c.zone == DISCARD and c.controller == player for c in copies)
        found += unmet(match, (UNIQUE_CARD_HAS_NO_TWIN, not has_twin))
        found += denied(match, (BOTH_PLAYERS_MAY_HAVE_ONE, is_opposite), (DISCARDED_COPY_IS_NO_BAR, is_discarded))
    is_bound = match.judge(ZONE_BINDS_ENTERING_ALONE, coming is not Coming.MOVED, misread=True)
    if card.only_zone is not None and is_bound:
        found += unmet(match, (TEXT_BOX_ALLOWS_IT, zone == card.only_zone))
    if ONE_HERO in card.keywords:
        found += unmet(match, (HERO_RULES[coming], not _is_full(match, others, zone, player, by)))
    return tuple(found)


def consequences_of_turning_up(match: Match, event: TurnedUp) -> tuple[Event, ...]:
    """Turning a development up makes nothing enter play."""
    enters_play = match.judge(TURNING_UP_ENTERS_PLAY, False, misread=True)
    return (EnteredPlay(ref=event.ref, cause=event.cause),) if enters_play else ()


def _is_full(match: Match, others: list[Obj], zone: str, player: str, by: str | None) -> bool:
    """Whether ``others``, the cards of ``player``, hold all Heroes that ``zone`` takes."""
    heroes = [
        other for other in others if is_unit(other) and isinstance(other.card, WiCard) and HERO in other.card.traits
    ]
    is_full: bool = match.consult(has_hero, sum(other.zone == zone for other in heroes), len(heroes))
    is_by_opponent = by is not None and by != player
    return is_full and match.judge(HERO_LIMIT_BINDS_OPPONENTS, True, misread=not is_by_opponent)
