"""Using an action on a card in play."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.acting import Action, objection
from judge.engine.ask import Steps
from judge.engine.chain import Costing, announce, has_enough_targets
from judge.engine.conditions import holds
from judge.engine.errors import Objection
from judge.engine.match import Match
from judge.engine.powers import Payment
from judge.engine.state import Ref
from judge.engine.values import said
from judge.games.warhammer_invasion.actions.acting import hand_on
from judge.games.warhammer_invasion.actions.playing_tactics import TARGETLESS
from judge.games.warhammer_invasion.rules.act import ability_is_usable, pays_in_full


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
            return (objection(ability_is_usable),)
        power = self.power(match)
        if not match.consult(ability_is_usable, power is not None and obj.controller == player):
            return (objection(ability_is_usable),)
        if power is None:
            return ()
        do = Costing(match, player, self.ref)
        found = [Objection("text", f"only while {said(c)}", ()) for c in power.only if not holds(c, do)]
        if not match.consult(pays_in_full, match.read(power.cost).is_feasible(do)):
            found.append(objection(pays_in_full))
        if not has_enough_targets(power.effect, do):
            found.append(TARGETLESS)
        return tuple(found)

    def perform(self, match: Match, player: str) -> Steps[None]:
        power = self.power(match)
        assert power is not None
        words = f"{match.names()(self.ref)}: {said(power.effect)}"
        yield from announce(match, "ability", player, self.ref, power.effect, words, cost=power.cost, power=power)
        yield from hand_on(match, player)

    def words(self, match: Match) -> str:
        return f"using the action of {match.names()(self.ref)}"
