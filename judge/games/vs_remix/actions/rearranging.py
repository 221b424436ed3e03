"""Rearranging in VS Remix: a Massive character stays in the front row."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.acting import barred, unmet
from judge.engine.context import Match
from judge.engine.errors import Objection
from judge.games.vs_remix.procedures.massive import is_massive
from judge.games.vs_remix.rules.massive import MAY_BE_REARRANGED, STANDS_IN_FRONT_ROW
from judge.games.vs_system.actions.rearranging import Rearrange
from judge.games.vs_system.model.board import FRONT


@dataclass(frozen=True)
class RemixRearrange(Rearrange):
    """Put each of these characters into the position beside it, all at once."""

    def objections(self, match: Match, player: str) -> tuple[Objection, ...]:
        places = [place for ref, place in self.moves if is_massive(match.state.known(ref))]
        return (
            *super().objections(match, player),
            *unmet(match, (STANDS_IN_FRONT_ROW, all(place.row == FRONT for place in places))),
            *barred(match, MAY_BE_REARRANGED, is_misread_so=bool(places)),
        )
