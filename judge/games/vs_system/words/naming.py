"""Words of card text about a character's name."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.context import Context
from judge.engine.select import Selector
from judge.engine.state import Obj


@dataclass(frozen=True)
class Named(Selector):
    """Cards that have ``name`` among their names."""

    name: str

    def matches(self, context: Context, obj: Obj) -> bool:
        return self.name in context.view.items(obj, "names")

    def describe(self) -> str:
        return f"named {self.name}"


def named(name: str) -> Selector:
    """Cards named ``name``: an identity is no name."""
    return Named(name)


@dataclass(frozen=True)
class CalledLike(Selector):
    """Cards with ``part`` in one of their names."""

    part: str

    def matches(self, context: Context, obj: Obj) -> bool:
        return any(self.part in name for name in context.view.items(obj, "names"))

    def describe(self) -> str:
        return f"called {self.part} something"
