"""Crewing a vehicle: from hand, for its crew cost, or by moving one in play over its crew."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.acting import barred, unmet
from judge.engine.chain import announce, resolve_top
from judge.engine.context import Context, Match
from judge.engine.costs import reductions
from judge.engine.decision import Resolution
from judge.engine.errors import NotExpressible, Objection
from judge.engine.events import Moved, NumberChanged, Revealed
from judge.engine.reasons import bans, objections_by
from judge.engine.state import Event, Obj, Ref
from judge.games.vs_remix.model.cards import Vehicle
from judge.games.vs_remix.procedures.spending import FOR_RECRUITS, spendable, spent
from judge.games.vs_remix.procedures.vehicles import (
    crew_in_play_objections,
    crew_objections,
    goes_beneath,
    no_namesake_of_crew,
)
from judge.games.vs_remix.rules.vehicle import (
    CREW_COST_IS_PAID_INSTEAD,
    CREWED_IN_BUILD_PHASE,
    MOVING_OVER_IS_FREE,
    VEHICLE_IN_PLAY_MAY_BE_CREWED,
    VEHICLE_IS_REVEALED,
)
from judge.games.vs_remix.words.vehicles import EnterOverCrew
from judge.games.vs_system.actions.acting import CardAction, keep_priority
from judge.games.vs_system.model.board import (
    BUILD,
    CHAIN,
    HAND,
    POINTS,
    RECRUIT,
    is_character,
    scene,
    spot,
)
from judge.games.vs_system.model.changes import CostsLess
from judge.games.vs_system.model.events import BY_TURN, Positioned, Recruited
from judge.games.vs_system.model.keyword_names import LOYALTY, LOYALTY_REVEAL
from judge.games.vs_system.rules.act import CARD_IS_PLAYABLE, PAYS_IN_FULL
from judge.games.vs_system.rules.recruit import RECRUIT_USES_CHAIN, is_chain_empty, is_recruit_time


def _crew_cost(obj: Obj) -> int:
    return obj.card.crew_cost if isinstance(obj.card, Vehicle) else 0


@dataclass(frozen=True)
class CrewFromHand(CardAction):
    """Crew the vehicle ``ref`` from hand with ``crew``, for its crew cost."""

    crew: Ref

    def objections(self, match: Match, player: str) -> tuple[Objection, ...]:
        obj, crew = match.state.known(self.ref), match.state.known(self.crew)
        is_playable = obj.zone == HAND and obj.owner == player and isinstance(obj.card, Vehicle)
        return (
            *objections_by(match, is_recruit_time, scene(match.state).step, player),
            *objections_by(match, is_chain_empty, len(match.state.chain)),
            *unmet(
                match,
                (CARD_IS_PLAYABLE, is_playable),
                (PAYS_IN_FULL, spendable(match, player, FOR_RECRUITS) >= self._owed(match, player, obj)),
            ),
            *crew_objections(match, player, obj, crew),
            *bans(match, Recruited.verb, obj),
        )

    def perform(self, match: Match, player: str) -> Resolution[None]:
        obj = match.state.known(self.ref)
        if match.judge(VEHICLE_IS_REVEALED, True, misread=False):
            yield from match.happen(Revealed(player=player, ref=obj.ref))
        move = Moved(ref=self.ref, zone=CHAIN, controller=player)
        recruited = move.becomes(match.state, match.game)
        pay = spent(match, player, FOR_RECRUITS, self._owed(match, player, obj))
        item = yield from announce(match, RECRUIT, player, recruited, EnterOverCrew(self.crew), self.describe(match),
                                   carries=recruited, also=(move, *pay))  # fmt: skip
        yield from match.happen(Recruited(player=player, ref=recruited))
        if not match.judge(RECRUIT_USES_CHAIN, True, misread=False):
            yield from resolve_top(match, item)
        yield from keep_priority(match, player)

    def describe(self, match: Match) -> str:
        return f"crewing {match.names()(self.ref)} with {match.names()(self.crew)}"

    def _owed(self, match: Match, player: str, obj: Obj) -> int:
        """The resource points that it takes.

        :raises NotExpressible: where more than resource points could be asked, or less.
        """
        context = Context(match, player, obj.ref)
        if match.view().items(obj, "keywords") & {LOYALTY, LOYALTY_REVEAL}:
            raise NotExpressible("no ruling says whether loyalty counts for a vehicle that is crewed from hand")
        if any(reductions(context, CostsLess, player, obj)):
            raise NotExpressible("no ruling says whether what makes a recruit cheaper makes a crew cost lower")
        cost = _crew_cost(obj)
        return match.judge(CREW_COST_IS_PAID_INSTEAD, cost, misread=cost + match.view().number(obj, "cost"))


@dataclass(frozen=True)
class MoveOverCrew(CardAction):
    """Move the vehicle ``ref``, which is in play, over ``crew``."""

    crew: Ref

    def objections(self, match: Match, player: str) -> tuple[Objection, ...]:
        obj, crew, step = match.state.known(self.ref), match.state.known(self.crew), scene(match.state).step
        is_vehicle = isinstance(obj.card, Vehicle) and is_character(obj)
        return (
            *unmet(
                match,
                (CREWED_IN_BUILD_PHASE, step.phase == BUILD and step.player == player),
                (CARD_IS_PLAYABLE, is_vehicle),
                (PAYS_IN_FULL, match.state.number(player, POINTS) >= self._owed(match, obj)),
            ),
            *crew_in_play_objections(match, player, obj, crew),
            *barred(match, VEHICLE_IN_PLAY_MAY_BE_CREWED, is_misread_so=True),
        )

    def perform(self, match: Match, player: str) -> Resolution[None]:
        obj, crew = match.state.known(self.ref), match.state.known(self.crew)
        owed, place = self._owed(match, obj), spot(crew)
        assert place is not None
        pay: tuple[Event, ...] = (NumberChanged(player=player, what=POINTS, by=-owed),) if owed else ()
        moves = Positioned(ref=obj.ref, spot=place, cause=BY_TURN)
        yield from match.happen(*pay, moves, *goes_beneath(match, crew, obj))
        no_namesake_of_crew(match, obj.ref)
        yield from keep_priority(match, player)

    def describe(self, match: Match) -> str:
        return f"moving {match.names()(self.ref)} over {match.names()(self.crew)}"

    def _owed(self, match: Match, obj: Obj) -> int:
        return match.judge(MOVING_OVER_IS_FREE, 0, misread=_crew_cost(obj))
