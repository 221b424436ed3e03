"""Playing a unit, support or quest card, or a development."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.acting import Action, objection
from judge.engine.chain import CostContext
from judge.engine.context import Context
from judge.engine.decision import Resolution
from judge.engine.errors import Objection
from judge.engine.events import Cause, Moved
from judge.engine.match import Match
from judge.engine.state import Ref
from judge.games.warhammer_invasion.actions.acting import hand_on
from judge.games.warhammer_invasion.model.board import CAPITAL_PHASE, HAND, QUEST, RESOURCES, ZONES, scene
from judge.games.warhammer_invasion.model.cards import Quest, Tactic, WiCard
from judge.games.warhammer_invasion.procedures.costs import price
from judge.games.warhammer_invasion.procedures.entering import entry_objections
from judge.games.warhammer_invasion.rules.act import card_is_playable, is_time_to_play, pays_in_full
from judge.games.warhammer_invasion.words.effects import pay

WRONG_ZONE = Objection(
    "zone", "units and supports go to any zone of one's capital, quests to the quest zone", ("warhammer-invasion:B2.4",)
)


@dataclass(frozen=True)
class PlayCard(Action):
    """Play a unit, support or quest from hand into one of one's own zones."""

    ref: Ref
    zone: str

    def objections(self, match: Match, player: str) -> tuple[Objection, ...]:
        obj = match.state.obj(self.ref)
        if obj is None or not isinstance(obj.card, WiCard) or isinstance(obj.card, Tactic):
            return (objection(card_is_playable),)
        step = scene(match.state).step
        found = []
        if self.zone not in ZONES or (isinstance(obj.card, Quest) and self.zone != QUEST):
            found.append(WRONG_ZONE)
        if not match.consult(
            is_time_to_play, step.phase == CAPITAL_PHASE and step.player == player and not match.state.chain
        ):
            found.append(objection(is_time_to_play))
        if not match.consult(card_is_playable, obj.owner == player and obj.zone == HAND):
            found.append(objection(card_is_playable))
        if not match.consult(
            pays_in_full, match.state.number(player, RESOURCES) >= price(Context(match, player, self.ref), player, obj)
        ):
            found.append(objection(pays_in_full))
        return (*found, *entry_objections(match, obj, self.zone, player, "play"))

    def perform(self, match: Match, player: str) -> Resolution[None]:
        obj = match.state.known(self.ref)
        context = CostContext(match, player, self.ref)
        yield from pay(price(context, player, obj)).run(context)
        yield from match.happen(
            Moved(ref=self.ref, zone=self.zone, controller=player, cause=Cause("play", player, self.ref))
        )
        yield from hand_on(match, player)

    def describe(self, match: Match) -> str:
        return f"playing {match.names()(self.ref)} into the {self.zone}"
