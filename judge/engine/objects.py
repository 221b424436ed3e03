"""Which objects an effect acts on: all that a selector means, or some that a player picks, as target or as choice."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from judge.engine.context import Context, When
from judge.engine.decision import Resolution, choose
from judge.engine.nodes import Node, describe
from judge.engine.select import ANY, Selector
from judge.engine.state import Ref
from judge.engine.values import YOU, Who


class Objects(Node):
    """The objects of an effect."""

    def refs(self, context: Context) -> Resolution[tuple[Ref, ...]]:
        """The objects, asking where a player decides now."""
        raise NotImplementedError


@dataclass(frozen=True)
class Each(Objects):
    """Every object that ``of`` means, looked at ``when``."""

    of: Selector
    when: When = When.RESOLUTION

    def refs(self, context: Context) -> Resolution[tuple[Ref, ...]]:
        yield from ()
        return tuple(obj.ref for obj in context.at(context.read(self.when)).select(self.of))

    def describe(self) -> str:
        return describe(self.of)


class Picking(Node):
    """What a player picks for an effect, as target or as choice; the node itself is the key of the slot that holds the answer."""

    is_target: bool
    least: int

    def options(self, context: Context) -> tuple[Any, ...]:
        """What may be picked now."""
        raise NotImplementedError

    def is_legal(self, context: Context, choice: Any) -> bool:
        """Whether ``choice``, once picked as target, still is a legal one."""
        raise NotImplementedError


@dataclass(frozen=True)
class Pick(Objects, Picking):
    """Objects that a player picks. The node itself is the slot's key: used twice in one effect it is picked once.

    A *target* is picked at announcement and rechecked on resolution; a *choice* is neither a target nor rechecked, and ``when`` says
    whether it is made at announcement or on resolution.
    """

    of: Selector
    is_target: bool = False
    when: When = When.RESOLUTION
    who: Who = YOU
    least: int = 1
    most: int = 1
    name: str = ""

    def at_start(self, context: Context) -> bool:
        """Whether it is picked when the effect is announced."""
        return self.is_target or context.read(self.when) is When.START

    def options(self, context: Context) -> tuple[Ref, ...]:
        """What may be picked now."""
        verdict = context.match.game.can_be_picked
        return tuple(obj.ref for obj in context.select(self.of) if verdict(context, obj, is_target=self.is_target))

    def purpose(self) -> str:
        """What the player is asked."""
        return f"{'target' if self.is_target else 'choose'} {self.name or describe(self.of)}"

    def pick(self, context: Context) -> Resolution[tuple[Ref, ...]]:
        """Ask for the pick and remember it in its slot."""
        player = context.read(self.who).players(context)[0]
        options = self.options(context)
        answer = yield from choose(player, self.purpose(), options, context.read(self.least), context.read(self.most))
        context.choices[self] = answer
        return answer

    def is_legal(self, context: Context, choice: Any) -> bool:
        obj = context.state.obj(choice)
        return (
            obj is not None
            and context.read(self.of).matches(context, obj)
            and context.match.game.can_be_picked(context, obj, is_target=True)
        )

    def refs(self, context: Context) -> Resolution[tuple[Ref, ...]]:
        if self not in context.choices:
            yield from self.pick(context)
        return context.choices[self]

    def describe(self) -> str:
        called = (self.name or describe(self.of)).removeprefix("a ").removeprefix("an ")
        return f"{'target' if self.is_target else 'a chosen'} {called}"


@dataclass(frozen=True)
class Picked(Selector):
    """The objects picked for ``pick``: lets a later selector or number speak of them."""

    pick: Any

    def matches(self, context: Context, obj: Any) -> bool:
        return obj.ref in context.choices.get(context.read(self.pick), ())

    def describe(self) -> str:
        return "it"


@dataclass(frozen=True)
class OfPlayers(Selector):
    """Objects controlled by the players that ``who`` means: a target player, say."""

    who: Any

    def matches(self, context: Context, obj: Any) -> bool:
        return obj.controller in context.read(self.who).players(context)

    def describe(self) -> str:
        return f"of {describe(self.who)}"


@dataclass(frozen=True)
class ControllerOf(Node):
    """The controller of what ``of`` means, as a player."""

    of: Selector

    def players(self, context: Context) -> tuple[str, ...]:
        """The controllers, in turn order from you."""
        found = {obj.controller for obj in context.select(self.of)}
        return tuple(player for player in context.state.after(context.controller) if player in found)

    def describe(self) -> str:
        return f"the controller of {describe(self.of)}"


def target(of: Selector, name: str = "", least: int = 1, most: int = 1) -> Pick:
    """``of`` as target."""
    return Pick(of, True, When.START, YOU, least, most, name)


def choice(
    of: Selector, when: When = When.RESOLUTION, who: Who = YOU, least: int = 1, most: int = 1, name: str = ""
) -> Pick:
    """``of`` as a choice that isn't a target."""
    return Pick(of, False, when, who, least, most, name)


def as_objects(value: Any) -> Any:
    """A selector as the objects it means; objects and ruled values unchanged."""
    return Each(value) if isinstance(value, Selector) else value


def refs_of(value: Any, context: Context) -> Resolution[tuple[Ref, ...]]:
    """The objects that ``value`` (objects, a selector or a ruled value) means, asking where a player decides now."""
    settled = as_objects(context.read(value))
    answer: tuple[Ref, ...] = yield from settled.refs(context)
    return answer


__all__ = ["ANY", "Each", "Objects", "Pick", "Picked", "as_objects", "choice", "refs_of", "target"]
