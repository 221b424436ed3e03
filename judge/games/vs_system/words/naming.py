"""Words of card text about a character's name."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.context import Context
from judge.engine.select import Selector
from judge.engine.state import Obj
from judge.games.vs_system.rules.name import IS_NAMED_BY_NAME_ALONE


@dataclass(frozen=True)
class Named(Selector):
    """Cards that have ``name`` among their names."""

    name: str

    def matches(self, context: Context, obj: Obj) -> bool:
        is_name, is_identity = (self.name in context.view.items(obj, what) for what in ("names", "identities"))
        return bool(context.match.judge(IS_NAMED_BY_NAME_ALONE, is_name, misread=is_name or is_identity))

    def describe(self) -> str:
        return f"named {self.name}"


def named(name: str) -> Selector:
    """Cards named ``name``: an identity is no name."""
    return Named(name)
