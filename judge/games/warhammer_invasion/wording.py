"""How several effects of one text hang together: all that can be resolved, "then", "or"."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.ask import Steps, choose
from judge.engine.powers import Effect
from judge.engine.rules import rule
from judge.engine.sight import Sight
from judge.engine.values import said


@rule("wi/effects.all", "warhammer-invasion/multiple-effects#1", misreading=lambda all_possible: all_possible,
      believing="a card does nothing unless all of its effects can be resolved")  # fmt: skip
def resolves_what_it_can(all_possible: bool) -> bool:
    """A card resolves all of its effects that can be resolved."""
    return True


@rule("wi/effects.independent", "warhammer-invasion/multiple-effects#2", misreading=lambda earlier_done: earlier_done,
      believing="where one effect fails, those after it don't happen")  # fmt: skip
def next_happens(earlier_done: bool) -> bool:
    """Without the word "then" one effect may fail and the next still happens."""
    return True


@rule("wi/effects.then", "warhammer-invasion/multiple-effects#3", misreading=lambda earlier_done: True,
      believing="'then' tells only the order of the effects")  # fmt: skip
def then_happens(earlier_done: bool) -> bool:
    """After "then" an effect resolves only if the earlier one has resolved successfully."""
    return earlier_done


@rule("wi/or.player-picks", "warhammer-invasion/the-word-or#1", misreading=lambda options: options[:1],
      believing="the second part of an 'or' is only for those who can't do the first")  # fmt: skip
def open_to_pick(options: tuple[str, ...]) -> tuple[str, ...]:
    """The player who can do both parts of an "or" picks the one that he likes."""
    return options


@rule("wi/or.complete", "warhammer-invasion/the-word-or#2", misreading=lambda is_complete: True,
      believing="a player may pick an option of an 'or' that he can't carry out")  # fmt: skip
def may_pick(is_complete: bool) -> bool:
    """Of an "or" a player picks what he is able to resolve completely."""
    return is_complete


@rule("wi/or.other-one", "warhammer-invasion/the-word-or#3", misreading=lambda lacks_one: lacks_one,
      believing="who can't do one part of an 'or' is let off")  # fmt: skip
def is_let_off(lacks_one: bool) -> bool:
    """Who can't carry out one option of an "or" has to resolve the other."""
    return False


@rule(
    "wi/or.no-passing",
    "warhammer-invasion/the-word-or#4",
    misreading=lambda: 0,
    believing="a player may pass over both options",
)
def least_options() -> int:
    """One of the options of an "or" must be taken."""
    return 1


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
