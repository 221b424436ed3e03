"""Which objects an effect acts on: all that a selector means, or some that a player picks, as target or as choice."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar

from judge.engine.context import Context, When
from judge.engine.decision import CHANCE, Resolution, choose
from judge.engine.nodes import Node, describe
from judge.engine.players import YOU, Player, decider
from judge.engine.rules import Maybe, as_ruled
from judge.engine.select import Objects, Selector
from judge.engine.slots import AS_CHOICE, AS_TARGET, A, Choice, How, Slot, Target, is_picked_at_announcement
from judge.engine.state import Obj, Ref
from judge.engine.values import Amount, amount

# What a card may forbid ("can't be targeted"), besides the verbs of events: as other party stands the card that would target.
TARGETED = "be targeted"

# What describes those that may be picked.
D = TypeVar("D", bound=Node)


@dataclass(frozen=True)
class Each(Objects):
    """Every object that ``of`` means, looked at ``when``."""

    of: Maybe[Selector]
    when: Maybe[When] = When.RESOLUTION

    def refs(self, context: Context) -> Resolution[tuple[Ref, ...]]:
        yield from ()
        return tuple(obj.ref for obj in context.at(context.read(self.when)).select(self.of))

    def is_available(self, context: Context) -> bool:
        return any(True for _ in context.select(self.of))

    def describe(self) -> str:
        return describe(self.of)


@dataclass(frozen=True)
class Picking(Slot[A], Generic[A, D]):
    """What ``who`` picks, between ``least`` and ``most`` of them, among what ``of`` means: objects, or effects on the chain."""

    of: Maybe[D]
    how: How = AS_CHOICE
    who: Maybe[Player] = YOU
    least: Maybe[Amount] = 1
    most: Maybe[Amount] = 1

    @property
    def is_target(self) -> bool:
        return isinstance(self.how, Target)

    def is_settled_at_announcement(self, context: Context) -> bool:
        return is_picked_at_announcement(self.how, context)

    def options(self, context: Context) -> tuple[A, ...]:
        """What may be picked now."""
        raise NotImplementedError

    def is_legal(self, context: Context, choice: A) -> bool:
        """Whether ``choice``, once picked as target, still is a legal one."""
        raise NotImplementedError

    def purpose(self) -> str:
        """What the player is asked."""
        raise NotImplementedError

    def ask(self, context: Context) -> Resolution[tuple[A, ...]]:
        player = yield from decider(self.who, context)
        least, most = amount(self.least, context), amount(self.most, context)
        options, purpose = self.options(context), self.purpose()
        if player == CHANCE:
            if len(options) <= least:
                return options
            purpose += " at random"
        return (yield from choose(player, purpose, options, least, most))


@dataclass(frozen=True)
class Pick(Objects, Picking[Ref, Selector]):
    """Objects that a player picks."""

    name: str = ""

    def options(self, context: Context) -> tuple[Ref, ...]:
        return tuple(
            obj.ref for obj in context.select(self.of) if _can_be_picked(context, obj, is_target=self.is_target)
        )

    def is_legal(self, context: Context, choice: Ref) -> bool:
        obj = context.state.obj(choice)
        return (
            obj is not None
            and context.read(self.of).matches(context, obj)
            and _can_be_picked(context, obj, is_target=True)
        )

    def purpose(self) -> str:
        return f"{'target' if self.is_target else 'choose'} {self.name or describe(self.of)}"

    def refs(self, context: Context) -> Resolution[tuple[Ref, ...]]:
        return self.settle(context)

    def is_available(self, context: Context) -> bool:
        if self in context.choices:
            return bool(self.answer(context))
        return len(self.options(context)) >= max(amount(self.least, context), 1)

    def describe(self) -> str:
        named = self.name or describe(self.of)
        called = named.removeprefix("a ").removeprefix("an ")
        if self.is_target:
            return f"target {called}"
        return f"a chosen {called}" if as_ruled(self.most) == 1 else named


def _can_be_picked(context: Context, obj: Obj, *, is_target: bool) -> bool:
    verdict = context.match.game.can_be_picked(context, obj, is_target=is_target)
    return verdict and not (is_target and is_barred_as_target(context, obj))


def is_barred_as_target(context: Context, obj: Obj) -> bool:
    """Whether a card's text keeps the power behind ``context`` from targeting ``obj``."""
    # The card, whatever object it is: one that is being played goes to the chain once its targets are settled.
    by = context.state.objects.get(context.source.card) if context.source is not None else None
    return any(context.view.bans(TARGETED, obj, by, cause) for cause in context.targeting)


# A pick of objects, or the name under which an effect remembers what objects have become.
Chosen: TypeAlias = Slot[Ref] | str


def chosen(pick: Maybe[Chosen], context: Context) -> tuple[Ref, ...]:
    """What was picked or is remembered for ``pick``; nothing where nothing is."""
    return context.choices.get(context.read(pick), ())


@dataclass(frozen=True)
class Picked(Selector):
    """The objects picked for ``pick``: lets a later selector or number speak of them."""

    pick: Maybe[Chosen]

    def matches(self, context: Context, obj: Obj) -> bool:
        return obj.ref in chosen(self.pick, context)

    def describe(self) -> str:
        return "it"


def means_some(value: object) -> bool:
    """Whether ``value``, as ruled, is a target of which there must be one: where it isn't legal, the effect doesn't resolve."""
    settled = as_ruled(value)
    if not isinstance(settled, Picking) or not settled.is_target:
        return False
    least = as_ruled(settled.least)
    return isinstance(least, int) and least >= 1


def target(of: Maybe[Selector], name: str = "", least: Maybe[int] = 1, most: Maybe[int] = 1) -> Pick:
    """``of`` as target."""
    return Pick(of, AS_TARGET, YOU, least, most, name)


def choice(
    of: Maybe[Selector],
    when: Maybe[When] = When.RESOLUTION,
    who: Maybe[Player] = YOU,
    least: Maybe[Amount] = 1,
    most: Maybe[Amount] = 1,
    name: str = "",
) -> Pick:
    """``of`` as a choice that isn't a target."""
    return Pick(of, Choice(when), who, least, most, name)


def refs_of(value: Maybe[Objects], context: Context) -> Resolution[tuple[Ref, ...]]:
    """The objects that ``value`` means, asking where a player decides now."""
    return context.read(value).refs(context)


def is_available(value: Maybe[Objects], context: Context) -> bool:
    """Whether ``value`` means at least one object, or offers enough to pick from."""
    return context.read(value).is_available(context)
