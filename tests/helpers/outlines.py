"""Outlines of states, by which two runs of a game are compared."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass

from judge.engine.nodes import Node
from judge.engine.state import Card, State


def outline(value: object) -> object:
    """``value`` as data that can be compared: a state within it by its time alone, since it holds all those before it.

    Modifiers and effects go by the order in which they come: who asks what is legal may use up numbers.
    """
    return _outline(value, {})


def _outline(value: object, ids: dict[object, int]) -> object:
    if isinstance(value, State):
        events = tuple(_inner(record.events, ids) for record in value.history)
        return (events, {key: _inner(part, ids) for key, part in vars(value).items() if key != "history"})
    return _inner(value, ids)


def _inner(value: object, ids: dict[object, int]) -> object:
    if isinstance(value, State):
        return ("state", value.turn, value.time)
    if isinstance(value, (Card, Node)):
        return value
    if isinstance(value, Mapping):
        return {key: _inner(part, ids) for key, part in value.items()}
    if isinstance(value, tuple):
        return tuple(_inner(part, ids) for part in value)
    if not is_dataclass(value):
        return value
    parts = {each.name: getattr(value, each.name) for each in fields(value) if each.compare}
    number = (ids.setdefault(parts.pop("id"), len(ids)),) if "id" in parts else ()
    return (type(value).__name__, *number, *(_inner(part, ids) for part in parts.values()))
