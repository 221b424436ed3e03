"""Limited: one card with that keyword a turn (base rule B8.3)."""

from __future__ import annotations

from judge.engine.acting import denied, unmet
from judge.engine.context import Match
from judge.engine.errors import Objection
from judge.engine.events import Moved
from judge.engine.state import Obj
from judge.games.warhammer_invasion.model.board import CHAIN
from judge.games.warhammer_invasion.model.keyword_names import LIMITED
from judge.games.warhammer_invasion.rules.limited import (
    LIMITED_BINDS_EACH_PLAYER,
    LIMITED_WHATEVER_TITLE,
    ONE_LIMITED_A_TURN,
)


def limited_objections(match: Match, player: str, obj: Obj) -> tuple[Objection, ...]:
    """Why ``player`` can't play ``obj`` any more this turn, for cards with Limited that were played in it."""
    if not _is_limited(obj):
        return ()
    played = [
        (event.controller, match.state.known(event.ref))
        for event in match.state.events_this_turn()
        if isinstance(event, Moved) and event.zone == CHAIN and _is_limited(match.state.known(event.ref))
    ]
    own = [other for by, other in played if by == player]
    is_same = any(other.card.name == obj.card.name for other in own)
    is_barred = match.judge(LIMITED_WHATEVER_TITLE, bool(own), misread=is_same)
    return (
        *unmet(match, (ONE_LIMITED_A_TURN, not is_barred)),
        *denied(match, (LIMITED_BINDS_EACH_PLAYER, bool(played) and not own)),
    )


def _is_limited(obj: Obj) -> bool:
    return LIMITED in getattr(obj.card, "keywords", ())
