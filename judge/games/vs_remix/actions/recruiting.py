"""Recruiting in VS Remix: a reservist is revealed and its gap filled as it is announced, before anything is paid."""

from __future__ import annotations

from dataclasses import dataclass, replace

from judge.engine.acting import barred
from judge.engine.context import Match
from judge.engine.decision import Resolution
from judge.engine.errors import Objection
from judge.engine.events import Revealed
from judge.engine.powers import Effect
from judge.engine.rules import Maybe
from judge.engine.state import Event, Obj
from judge.games.vs_remix.model.cards import Vehicle
from judge.games.vs_remix.procedures.spending import FOR_RECRUITS, spendable, spent
from judge.games.vs_remix.rules.recruit import (
    ALTERNATE_COST_IS_OPTIONAL,
    ALTERNATE_COST_WORKS_FROM_THE_ROW,
    BOOST_ACTION_IS_DONE,
    GAP_IS_FILLED_BEFORE_PAYING,
    RESERVIST_IS_REVEALED,
    RESERVIST_MAY_LEAVE_THE_HAND,
)
from judge.games.vs_remix.rules.vehicle import MAY_BE_RECRUITED
from judge.games.vs_system.actions.recruiting import Recruit
from judge.games.vs_system.model.board import HAND, is_resource
from judge.games.vs_system.model.keyword_names import RESERVIST


@dataclass(frozen=True)
class RemixRecruit(Recruit):
    """Recruit a character or an equipment."""

    def objections(self, match: Match, player: str) -> tuple[Objection, ...]:
        obj = match.state.known(self.ref)
        is_held = obj.zone == HAND and RESERVIST in match.view().items(obj, "keywords")
        has_choice = not self.instead and replace(self, instead=True).paid_instead(match, obj) is not None
        return (
            *super().objections(match, player),
            *barred(match, RESERVIST_MAY_LEAVE_THE_HAND, is_misread_so=is_held),
            *barred(match, ALTERNATE_COST_IS_OPTIONAL, is_misread_so=has_choice),
            *barred(match, MAY_BE_RECRUITED, is_misread_so=isinstance(obj.card, Vehicle)),
        )

    def paid_instead(self, match: Match, obj: Obj) -> Maybe[Effect] | None:
        instead = super().paid_instead(match, obj)
        return match.judge(ALTERNATE_COST_WORKS_FROM_THE_ROW, instead, misread=instead if obj.zone == HAND else None)

    def has_points(self, match: Match, player: str) -> int:
        return spendable(match, player, FOR_RECRUITS)

    def payment(self, match: Match, player: str, owed: int) -> tuple[Event, ...]:
        return spent(match, player, FOR_RECRUITS, owed)

    def boost_action(self, match: Match, obj: Obj) -> Effect | None:
        return match.judge(BOOST_ACTION_IS_DONE, super().boost_action(match, obj), misread=None)

    def reveals(self, match: Match, player: str, obj: Obj) -> Resolution[None]:
        if is_resource(obj) and match.judge(RESERVIST_IS_REVEALED, True, misread=False):
            yield from match.happen(Revealed(player=player, ref=obj.ref))

    def fills_gap_first(self, match: Match) -> bool:
        return match.judge(GAP_IS_FILLED_BEFORE_PAYING, True, misread=False)
