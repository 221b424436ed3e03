"""Turning a resource face up."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.acting import barred, objection, unmet
from judge.engine.chain import CostContext, announce
from judge.engine.context import Match
from judge.engine.decision import Resolution
from judge.engine.effects import Act
from judge.engine.errors import Objection
from judge.engine.playing import power_as_played
from judge.engine.relations import SELF
from judge.games.vs_system.actions.acting import CardAction, keep_priority
from judge.games.vs_system.model.board import BUILD, FACE_DOWN, GAME_BASED, is_resource, scene
from judge.games.vs_system.model.cards import Location
from judge.games.vs_system.model.events import TurnedUp
from judge.games.vs_system.procedures.moving import came_into_play
from judge.games.vs_system.procedures.thresholds import take_for_threshold, threshold_objections
from judge.games.vs_system.rules.act import CARD_IS_PLAYABLE, PAYS_IN_FULL
from judge.games.vs_system.rules.location import FLIP_IS_AT_ONCE, FLIPPED_AT_ONCE, FLIPPED_IN_ANY_PHASE


@dataclass(frozen=True)
class Flip(CardAction):
    """Flip a face-down location of the resource row face up: no chain, no answer (A5.5)."""

    def objections(self, match: Match, player: str) -> tuple[Objection, ...]:
        obj = match.state.known(self.ref)
        is_face_down_location = is_resource(obj) and FACE_DOWN in obj.flags and isinstance(obj.card, Location)
        found = (
            *unmet(match, (CARD_IS_PLAYABLE, is_face_down_location and obj.controller == player)),
            *threshold_objections(match, player, obj, match.view().number(obj, "cost")),
            *barred(match, FLIPPED_IN_ANY_PHASE, is_misread_so=scene(match.state).phase != BUILD),
            *barred(match, FLIPPED_AT_ONCE, is_misread_so=came_into_play(match.state, obj)),
        )
        cost = power_as_played(match, obj).cost
        is_payable = cost is None or match.read(cost).is_feasible(CostContext(match, player, self.ref))
        return found if is_payable else (*found, objection(PAYS_IN_FULL))

    def perform(self, match: Match, player: str) -> Resolution[None]:
        obj = match.state.known(self.ref)
        cost = power_as_played(match, obj).cost
        yield from take_for_threshold(match, player, match.view().number(obj, "cost"))
        if cost is not None:
            yield from match.read(cost).run(CostContext(match, player, self.ref))
        if match.judge(FLIP_IS_AT_ONCE, True, misread=False):
            yield from match.happen(TurnedUp(ref=self.ref))
        else:
            flip = Act(TurnedUp, SELF, "flip")
            yield from announce(match, GAME_BASED, player, self.ref, flip, self.describe(match))
        yield from keep_priority(match, player)

    def describe(self, match: Match) -> str:
        return f"flipping {match.names()(self.ref)}"
