"""Slots: what a player settles for an effect, such as a target, a mode or a name. Not here: what there is to settle.

A slot is a node of the effect, and it is itself the key under which `Context.choices` holds the answer: the same node twice is one slot.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

from judge.engine.context import Context, When
from judge.engine.decision import Resolution
from judge.engine.nodes import Node
from judge.engine.rules import Maybe

A = TypeVar("A", bound=Hashable)


class Slot(Node, Generic[A]):
    """Something of an effect that a player settles, as it is announced or as it resolves."""

    @property
    def is_target(self) -> bool:
        """Whether it is a target: picked at announcement, and something that may become illegal."""
        return False

    def is_settled_at_announcement(self, context: Context) -> bool:
        """Whether it is settled when the effect is announced."""
        raise NotImplementedError

    def ask(self, context: Context) -> Resolution[tuple[A, ...]]:
        """What the player decides now; nothing is remembered."""
        raise NotImplementedError

    def answer(self, context: Context) -> tuple[A, ...]:
        """What has been settled; nothing where nothing has been."""
        return context.choices.get(self, ())

    def settle(self, context: Context) -> Resolution[tuple[A, ...]]:
        """What has been settled, otherwise what the player decides now, which is remembered."""
        if self not in context.choices:
            context.choices[self] = yield from self.ask(context)
        return self.answer(context)


@dataclass(frozen=True)
class Target:
    """How a target is picked: at announcement, and it is looked at again on resolution."""


@dataclass(frozen=True)
class Choice:
    """How something that is no target is picked: ``when`` the card says, and it is never looked at again."""

    when: Maybe[When] = When.RESOLUTION


AnySlot: TypeAlias = Slot[Any]
How: TypeAlias = Target | Choice
AS_TARGET, AS_CHOICE = Target(), Choice()


def is_picked_at_announcement(how: How, context: Context) -> bool:
    """Whether what is picked in this way is picked when the effect is announced."""
    return isinstance(how, Target) or context.read(how.when) is When.START
