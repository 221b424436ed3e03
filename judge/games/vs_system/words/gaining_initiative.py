"""Words of card text that give somebody the initiative."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.context import Context
from judge.engine.decision import Resolution
from judge.engine.errors import NotExpressible
from judge.engine.players import YOU, Player
from judge.engine.powers import Effect
from judge.engine.rules import Maybe
from judge.engine.state import State
from judge.games.vs_system.model.board import ATTACK_STEP, Step, scene
from judge.games.vs_system.model.events import AgendaChanged, InitiativePassed


@dataclass(frozen=True)
class GainInitiative(Effect):
    """``who`` gains control of the initiative, so that he goes first in the attack steps that are still to come."""

    who: Maybe[Player] = YOU

    def run(self, context: Context) -> Resolution[bool]:
        player, before = context.read(self.who).player(context), scene(context.state)
        if player is None or player == before.initiative:
            return False
        agenda = _in_order_from(context.match.state, player)
        happened = yield from context.match.happen(InitiativePassed(player=player, cause=context.cause))
        if happened and agenda != before.agenda:
            sentence = f"{context.match.names().player(player)} attacks first."
            yield from context.match.happen(AgendaChanged(agenda=agenda, sentence=sentence, cause=context.cause))
        return bool(happened)

    def describe(self) -> str:
        return "you gain the initiative"


def _in_order_from(state: State, player: str) -> tuple[Step, ...]:
    """The steps to come, the attack steps as long as none has begun in turn order from ``player`` on.

    :raises NotExpressible: where a player has an additional attack step, of which no rule says where it comes then.
    """
    now, order = scene(state), state.after(player)
    attacks = [step for step in now.agenda if step.kind == ATTACK_STEP]
    if now.step.kind == ATTACK_STEP or not attacks:
        return now.agenda
    if len({step.player for step in attacks}) < len(attacks):
        raise NotExpressible("no rule says where an additional attack step comes when the initiative changes")
    in_order = iter(sorted(attacks, key=lambda step: order.index(step.player or "")))
    return tuple(next(in_order) if step.kind == ATTACK_STEP else step for step in now.agenda)
