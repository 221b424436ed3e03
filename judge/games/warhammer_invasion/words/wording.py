"""How several effects of one text hang together: as many as possible, then, or."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.ask import Steps, choose
from judge.engine.powers import Effect
from judge.engine.sight import Sight
from judge.engine.values import said
from judge.games.warhammer_invasion.rules.effects import next_happens, resolves_what_it_can, then_happens
from judge.games.warhammer_invasion.rules.or_ import is_let_off, least_options, may_pick, open_to_pick


@dataclass(frozen=True)
class Effects(Effect):
    """Several effects of one text, not linked by "then"."""

    parts: tuple[Effect, ...]

    def run(self, do: Sight) -> Steps[bool]:
        parts = tuple(do.read(part) for part in self.parts)
        if not do.match.consult(resolves_what_it_can, all(part.is_feasible(do) for part in parts)):
            return False
        done, last = False, True
        for part in parts:
            if last or do.match.consult(next_happens, last):
                last = yield from part.run(do)
                done = done or last
        return done

    def words(self) -> str:
        return ". ".join(said(part) for part in self.parts)


@dataclass(frozen=True)
class Then(Effect):
    """``first``; then ``second``."""

    first: Effect
    second: Effect

    def run(self, do: Sight) -> Steps[bool]:
        done: bool = yield from do.read(self.first).run(do)
        if do.match.consult(then_happens, done):
            yield from do.read(self.second).run(do)
        return done

    def words(self) -> str:
        return f"{said(self.first)}, then {said(self.second)}"


@dataclass(frozen=True)
class Or(Effect):
    """One effect or the other: ``do.you`` picks. Each option is a pair of words and effect."""

    options: tuple[tuple[str, Effect], ...]

    def run(self, do: Sight) -> Steps[bool]:
        consult = do.match.consult
        complete = {name: do.read(effect).is_feasible(do) for name, effect in self.options}
        open_ = tuple(name for name, is_complete in complete.items() if consult(may_pick, is_complete))
        if consult(is_let_off, not all(complete.values())):
            return False
        open_ = consult(open_to_pick, open_)
        answer = yield from choose(do.you, "choose one", open_, least=consult(least_options))
        if not answer:
            return False
        done: bool = yield from do.read(dict(self.options)[answer[0]]).run(do)
        return done

    def words(self) -> str:
        return " or ".join(name for name, _ in self.options)
