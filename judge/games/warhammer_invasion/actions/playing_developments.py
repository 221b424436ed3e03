"""Playing a card as a development."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.acting import Action, denied, objection, unmet
from judge.engine.context import Context, Match
from judge.engine.decision import Resolution
from judge.engine.errors import Objection
from judge.engine.events import Moved
from judge.engine.state import Cause, Ref
from judge.games.warhammer_invasion.actions.acting import hand_on
from judge.games.warhammer_invasion.actions.playing_cards import (
    WRONG_ZONE,
    developments_played,
    untimely,
)
from judge.games.warhammer_invasion.model.board import DEVELOPMENT, HAND, RESOURCES, ZONES, is_burning
from judge.games.warhammer_invasion.model.cards import Tactic, WiCard
from judge.games.warhammer_invasion.procedures.costs import price
from judge.games.warhammer_invasion.rules.act import (
    ANY_CARD_DEVELOPS,
    BURNING_ZONE_TAKES_CARDS,
    CARD_IS_PLAYABLE,
    DEVELOPMENT_BY_EFFECT_IS_EXTRA,
    DEVELOPMENT_IS_FREE,
    ONE_DEVELOPMENT_A_TURN,
)


@dataclass(frozen=True)
class PlayDevelopment(Action):
    """Put a card from hand face down into one of one's own zones."""

    ref: Ref
    zone: str

    def objections(self, match: Match, player: str) -> tuple[Objection, ...]:
        obj = match.state.obj(self.ref)
        if obj is None or not isinstance(obj.card, WiCard):
            return (objection(CARD_IS_PLAYABLE),)
        played, by_effects = (developments_played(match, player, by_effects=each) for each in (False, True))
        counted = match.judge(DEVELOPMENT_BY_EFFECT_IS_EXTRA, played, misread=by_effects)
        is_poor = match.state.number(player, RESOURCES) < price(Context(match, player, self.ref), obj)
        return (
            *(() if self.zone in ZONES else (WRONG_ZONE,)),
            *untimely(match, player),
            *unmet(match, (CARD_IS_PLAYABLE, obj.owner == player and obj.zone == HAND)),
            *unmet(match, (ONE_DEVELOPMENT_A_TURN, not counted)),
            *denied(match, (ANY_CARD_DEVELOPS, isinstance(obj.card, Tactic)), (DEVELOPMENT_IS_FREE, is_poor)),
            *denied(match, (BURNING_ZONE_TAKES_CARDS, is_burning(match.state, player, self.zone))),
        )

    def perform(self, match: Match, player: str) -> Resolution[None]:
        cause = Cause("play", player, self.ref)
        yield from match.happen(
            Moved(ref=self.ref, zone=self.zone, controller=player, flags=frozenset({DEVELOPMENT}), cause=cause)
        )
        yield from hand_on(match, player)

    def describe(self, match: Match) -> str:
        return f"putting {match.names()(self.ref)} into the {self.zone} as a development"
