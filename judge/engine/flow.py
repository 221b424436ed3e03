"""How effects hang together: one after another, "if you do", "may", "choose one", each player in turn, a condition."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import cast

from judge.engine.conditions import Condition, is_met
from judge.engine.context import Context, When
from judge.engine.decision import Resolution, choose
from judge.engine.nodes import describe, does
from judge.engine.objects import refs_of
from judge.engine.players import YOU, Player, Players, decider, players_of
from judge.engine.powers import NOTHING, Effect, infinitive, is_always_done
from judge.engine.rules import Maybe, as_ruled
from judge.engine.select import Objects
from judge.engine.slots import Slot


@dataclass(frozen=True)
class Choose(Effect):
    """Something is picked for ``pick``, and nothing more: done if it was, for "if you do"."""

    pick: Maybe[Objects | Player]

    def run(self, context: Context) -> Resolution[bool]:
        pick = cast("Objects | Player", context.read(self.pick))
        if isinstance(pick, Player):
            return bool((yield from players_of(pick, context)))
        return bool((yield from refs_of(pick, context)))

    def describe(self) -> str:
        return f"choose {describe(self.pick)}"


@dataclass(frozen=True)
class May(Effect, Slot[str]):
    """``who`` may have ``effect`` happen; decided ``when``. Where it isn't feasible nobody is asked, unless ``even_in_part``."""

    effect: Maybe[Effect]
    who: Maybe[Player] = YOU
    when: Maybe[When] = When.RESOLUTION
    even_in_part: Maybe[bool] = False

    def is_settled_at_announcement(self, context: Context) -> bool:
        return context.read(self.when) is When.START

    def ask(self, context: Context) -> Resolution[tuple[str, ...]]:
        player = yield from decider(self.who, context)
        return (yield from choose(player, f"whether to {infinitive(self.effect)}", ("yes", "no")))

    def run(self, context: Context) -> Resolution[bool]:
        effect = context.read(self.effect)
        if not context.read(self.even_in_part) and not effect.is_feasible(context):
            return False
        answer = yield from self.settle(context)
        if answer == ("no",):
            return False
        return (yield from effect.run(context))

    def describe(self) -> str:
        return f"{describe(self.who)} may {infinitive(self.effect)}"

    def infinitive(self) -> str:
        # Who may do it and who decides on what it is part of is one player: nobody says twice that he may.
        return infinitive(self.effect) if as_ruled(self.who) == YOU else self.describe()


@dataclass(frozen=True)
class OneOf(Effect, Slot[str]):
    """``who`` chooses one of ``options`` (pairs of words and effect), ``when``. ``feasible`` bars options that can't be done completely."""

    options: tuple[tuple[str, Maybe[Effect]], ...]
    who: Maybe[Player] = YOU
    when: Maybe[When] = When.RESOLUTION
    feasible: Maybe[bool] = False

    def is_settled_at_announcement(self, context: Context) -> bool:
        return context.read(self.when) is When.START

    def ask(self, context: Context) -> Resolution[tuple[str, ...]]:
        player = yield from decider(self.who, context)
        open_ = tuple(
            name
            for name, effect in self.options
            if not context.read(self.feasible) or context.read(effect).is_feasible(context)
        )
        return (yield from choose(player, "choose one", open_))

    def run(self, context: Context) -> Resolution[bool]:
        answer = yield from self.settle(context)
        if not answer:
            return False
        return (yield from context.read(dict(self.options)[answer[0]]).run(context))

    def is_always_done(self) -> bool:
        return not as_ruled(self.feasible) and all(is_always_done(effect) for _, effect in self.options)

    def describe(self) -> str:
        return "choose one: " + "; or ".join(name for name, _ in self.options)


@dataclass(frozen=True)
class If(Effect):
    """``effect`` if ``condition`` holds, otherwise ``otherwise``."""

    condition: Maybe[Condition | None]
    effect: Maybe[Effect]
    otherwise: Maybe[Effect] = NOTHING

    def run(self, context: Context) -> Resolution[bool]:
        chosen = self.effect if is_met(self.condition, context) else self.otherwise
        return (yield from context.read(chosen).run(context))

    def is_always_done(self) -> bool:
        return is_always_done(self.effect) and is_always_done(self.otherwise)

    def describe(self) -> str:
        otherwise = "" if as_ruled(self.otherwise) == NOTHING else f"; otherwise {describe(self.otherwise)}"
        return f"if {describe(self.condition)}, {describe(self.effect)}{otherwise}"


@dataclass(frozen=True)
class EachOf(Effect):
    """Each player whom ``who`` means does ``effect`` as if it were his own, one after another in turn order."""

    who: Maybe[Players]
    effect: Maybe[Effect]

    def run(self, context: Context) -> Resolution[bool]:
        done = False
        for player in (yield from players_of(self.who, context)):
            did = yield from context.read(self.effect).run(
                replace(context, controller=player, choices=dict(context.choices))
            )
            done = done or did
        return done

    def is_feasible(self, context: Context) -> bool:
        return all(
            context.read(self.effect).is_feasible(replace(context, controller=player))
            for player in context.read(self.who).players(context)
        )

    def describe(self) -> str:
        return f"{describe(self.who)}: {describe(self.effect)}"


@dataclass(frozen=True)
class Unless(Effect):
    """``effect``, unless ``who`` does ``deed``: it is up to that player, and what he can't do he hasn't done."""

    effect: Maybe[Effect]
    who: Maybe[Players]
    deed: Maybe[Effect]

    def run(self, context: Context) -> Resolution[bool]:
        for player in (yield from players_of(self.who, context)):
            did = yield from context.read(self.deed).run(replace(context, controller=player))
            if did:
                return False
        return (yield from context.read(self.effect).run(context))

    def describe(self) -> str:
        who, done = describe(self.who), infinitive(self.deed)
        return f"unless {who} {done if who == 'you' else does(done)}, {describe(self.effect)}"
