"""Using an action on a card in play."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.acting import Action, objection, unmet
from judge.engine.chain import CostContext, announce, has_enough_targets
from judge.engine.conditions import is_met
from judge.engine.context import Match
from judge.engine.decision import Resolution
from judge.engine.errors import Objection
from judge.engine.nodes import describe
from judge.engine.powers import Payment
from judge.engine.state import Ref
from judge.games.warhammer_invasion.actions.acting import hand_on
from judge.games.warhammer_invasion.actions.playing_tactics import TARGETLESS
from judge.games.warhammer_invasion.rules.act import ABILITY_IS_USABLE, PAYS_IN_FULL


@dataclass(frozen=True)
class UseAbility(Action):
    """Use an action of a card in play: the ``number``-th that it has."""

    ref: Ref
    number: int = 0

    def power(self, match: Match) -> Payment | None:
        """The ability meant, if the card has it now."""
        powers = [p for p in match.view().powers(match.state.known(self.ref)) if isinstance(p, Payment)]
        return powers[self.number] if 0 <= self.number < len(powers) else None

    def objections(self, match: Match, player: str) -> tuple[Objection, ...]:
        obj = match.state.obj(self.ref)
        if obj is None:
            return (objection(ABILITY_IS_USABLE),)
        power = self.power(match)
        if not match.require(ABILITY_IS_USABLE, power is not None and obj.controller == player):
            return (objection(ABILITY_IS_USABLE),)
        if power is None:
            return ()
        context = CostContext(match, player, self.ref)
        found = [Objection("text", f"only while {describe(c)}", ()) for c in power.only if not is_met(c, context)]
        found += unmet(match, (PAYS_IN_FULL, match.read(power.cost).is_feasible(context)))
        if not has_enough_targets(power.effect, context):
            found.append(TARGETLESS)
        return tuple(found)

    def perform(self, match: Match, player: str) -> Resolution[None]:
        power = self.power(match)
        assert power is not None
        description = f"{match.names()(self.ref)}: {describe(power.effect)}"
        yield from announce(match, "ability", player, self.ref, power.effect, description, cost=power.cost, power=power)
        yield from hand_on(match, player)

    def describe(self, match: Match) -> str:
        return f"using the action of {match.names()(self.ref)}"
