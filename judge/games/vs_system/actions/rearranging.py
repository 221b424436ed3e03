"""Rearranging one's characters."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.acting import Action, barred, unmet
from judge.engine.context import Match
from judge.engine.decision import Resolution
from judge.engine.errors import Objection
from judge.engine.reasons import bans
from judge.engine.state import Ref
from judge.games.vs_system.actions.acting import keep_priority
from judge.games.vs_system.model.board import (
    BETWEEN,
    BUILD,
    FORMATION_STEP,
    Spot,
    Step,
    area,
    is_character,
    scene,
    spot,
)
from judge.games.vs_system.model.events import BY_TURN, ControlGained, Positioned
from judge.games.vs_system.procedures.positions import spots_of
from judge.games.vs_system.rules.areas import NOBODY_STANDS_BETWEEN
from judge.games.vs_system.rules.formation import (
    ALL_MAY_BE_REARRANGED,
    OWN_CHARACTERS_ARE_REARRANGED,
    POSITIONS_ARE_UNIQUE,
    POSITIONS_MAY_BE_EXCHANGED,
    REARRANGED_IN_OWN_STEP,
    REARRANGED_ON_OWN_SIDE,
    REARRANGING_STAYS_IN_AREA,
)


@dataclass(frozen=True)
class Rearrange(Action):
    """Put each of these characters into the position beside it, all at once: on one's own ``side``, or on that of another player."""

    moves: tuple[tuple[Ref, Spot], ...]
    side: str | None = None

    def objections(self, match: Match, player: str) -> tuple[Objection, ...]:
        state = match.state
        moving = [state.known(ref) for ref, _ in self.moves]
        side = self.side or player
        standing = [obj for obj in state.all() if is_character(obj) and obj not in moving]
        others = [obj for obj in standing if obj.controller == side and spot(obj) is not None]
        settled = [spots_of(match, state.known(ref), place) for ref, place in self.moves]
        taken = [place for places in (*settled, *(spots_of(match, obj) for obj in others)) for place in places]
        stays = all(place.area in (BETWEEN, area(state.known(ref))) for ref, place in self.moves)
        return (
            *unmet(
                match,
                (REARRANGED_IN_OWN_STEP, scene(state).step == Step(BUILD, FORMATION_STEP, player)),
                (OWN_CHARACTERS_ARE_REARRANGED, all(is_character(obj) and obj.controller == player for obj in moving)),
                (REARRANGING_STAYS_IN_AREA, stays),
                (REARRANGED_ON_OWN_SIDE, side == player),
                (NOBODY_STANDS_BETWEEN, all(place.area != BETWEEN for _, place in self.moves)),
                (POSITIONS_ARE_UNIQUE, len(set(taken)) == len(taken)),
            ),
            *barred(match, POSITIONS_MAY_BE_EXCHANGED, is_misread_so=self._takes_a_place(match)),
            *barred(match, ALL_MAY_BE_REARRANGED, is_misread_so=len(moving) > 1),
            *(reason for obj in moving for reason in bans(match, Positioned.verb, obj)),
        )

    def _takes_a_place(self, match: Match) -> bool:
        """Whether one of those that are moved stands now where another one of them goes."""
        stand = {ref: spot(match.state.known(ref)) for ref, _ in self.moves}
        return any(place == stand[other] for ref, place in self.moves for other in stand if other != ref)

    def perform(self, match: Match, player: str) -> Resolution[None]:
        side = self.side or player
        yield from match.happen(
            *(
                Positioned(ref=ref, spot=place, cause=BY_TURN)
                if side == player
                else ControlGained(ref=ref, player=side, spot=place, cause=BY_TURN)
                for ref, place in self.moves
            )
        )
        yield from keep_priority(match, player)

    def describe(self, match: Match) -> str:
        names = match.names()
        moves = (
            f"{names(ref)} to {place.row}, column {place.column + 1} of the {place.area}" for ref, place in self.moves
        )
        side = f" of {self.side}'s" if self.side is not None else ""
        return f"rearranging {' and '.join(f'{move}{side}' for move in moves)}"
