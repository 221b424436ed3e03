"""How several effects of one text hang together: as many as possible, then, or."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.context import Context
from judge.engine.decision import Resolution, choose
from judge.engine.powers import Effect
from judge.engine.values import describe
from judge.games.warhammer_invasion.rules.effects import next_happens, resolves_what_it_can, then_happens
from judge.games.warhammer_invasion.rules.or_ import is_let_off, least_options, may_pick, open_to_pick


@dataclass(frozen=True)
class Effects(Effect):
    """Several effects of one text, not linked by "then"."""

    parts: tuple[Effect, ...]

    def run(self, context: Context) -> Resolution[bool]:
        parts = tuple(context.read(part) for part in self.parts)
        if not context.match.consult(resolves_what_it_can, all(part.is_feasible(context) for part in parts)):
            return False
        done, last = False, True
        for part in parts:
            if last or context.match.consult(next_happens, last):
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
        done: bool = yield from context.read(self.first).run(context)
        if context.match.consult(then_happens, done):
            yield from context.read(self.second).run(context)
        return done

    def describe(self) -> str:
        return f"{describe(self.first)}, then {describe(self.second)}"


@dataclass(frozen=True)
class Or(Effect):
    """One effect or the other: ``do.you`` picks. Each option is a pair of words and effect."""

    options: tuple[tuple[str, Effect], ...]

    def run(self, context: Context) -> Resolution[bool]:
        consult = context.match.consult
        complete = {name: context.read(effect).is_feasible(context) for name, effect in self.options}
        open_ = tuple(name for name, is_complete in complete.items() if consult(may_pick, is_complete))
        if consult(is_let_off, not all(complete.values())):
            return False
        open_ = consult(open_to_pick, open_)
        answer = yield from choose(context.controller, "choose one", open_, least=consult(least_options))
        if not answer:
            return False
        done: bool = yield from context.read(dict(self.options)[answer[0]]).run(context)
        return done

    def describe(self) -> str:
        return " or ".join(name for name, _ in self.options)
