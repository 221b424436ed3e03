"""Small cards made of the vocabulary by chance: triggers, replacements, continuous texts and repetitions that set off what they will."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from judge.engine.bookkeeping import ItemAdded, ModifierAdded
from judge.engine.powers import Effect, Power, Substitute
from judge.games.vs_system import dsl as vs
from judge.games.warhammer_invasion import dsl as wi

KINDS = ("one", "two")


@dataclass(frozen=True)
class Words:
    """What a game's cards are made of here: its own events and effects on top of those of the engine."""

    random: Random
    names: tuple[str, ...]
    events: tuple[type[Any], ...]
    changes: tuple[Any, ...]
    numbers: tuple[str, ...]
    what: str

    def one(self, *options: Any) -> Any:
        """One of ``options``."""
        return self.random.choice(options)

    def selector(self, depth: int = 2) -> Any:
        """Which objects are meant."""
        plain = self.one(
            vs.SELF,
            vs.ANY,
            vs.YOURS,
            vs.Has("names", self.one(*self.names)),
            vs.Within(self.one(*self.numbers), least=1),
        )
        if depth == 0:
            return plain
        return self.one(
            plain,
            ~self.selector(0),
            plain & self.selector(depth - 1),
            plain | self.selector(depth - 1),
            vs.Barred("add counter"),
        )

    def number(self, depth: int = 1) -> Any:
        """A number."""
        own = vs.NumberOf("bearer", self.one(*self.numbers))
        plain = self.one(0, 1, 2, 10**9, own, vs.PlayerNumber(self.what), vs.ThatMuch(), vs.Count(self.selector(1)))
        return (
            plain
            if depth == 0
            else self.one(
                plain, vs.Times(self.one(2, -1, 100), self.number(0)), vs.Sum((self.number(0), self.number(0)))
            )
        )

    def condition(self, depth: int = 2) -> Any:
        """A condition."""
        plain = self.one(vs.Exists(self.selector()), vs.AtLeast(self.number(), 2), vs.AtMost(self.number(), 5))
        return plain if depth == 0 else self.one(plain, ~self.condition(depth - 1), plain & self.condition(depth - 1))

    def pattern(self) -> Any:
        """Which events are meant."""
        whose = self.one(*vs.Whose)
        return self.one(
            vs.On(self.one(*self.events, ItemAdded, ModifierAdded), subject=self.one(None, self.selector(1))),
            vs.Does(self.one(vs.NumberChanged, vs.Drew), whose=whose),
            vs.OnMove(subject=self.selector(1)),
            vs.On(vs.CounterAdded, fact=(("kind", self.one(*KINDS)),)),
        )

    def substitute(self) -> Substitute:
        """An effect whose events are known beforehand."""
        who = self.one(vs.YOU, vs.EACH_OPPONENT, vs.EACH_PLAYER)
        found: Substitute = self.one(
            vs.ChangeNumber(self.what, self.number(), who, self.one(1, -1)),
            vs.Draw(self.number(0), who),
            self.one(*self.changes)(self.selector()),
        )
        return found

    def effect(self, depth: int = 2) -> Effect:
        """An effect."""
        kind = self.one(*KINDS)
        plain: Effect = self.one(self.substitute(), vs.AddCounter(self.selector(), kind), vs.RemoveCounter(self.selector(), kind),
                                 vs.Choose(vs.choice(self.selector())))  # fmt: skip
        if depth == 0:
            return plain
        again = self.effect(depth - 1)
        found: Effect = self.one(
            plain, plain, plain.then(again), plain.if_done(again), vs.May(again), vs.If(self.condition(), plain, again),
            vs.OneOf((("plain", plain), ("again", again))), vs.Repeat(again, self.condition(), self.one(True, False)),
            vs.EachOf(vs.EACH_PLAYER, plain), vs.lasting(vs.whenever(self.pattern()) >> again),
            vs.Modify(self.selector(), (self.change(),)), vs.CopyEffect(vs.EffectsOnChain()),
        )  # fmt: skip
        return found

    def change(self) -> Any:
        """A continuous change."""
        what, verb = self.one(*self.numbers), self.one("add counter", "draw", "change number", "move")
        return self.one(
            vs.Adds(what, self.number()), vs.Adds(what, 1, self.condition()), vs.Sets(what, self.number()),
            vs.Bans(verb, when=self.condition()), vs.PlayerBans(verb, self.one(*vs.Whose)), vs.Gains("names", self.one(*self.names)),
        )  # fmt: skip

    def power(self) -> Power:
        """A power."""
        found: Power = self.one(
            vs.whenever(self.pattern()) >> self.effect(), vs.whenever(self.pattern()) >> self.effect(),
            vs.whenever(self.pattern(), if_=self.condition()) >> self.effect(),
            vs.Static(change=self.change(), on=self.selector(), while_=self.one(None, self.condition())),
            vs.Static(change=self.change(), on=self.selector(), gate=self.condition(0)),
            vs.Static(change=vs.HasPower(vs.whenever(self.pattern()) >> self.effect(0)), on=self.selector()),
            vs.Replacement(pattern=self.pattern(), instead=self.substitute()),
        )  # fmt: skip
        return found


def words_of_vs(random: Random, names: tuple[str, ...]) -> Words:
    """The words of Vs. System."""
    events = (vs.Stunned, vs.Recovered, vs.Exhausted, vs.Readied, vs.KOd, vs.Drew, vs.StunLoss)
    return Words(
        random,
        names,
        events,
        (vs.stun, vs.ko, vs.recover, vs.ready, vs.exhaust),
        ("atk", "defense", "cost"),
        vs.ENDURANCE,
    )


def words_of_wi(random: Random, names: tuple[str, ...]) -> Words:
    """The words of Warhammer: Invasion."""
    events = (wi.Damaged, wi.Corrupted, wi.Restored, wi.Destroyed, wi.EnteredPlay, wi.LeftPlay, wi.Drew)
    return Words(
        random,
        names,
        events,
        (wi.corrupt, wi.restore, wi.destroy, wi.sacrifice_it),
        ("power", "hp", "cost"),
        wi.RESOURCES,
    )
