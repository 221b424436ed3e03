"""Turning a resource face up."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.acting import Action, objection, unmet
from judge.engine.chain import CostContext
from judge.engine.context import Match
from judge.engine.decision import Resolution
from judge.engine.errors import Objection
from judge.engine.state import Ref
from judge.games.vs_system.actions.acting import keep_priority
from judge.games.vs_system.actions.playing_cards import played
from judge.games.vs_system.model.board import FACE_DOWN, is_resource, resources
from judge.games.vs_system.model.cards import Location
from judge.games.vs_system.model.events import TurnedUp
from judge.games.vs_system.rules.act import CARD_IS_PLAYABLE, PAYS_IN_FULL, meets_threshold


@dataclass(frozen=True)
class Flip(Action):
    """Flip a face-down location of the resource row face up: no chain, no answer (A5.5)."""

    ref: Ref

    def objections(self, match: Match, player: str) -> tuple[Objection, ...]:
        obj = match.state.known(self.ref)
        found: list[Objection] = []
        able = (
            is_resource(obj) and FACE_DOWN in obj.flags and isinstance(obj.card, Location) and obj.controller == player
        )
        found += unmet(match, (CARD_IS_PLAYABLE, able))
        if not match.consult(meets_threshold, len(resources(match.state, player)), match.view().number(obj, "cost")):
            found.append(objection(meets_threshold))
        cost = played(obj, match).cost
        if cost is not None and not match.read(cost).is_feasible(CostContext(match, player, self.ref)):
            found.append(objection(PAYS_IN_FULL))
        return tuple(found)

    def perform(self, match: Match, player: str) -> Resolution[None]:
        cost = played(match.state.known(self.ref), match).cost
        if cost is not None:
            yield from match.read(cost).run(CostContext(match, player, self.ref))
        yield from match.happen(TurnedUp(ref=self.ref))
        yield from keep_priority(match, player)

    def describe(self, match: Match) -> str:
        return f"flipping {match.names()(self.ref)}"
