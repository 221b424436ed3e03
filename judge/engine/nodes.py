"""What card text is made of: nodes, each of which can be described. Not here: what the nodes do."""

from __future__ import annotations

from enum import Enum

from judge.engine.rules import as_ruled


class Node:
    """A part of a card's text."""

    def describe(self) -> str:
        """The part as a phrase."""
        raise NotImplementedError


def describe(value: object) -> str:
    """The phrase for a node, for what stands as ruled in its place, or for a plain value."""
    settled = as_ruled(value)
    if isinstance(settled, Node):
        return settled.describe()
    return str(settled.value if isinstance(settled, Enum) else settled)
