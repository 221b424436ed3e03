"""Using a payment power."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.acting import Action, objection
from judge.engine.bookkeeping import Used
from judge.engine.chain import CostContext, announce, has_enough_targets
from judge.engine.conditions import is_met
from judge.engine.context import Match
from judge.engine.decision import Resolution
from judge.engine.errors import Objection
from judge.engine.events import Moved
from judge.engine.nodes import describe
from judge.engine.powers import Payment
from judge.engine.state import Event, Obj, Ref
from judge.games.vs_system.actions.acting import keep_priority
from judge.games.vs_system.actions.passing import owes_attack
from judge.games.vs_system.model.board import CHAIN
from judge.games.vs_system.procedures.legal_attacks import bans
from judge.games.vs_system.procedures.revealing import goes_on_chain
from judge.games.vs_system.rules.act import MAY_ACT_BEFORE_ATTACKING, PAYS_IN_FULL, POWER_IS_USABLE, used_this_turn


@dataclass(frozen=True)
class UsePower(Action):
    """Use a payment power of an object: the ``number``-th of those it has now."""

    ref: Ref
    number: int = 0

    def power(self, match: Match) -> Payment | None:
        """The power meant, if the object has it now."""
        powers = [p for p in match.view().powers(match.state.known(self.ref)) if isinstance(p, Payment)]
        return powers[self.number] if self.number < len(powers) else None

    def objections(self, match: Match, player: str) -> tuple[Objection, ...]:
        obj = match.state.known(self.ref)
        power = self.power(match)
        if not match.require(POWER_IS_USABLE, power is not None and obj.controller == player):
            return (objection(POWER_IS_USABLE),)
        if power is None:
            return ()
        context = CostContext(match, player, self.ref)
        found = [Objection("text", f"only while {describe(c)}", ()) for c in power.only if not is_met(c, context)]
        if match.read(power.once_per_turn) and not match.consult(used_this_turn, times_used(match, obj, power)):
            found.append(objection(used_this_turn))
        if not match.read(power.cost).is_feasible(context):
            found.append(objection(PAYS_IN_FULL))
        if not has_enough_targets(power.effect, context):
            found.append(Objection("target", "there is no legal target", ("vs-system:A6.6",)))
        if match.view().bans("pass", obj) and not match.judge(
            MAY_ACT_BEFORE_ATTACKING, True, misread=not owes_attack(match, obj)
        ):
            found.append(objection(MAY_ACT_BEFORE_ATTACKING))
        return (*found, *bans(match, "use", obj))

    def perform(self, match: Match, player: str) -> Resolution[None]:
        power = self.power(match)
        assert power is not None
        description = f"{match.names()(self.ref)}: {describe(power.effect)}"
        source, also = self.ref, tuple[Event, ...]()
        if carried := goes_on_chain(match, match.state.known(self.ref), power):
            move = Moved(ref=self.ref, zone=CHAIN, controller=player)
            source, also = move.becomes(match.state, match.game), (move,)
        yield from announce(match, "payment", player, source, power.effect, description, cost=power.cost, power=power,
                            carries=source if carried else None, also=also)  # fmt: skip
        yield from keep_priority(match, player)

    def describe(self, match: Match) -> str:
        return f"using the power of {match.names()(self.ref)}"


def times_used(match: Match, obj: Obj, power: Payment) -> int:
    """How often this object's ``power`` has been used this turn."""
    return sum(
        isinstance(event, Used) and event.ref == obj.ref and event.power == power
        for event in match.state.events_this_turn()
    )
