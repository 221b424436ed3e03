"""Playing a unit, support or quest card."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.acting import Action, objection, unmet
from judge.engine.chain import CostContext
from judge.engine.context import Context, Match
from judge.engine.decision import Resolution
from judge.engine.errors import Objection
from judge.engine.events import Moved
from judge.engine.state import Cause, Ref
from judge.games.warhammer_invasion.actions.acting import hand_on
from judge.games.warhammer_invasion.model.board import CAPITAL_PHASE, HAND, QUEST, RESOURCES, ZONES, scene
from judge.games.warhammer_invasion.model.cards import Quest, Tactic, WiCard
from judge.games.warhammer_invasion.procedures.costs import price
from judge.games.warhammer_invasion.procedures.entering import Coming, entry_objections
from judge.games.warhammer_invasion.rules.act import CARD_IS_PLAYABLE, IS_TIME_TO_PLAY, PAYS_IN_FULL
from judge.games.warhammer_invasion.words.effects import pay

WRONG_ZONE = Objection(
    "zone",
    "units and supports go to any zone of one's capital, quests to the quest zone",
    ("warhammer-invasion-base/b2.4",),
)


@dataclass(frozen=True)
class PlayCard(Action):
    """Play a unit, support or quest from hand into one of one's own zones."""

    ref: Ref
    zone: str

    def objections(self, match: Match, player: str) -> tuple[Objection, ...]:
        obj = match.state.obj(self.ref)
        if obj is None or not isinstance(obj.card, WiCard) or isinstance(obj.card, Tactic):
            return (objection(CARD_IS_PLAYABLE),)
        step = scene(match.state).step
        is_time = step.phase == CAPITAL_PHASE and step.player == player and not match.state.chain
        fits = self.zone in ZONES and (self.zone == QUEST or not isinstance(obj.card, Quest))
        resources, context = match.state.number(player, RESOURCES), Context(match, player, self.ref)
        return (
            *(() if fits else (WRONG_ZONE,)),
            *unmet(match, (IS_TIME_TO_PLAY, is_time), (CARD_IS_PLAYABLE, obj.owner == player and obj.zone == HAND)),
            *unmet(match, (PAYS_IN_FULL, resources >= price(context, obj))),
            *entry_objections(match, obj, self.zone, player, Coming.PLAYED),
        )

    def perform(self, match: Match, player: str) -> Resolution[None]:
        obj = match.state.known(self.ref)
        context = CostContext(match, player, self.ref)
        yield from pay(price(context, obj)).run(context)
        cause = Cause("play", player, self.ref)
        yield from match.happen(Moved(ref=self.ref, zone=self.zone, controller=player, cause=cause))
        yield from hand_on(match, player)

    def describe(self, match: Match) -> str:
        return f"playing {match.names()(self.ref)} into the {self.zone}"
