"""What a card is called: its name, not what stands behind the diamond (Heralds of Galactus FAQ 7)."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.rules import rule
from judge.engine.select import Selector
from judge.engine.sight import Sight
from judge.engine.state import Obj


@rule("vs/name.identity-is-none", "heralds-of-galactus/7-doom#1", "heralds-of-galactus/7-doom#2",
      "heralds-of-galactus/doom-bot-dr-doom-cosmic-thief#2", misreading=lambda is_name, is_identity: is_name or is_identity,
      believing="the identity behind the diamond is a second name")  # fmt: skip
def is_named(is_name: bool, is_identity: bool) -> bool:
    """A card is named only by its name: its identity is no name of it."""
    return is_name


@dataclass(frozen=True)
class Named(Selector):
    """Cards that have ``name`` among their names."""

    name: str

    def matches(self, sight: Sight, obj: Obj) -> bool:
        is_name, is_identity = (self.name in sight.view.items(obj, what) for what in ("names", "identities"))
        return bool(sight.match.consult(is_named, is_name, is_identity))

    def words(self) -> str:
        return f"named {self.name}"


def named(name: str) -> Selector:
    """Cards named ``name``: an identity is no name."""
    return Named(name)
