"""What a node is made of, so that whoever looks for something in a card's text walks it in one way. Not here: what is looked for."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any


def parts_of(value: object) -> list[tuple[str, object]]:
    """The direct parts of a node (its fields, by name) or of a tuple (its items, without a name), in reading order."""
    if isinstance(value, tuple):
        return [("", item) for item in value]
    kind: Any = type(value)  # that a type can be a key isn't seen by who checks types
    return [(name, getattr(value, name)) for name in _fields_of(kind)]


@cache
def _fields_of(kind: type) -> tuple[str, ...]:
    """The fields of the values of a type; none where they are no nodes."""
    return tuple(spec.name for spec in fields(kind)) if is_dataclass(kind) else ()


def _as_it_stands(value: object) -> object:
    return value


def walk(value: object, read: Callable[[object], object] = _as_it_stands) -> Iterator[object]:
    """``value`` and everything that it is made of, in reading order.

    :param read: what stands for a value before its parts are looked at, such as `Match.read`; without it both readings of a ruled
        value are walked.
    """
    ahead = [value]
    while ahead:
        found = read(ahead.pop())
        yield found
        ahead += [part for _, part in reversed(parts_of(found))]


def extent(value: object) -> tuple[int, int]:
    """How deep the parts of ``value`` lie within each other, and how many there are, counted wherever they stand.

    Without recursion and once for each object, so that this holds for what is too deep or too large to be walked.
    """
    known: dict[int, tuple[int, int]] = {}
    # What is being measured, outermost first: its parts, those yet to be looked at, the depth and the number of those that were.
    open_: list[tuple[object, Iterator[tuple[str, object]], int, int]] = [(value, iter(parts_of(value)), 0, 1)]
    while True:
        whole, left, depth, number = open_.pop()
        part = next(left, None)
        if part is None:
            known[id(whole)] = found = (depth + 1, number)
            if not open_:
                return found
            whole, left, depth, number = open_.pop()
        elif (measured := known.get(id(part[1]))) is not None:
            found = measured
        else:
            open_ += [(whole, left, depth, number), (part[1], iter(parts_of(part[1])), 0, 1)]
            continue
        open_.append((whole, left, max(depth, found[0]), number + found[1]))
