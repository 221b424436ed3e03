"""What card text is made of: nodes, each of which can be described. Not here: what the nodes do."""

from __future__ import annotations

from enum import Enum

from judge.engine.rules import as_ruled


class Node:
    """A part of a card's text."""

    def describe(self) -> str:
        """The part as a phrase."""
        raise NotImplementedError


def does(deed: str) -> str:
    """``deed``, a phrase behind "may", as it is said of somebody who does it: "pays 5 endurance"."""
    verb, _, rest = deed.partition(" ")
    ending = "es" if verb.endswith(("s", "sh", "ch", "x", "z", "o")) else "s"
    return f"{verb}{ending} {rest}".rstrip()


def with_article(phrase: str) -> str:
    """``phrase``, which speaks of one thing, with an article where it needs one."""
    first = phrase.partition(" ")[0]
    if first in ("a", "an", "the", "this", "that", "it", "any", "equipment", "target") or not phrase:
        return phrase
    return f"{'an' if first[0].lower() in 'aeio' or first.startswith('Und') else 'a'} {phrase}"


def describe(value: object) -> str:
    """The phrase for a node, for what stands as ruled in its place, or for a plain value."""
    settled = as_ruled(value)
    if isinstance(settled, Node):
        return settled.describe()
    return str(settled.value if isinstance(settled, Enum) else settled)
