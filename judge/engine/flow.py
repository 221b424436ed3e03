"""How effects hang together: one after another, "if you do", "may", "choose one", each player in turn, a condition."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import Any

from judge.engine.ask import Steps, choose
from judge.engine.conditions import Condition, holds
from judge.engine.objects import refs_of
from judge.engine.powers import Effect
from judge.engine.sight import Sight, When
from judge.engine.values import YOU, Who, said


class Link(Enum):
    """Axis *and / if you do*: whether what follows depends on what came before."""

    AND = "and"
    IF_YOU_DO = "if you do"


@dataclass(frozen=True)
class Sequence(Effect):
    """``first``, then ``second``: always, or only if the first was done. No priority in between."""

    first: Effect
    second: Effect
    link: Link = Link.AND

    def run(self, do: Sight) -> Steps[bool]:
        done: bool = yield from do.read(self.first).run(do)
        if done or do.read(self.link) is Link.AND:
            more: bool = yield from do.read(self.second).run(do)
            return done or more
        return done

    def is_feasible(self, do: Sight) -> bool:
        return bool(do.read(self.first).is_feasible(do) and do.read(self.second).is_feasible(do))

    def words(self) -> str:
        if_done = getattr(self.link, "reading", self.link) is Link.IF_YOU_DO
        if said(self.second) == NOTHING.words():
            return said(self.first)
        return f"{said(self.first)}. {'If done, ' if if_done else 'Then '}{said(self.second)}"


@dataclass(frozen=True)
class Choose(Effect):
    """Something is picked for ``pick``, and nothing more: done if it was, for "if you do"."""

    pick: Any

    def run(self, do: Sight) -> Steps[bool]:
        refs = yield from refs_of(self.pick, do)
        return bool(refs)

    def words(self) -> str:
        return f"choose {said(self.pick)}"


@dataclass(frozen=True)
class Nothing(Effect):
    """Does nothing: what a misreading often comes to."""

    def run(self, do: Sight) -> Steps[bool]:
        yield from ()
        return False

    def words(self) -> str:
        return "nothing"


NOTHING = Nothing()


@dataclass(frozen=True)
class May(Effect):
    """``who`` may have ``effect`` happen; decided ``when``. Where it isn't feasible nobody is asked."""

    effect: Effect
    who: Who = YOU
    when: When = When.RESOLUTION

    def at_start(self, do: Sight) -> bool:
        """Whether it is decided when the effect is announced."""
        return do.read(self.when) is When.START

    def pick(self, do: Sight) -> Steps[tuple[Any, ...]]:
        """Ask for the decision and remember it in its slot."""
        player = do.read(self.who).players(do)[0]
        answer = yield from choose(player, f"whether to {said(self.effect)}", ("yes", "no"))
        do.slots[self] = answer
        return answer

    def run(self, do: Sight) -> Steps[bool]:
        effect = do.read(self.effect)
        if not effect.is_feasible(do):
            return False
        if self not in do.slots:
            yield from self.pick(do)
        if do.slots[self] == ("no",):
            return False
        done: bool = yield from effect.run(do)
        return done

    def words(self) -> str:
        return f"{said(self.who)} may {said(self.effect)}"


@dataclass(frozen=True)
class OneOf(Effect):
    """``who`` chooses one of ``options`` (pairs of words and effect), ``when``. ``feasible`` bars options that can't be done completely."""

    options: tuple[tuple[str, Effect], ...]
    who: Any = YOU
    when: When = When.RESOLUTION
    feasible: bool = False

    def at_start(self, do: Sight) -> bool:
        """Whether the mode is chosen when the effect is announced."""
        return do.read(self.when) is When.START

    def pick(self, do: Sight) -> Steps[tuple[Any, ...]]:
        """Ask for the mode and remember it in its slot."""
        who = do.read(self.who)
        players = who.players(do)
        open_ = tuple(
            name for name, effect in self.options if not do.read(self.feasible) or do.read(effect).is_feasible(do)
        )
        answer = yield from choose(players[0], "choose one", open_)
        do.slots[self] = answer
        return answer

    def run(self, do: Sight) -> Steps[bool]:
        if self not in do.slots:
            yield from self.pick(do)
        if not do.slots[self]:
            return False
        done: bool = yield from do.read(dict(self.options)[do.slots[self][0]]).run(do)
        return done

    def words(self) -> str:
        return "choose one: " + "; or ".join(name for name, _ in self.options)


@dataclass(frozen=True)
class If(Effect):
    """``effect`` if ``condition`` holds, otherwise ``otherwise``."""

    condition: Condition
    effect: Effect
    otherwise: Effect = NOTHING

    def run(self, do: Sight) -> Steps[bool]:
        chosen = self.effect if holds(self.condition, do) else self.otherwise
        done: bool = yield from do.read(chosen).run(do)
        return done

    def words(self) -> str:
        return f"if {said(self.condition)}, {said(self.effect)}"


@dataclass(frozen=True)
class Repeat(Effect):
    """``effect`` again and again while ``while_`` holds, looked at anew before each time; ends where ``effect`` can't be done any more.

    ``apart``: each repetition is an effect of its own on the chain, which players may answer.
    """

    effect: Effect
    while_: Condition
    apart: bool = False

    def run(self, do: Sight) -> Steps[bool]:
        done = False
        while holds(self.while_, do):
            did: bool = yield from do.read(self.effect).run(do)
            if not did:
                break
            done = True
            if do.read(self.apart):
                yield from self._put_rest_on_chain(do)
                break
        return done

    def _put_rest_on_chain(self, do: Sight) -> Steps[None]:
        from judge.engine.chain import announce

        if holds(self.while_, do):
            yield from announce(do.match, "triggered", do.you, do.me, self, self.words())

    def words(self) -> str:
        return f"{said(self.effect)} while {said(self.while_)}"


@dataclass(frozen=True)
class EachOf(Effect):
    """Each player whom ``who`` means does ``effect`` as if it were his own, one after another in turn order."""

    who: Who
    effect: Effect

    def run(self, do: Sight) -> Steps[bool]:
        done = False
        for player in do.read(self.who).players(do):
            did: bool = yield from do.read(self.effect).run(replace(do, you=player, slots=dict(do.slots)))
            done = done or did
        return done

    def is_feasible(self, do: Sight) -> bool:
        return all(
            do.read(self.effect).is_feasible(replace(do, you=player)) for player in do.read(self.who).players(do)
        )

    def words(self) -> str:
        return f"{said(self.who)}: {said(self.effect)}"


@dataclass(frozen=True)
class Unless(Effect):
    """``effect``, unless ``who`` does ``deed``: it is up to that player, and what he can't do he hasn't done."""

    effect: Effect
    who: Any
    deed: Effect

    def run(self, do: Sight) -> Steps[bool]:
        for player in do.read(self.who).players(do):
            did: bool = yield from do.read(self.deed).run(replace(do, you=player))
            if did:
                return False
        done: bool = yield from do.read(self.effect).run(do)
        return done

    def words(self) -> str:
        return f"{said(self.effect)} unless {said(self.who)}: {said(self.deed)}"
