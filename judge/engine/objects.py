"""Which objects an effect acts on: all that a selector means, or some that a player picks, as target or as choice."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from judge.engine.ask import Steps, choose
from judge.engine.select import ANY, Selector
from judge.engine.sight import Sight, When
from judge.engine.state import Ref
from judge.engine.values import YOU, Who, said


class Objects:
    """The objects of an effect."""

    def refs(self, do: Sight) -> Steps[tuple[Ref, ...]]:
        """The objects, asking where a player decides now."""
        raise NotImplementedError

    def words(self) -> str:
        """The objects as a phrase."""
        raise NotImplementedError


@dataclass(frozen=True)
class Each(Objects):
    """Every object that ``of`` means, looked at ``when``."""

    of: Selector
    when: When = When.RESOLUTION

    def refs(self, do: Sight) -> Steps[tuple[Ref, ...]]:
        yield from ()
        return tuple(obj.ref for obj in do.at(do.read(self.when)).select(self.of))

    def words(self) -> str:
        return said(self.of)


class Picking:
    """What a player picks for an effect, as target or as choice; the node itself is the key of the slot that holds the answer."""

    is_target: bool
    least: int

    def options(self, do: Sight) -> tuple[Any, ...]:
        """What may be picked now."""
        raise NotImplementedError

    def is_legal(self, do: Sight, choice: Any) -> bool:
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

    def at_start(self, do: Sight) -> bool:
        """Whether it is picked when the effect is announced."""
        return self.is_target or do.read(self.when) is When.START

    def options(self, do: Sight) -> tuple[Ref, ...]:
        """What may be picked now."""
        verdict = do.match.game.can_be_picked
        return tuple(obj.ref for obj in do.select(self.of) if verdict(do, obj, is_target=self.is_target))

    def purpose(self) -> str:
        """What the player is asked."""
        return f"{'target' if self.is_target else 'choose'} {self.name or said(self.of)}"

    def pick(self, do: Sight) -> Steps[tuple[Ref, ...]]:
        """Ask for the pick and remember it in its slot."""
        player = do.read(self.who).players(do)[0]
        options = self.options(do)
        answer = yield from choose(player, self.purpose(), options, do.read(self.least), do.read(self.most))
        do.slots[self] = answer
        return answer

    def is_legal(self, do: Sight, choice: Any) -> bool:
        obj = do.state.obj(choice)
        return (
            obj is not None
            and do.read(self.of).matches(do, obj)
            and do.match.game.can_be_picked(do, obj, is_target=True)
        )

    def refs(self, do: Sight) -> Steps[tuple[Ref, ...]]:
        if self not in do.slots:
            yield from self.pick(do)
        return do.slots[self]

    def words(self) -> str:
        called = (self.name or said(self.of)).removeprefix("a ").removeprefix("an ")
        return f"{'target' if self.is_target else 'a chosen'} {called}"


@dataclass(frozen=True)
class Picked(Selector):
    """The objects picked for ``pick``: lets a later selector or number speak of them."""

    pick: Any

    def matches(self, sight: Sight, obj: Any) -> bool:
        return obj.ref in sight.slots.get(sight.read(self.pick), ())

    def words(self) -> str:
        return "it"


@dataclass(frozen=True)
class OfPlayers(Selector):
    """Objects controlled by the players that ``who`` means: a target player, say."""

    who: Any

    def matches(self, sight: Sight, obj: Any) -> bool:
        return obj.controller in sight.read(self.who).players(sight)

    def words(self) -> str:
        return f"of {said(self.who)}"


@dataclass(frozen=True)
class ControllerOf:
    """The controller of what ``of`` means, as a player."""

    of: Selector

    def players(self, sight: Sight) -> tuple[str, ...]:
        """The controllers, in turn order from you."""
        found = {obj.controller for obj in sight.select(self.of)}
        return tuple(player for player in sight.state.after(sight.you) if player in found)

    def words(self) -> str:
        return f"the controller of {said(self.of)}"


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


def refs_of(value: Any, do: Sight) -> Steps[tuple[Ref, ...]]:
    """The objects that ``value`` (objects, a selector or a ruled value) means, asking where a player decides now."""
    settled = as_objects(do.read(value))
    answer: tuple[Ref, ...] = yield from settled.refs(do)
    return answer


__all__ = ["ANY", "Each", "Objects", "Pick", "Picked", "as_objects", "choice", "refs_of", "target"]
