"""Effects that repeat, each time as part of one effect or as an effect of its own on the chain."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.chain import announce
from judge.engine.conditions import Condition, is_met
from judge.engine.context import Context
from judge.engine.decision import Resolution
from judge.engine.nodes import describe
from judge.engine.powers import Effect
from judge.engine.rules import Maybe


@dataclass(frozen=True)
class Repeat(Effect):
    """``effect`` again and again while ``while_`` holds, looked at anew before each time; ends where ``effect`` can't be done any more.

    ``apart``: each repetition is an effect of its own on the chain, which players may answer.
    """

    effect: Maybe[Effect]
    while_: Maybe[Condition]
    apart: Maybe[bool] = False

    def run(self, context: Context) -> Resolution[bool]:
        done = False
        while is_met(self.while_, context):
            context.match.watch.step()
            did = yield from context.read(self.effect).run(context)
            if not did:
                break
            done = True
            if context.read(self.apart):
                yield from self._put_rest_on_chain(context)
                break
        return done

    def _put_rest_on_chain(self, context: Context) -> Resolution[None]:
        if is_met(self.while_, context):
            yield from announce(context.match, "triggered", context.controller, context.source, self, self.describe())

    def describe(self) -> str:
        return f"{describe(self.effect)} while {describe(self.while_)}"
