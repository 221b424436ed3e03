"""Words of card text that leave it to the player how much damage moves. Moving a set number is in `effects`."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.context import Context
from judge.engine.decision import Resolution, choose
from judge.engine.meant import ObjectsMeant
from judge.engine.nodes import describe
from judge.engine.objects import refs_of
from judge.engine.powers import Effect
from judge.games.warhammer_invasion.model.board import DAMAGE
from judge.games.warhammer_invasion.procedures.damage import move_damage


@dataclass(frozen=True)
class MoveUpTo(Effect):
    """Up to ``most`` damage, as you choose, moves from the unit ``source`` to the unit ``to``."""

    source: ObjectsMeant
    to: ObjectsMeant
    most: int

    def run(self, context: Context) -> Resolution[bool]:
        source = yield from refs_of(self.source, context)
        to = yield from refs_of(self.to, context)
        if not source or not to:
            return False
        most = min(self.most, context.match.state.known(source[0]).count(DAMAGE))
        answer = yield from choose(context.controller, "how much damage to move", tuple(range(most + 1)))
        return (yield from move_damage(context.match, source[0], to[0], answer[0], context.cause))

    def describe(self) -> str:
        return f"move up to {self.most} damage from {describe(self.source)} to {describe(self.to)}"
