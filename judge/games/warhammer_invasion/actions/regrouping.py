"""Moving a card that is in play to another zone, without an effect that does so: what players would like to do, and no rule allows."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.acting import Action, objection, unmet
from judge.engine.context import Match
from judge.engine.decision import Resolution
from judge.engine.errors import Objection
from judge.engine.events import Moved
from judge.engine.state import Cause, Ref
from judge.games.warhammer_invasion.actions.acting import hand_on
from judge.games.warhammer_invasion.actions.playing_cards import WRONG_ZONE, untimely
from judge.games.warhammer_invasion.model.board import ZONES, is_unit
from judge.games.warhammer_invasion.rules.act import ABILITY_IS_USABLE, ONLY_EFFECTS_MOVE


@dataclass(frozen=True)
class Regroup(Action):
    """Move one of one's own units to another of one's own zones."""

    ref: Ref
    zone: str

    def objections(self, match: Match, player: str) -> tuple[Objection, ...]:
        obj = match.state.obj(self.ref)
        if obj is None or not is_unit(obj) or obj.zone not in ZONES or obj.controller != player:
            return (objection(ABILITY_IS_USABLE),)
        return (
            *(() if self.zone in ZONES and self.zone != obj.zone else (WRONG_ZONE,)),
            *untimely(match, player),
            *unmet(match, (ONLY_EFFECTS_MOVE, False)),
        )

    def perform(self, match: Match, player: str) -> Resolution[None]:
        yield from match.happen(Moved(ref=self.ref, zone=self.zone, cause=Cause("play", player, self.ref)))
        yield from hand_on(match, player)

    def describe(self, match: Match) -> str:
        return f"moving {match.names()(self.ref)} to the {self.zone}"
