"""How several effects of one text hang together: side by side, by "then", by "or"."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.context import Context
from judge.engine.decision import Resolution, choose
from judge.engine.nodes import describe
from judge.engine.powers import Effect
from judge.games.warhammer_invasion.rules.effects import (
    ALL_EFFECTS_RESOLVE,
    EARLIER_EFFECT_SUCCEEDED,
    NEXT_EFFECT_HAPPENS,
    RESOLVES_WHAT_IT_CAN,
)
from judge.games.warhammer_invasion.rules.or_ import (
    ANY_OPTION_MAY_BE_PICKED,
    IS_LET_OFF,
    ONE_OPTION_IS_TAKEN,
    OPTION_CAN_BE_COMPLETED,
    WHO_HAS_THE_CHOICE_PICKS,
)


@dataclass(frozen=True)
class Effects(Effect):
    """Several effects of one text, not linked by "then"."""

    parts: tuple[Effect, ...]

    def run(self, context: Context) -> Resolution[bool]:
        parts = tuple(context.read(part) for part in self.parts)
        are_feasible = all(part.is_feasible(context) for part in parts)
        if not context.match.judge(RESOLVES_WHAT_IT_CAN, True, misread=are_feasible):
            return False
        done, last = False, True
        for part in parts:
            if done and not context.match.judge(ALL_EFFECTS_RESOLVE, True, misread=False):
                break
            if last or context.match.judge(NEXT_EFFECT_HAPPENS, True, misread=last):
                last = yield from part.run(context)
                done = done or last
        return done

    def describe(self) -> str:
        return ". ".join(describe(part) for part in self.parts)


@dataclass(frozen=True)
class Then(Effect):
    """``first``; then ``second``."""

    first: Effect
    second: Effect

    def run(self, context: Context) -> Resolution[bool]:
        done = yield from context.read(self.first).run(context)
        if context.match.require(EARLIER_EFFECT_SUCCEEDED, done):
            yield from context.read(self.second).run(context)
        return done

    def describe(self) -> str:
        return f"{describe(self.first)}, then {describe(self.second)}"


@dataclass(frozen=True)
class Or(Effect):
    """One effect or the other, as you pick. Each option is a pair of words and effect."""

    options: tuple[tuple[str, Effect], ...]

    def run(self, context: Context) -> Resolution[bool]:
        match = context.match
        complete = {name: context.read(effect).is_feasible(context) for name, effect in self.options}
        open_ = tuple(
            name for name, is_complete in complete.items() if match.require(OPTION_CAN_BE_COMPLETED, is_complete)
        )
        if match.judge(IS_LET_OFF, False, misread=not all(complete.values())):
            return False
        open_ = match.judge(ANY_OPTION_MAY_BE_PICKED, open_, misread=open_[:1])
        least = match.judge(ONE_OPTION_IS_TAKEN, 1, misread=0)
        source = context.source_object()
        misread = source.controller if source is not None else context.controller
        player = match.judge(WHO_HAS_THE_CHOICE_PICKS, context.controller, misread=misread)
        answer = yield from choose(player, "choose one", open_, least)
        if not answer:
            return False
        return (yield from context.read(dict(self.options)[answer[0]]).run(context))

    def describe(self) -> str:
        return " or ".join(name for name, _ in self.options)
