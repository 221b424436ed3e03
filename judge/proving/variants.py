"""The other values of every argument of a card that is an axis. Not here: running the checks with them (`axes.py`).

The types keep what means nothing from being said; what is said, but could change nothing where it stands, is not offered either.
Ruled values are left out: proofs are about them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass, replace
from enum import Enum
from typing import Any, get_args, get_type_hints

from judge.engine.changes import Adds, Change, Sets
from judge.engine.context import ON_RESOLUTION, ON_START, When
from judge.engine.flow import OneOf
from judge.engine.lasting import Modify
from judge.engine.objects import Picking
from judge.engine.parts import walk
from judge.engine.players import EACH_OPPONENT, EACH_PLAYER, OPPONENT, YOU, Players
from judge.engine.powers import Link, Power, Replacement, Sequence, Static, Triggered, is_always_done
from judge.engine.rules import Ruled, as_ruled
from judge.engine.slots import AS_TARGET, Choice, Target
from judge.engine.values import Number
from judge.engine.whose import Whose

ENUMS = (When, Whose, Link)
SWITCHES = ("once_per_turn", "once_per_batch", "rechecked", "continuous", "feasible")
# What is looked at continuously, before anything is announced, or as it is announced: there *when* means nothing.
WITHOUT_START = ("only", "gate", "while_", "on", "pattern", "trigger", "cost", "instead")


@dataclass(frozen=True)
class Variant:
    """A value with one argument changed: where, to what, and the whole as it is then."""

    path: str
    to: str
    changed: Any


@dataclass(frozen=True)
class Surroundings:
    """What is known of the place where an argument stands.

    ``has_start``: an effect that has been announced or has triggered is around it. ``has_one_target``: that effect has one target
    at most, so that it resolves only with all its targets legal.
    """

    has_start: bool = True
    has_one_target: bool = True


def variants(value: object, path: str = "", around: Surroundings = Surroundings()) -> Iterator[Variant]:
    """``value`` with one argument changed, for each argument that is an axis and each other value that could matter."""
    if isinstance(value, Ruled):
        return
    if isinstance(value, ENUMS):
        for other in _others(value, around):
            yield Variant(path, other.name, other)
    elif isinstance(value, Target):
        for when in (ON_START, ON_RESOLUTION):
            yield Variant(path, f"CHOICE_{when.name}", Choice(when))
    elif isinstance(value, tuple):
        for index, part in enumerate(value):
            for found in variants(part, f"{path}[{index}]", around):
                yield replace(found, changed=(*value[:index], found.changed, *value[index + 1 :]))
    elif is_dataclass(value) and not isinstance(value, type):
        if isinstance(value, Choice):
            yield Variant(path, "TARGET", AS_TARGET)
        yield from _of_node(value, path, around)


def _of_node(node: Any, path: str, around: Surroundings) -> Iterator[Variant]:
    if isinstance(node, Power):
        targets = {part for part in walk(node, as_ruled) if isinstance(part, Picking) and part.is_target}
        around = replace(around, has_one_target=len(targets) <= 1)
    for spec in fields(node):
        part = getattr(node, spec.name)
        if not _can_matter(node, spec.name, around):
            continue
        where = f"{path}.{spec.name}" if path else spec.name
        for found in _of_part(node, spec.name, part, where, around):
            yield replace(found, changed=replace(node, **{spec.name: found.changed}))


def _of_part(node: object, name: str, part: object, where: str, around: Surroundings) -> Iterator[Variant]:
    if isinstance(part, bool):
        if name in SWITCHES:
            yield Variant(where, str(not part), not part)
        return
    if part == YOU:
        for to, other in _other_players(type(node), name):
            yield Variant(where, to, other)
    is_text_at_work = isinstance(node, (Static, Replacement)) or (isinstance(node, Change) and name == "when")
    has_start = around.has_start and name not in WITHOUT_START and not is_text_at_work
    yield from variants(part, where, replace(around, has_start=has_start))


def _other_players(kind: type, name: str) -> tuple[tuple[str, Players], ...]:
    """Who may stand in the place of "you" in a node's field: another player, or several where the field has room for them."""
    if Players in get_args(get_type_hints(kind)[name]):
        return (("EACH_OPPONENT", EACH_OPPONENT), ("EACH_PLAYER", EACH_PLAYER))
    return (("OPPONENT", OPPONENT),)


def _others(value: Enum, around: Surroundings) -> tuple[Enum, ...]:
    """The values that mean something else: continuously and on resolution are the same look at the present."""
    if isinstance(value, When):
        other = ON_RESOLUTION if value is ON_START else ON_START
        return (other,) if around.has_start else ()
    return tuple(other for other in type(value) if other is not value)


def _can_matter(node: object, name: str, around: Surroundings) -> bool:
    """Whether another value of the argument ``name`` of ``node`` could change anything at all."""
    match node, name:
        case Triggered(), "rechecked":
            return as_ruled(node.condition) is not None
        case Triggered(), "once_per_batch":
            return not as_ruled(node.pattern).is_once_a_batch()
        case Triggered(), "once_per_turn":
            return not as_ruled(node.pattern).is_once_a_turn()
        case Sequence(), "link":
            return not (around.has_one_target and is_always_done(node.first))
        case OneOf(), "feasible":
            return not (around.has_one_target and all(is_always_done(effect) for _, effect in node.options))
        case Modify(), "continuous":
            return any(_is_recounted(change) for change in as_ruled(node.changes))
    return True


def _is_recounted(change: object) -> bool:
    """Whether ``change`` holds a number that may come out differently when it is counted later."""
    settled = as_ruled(change)
    number = (
        as_ruled(settled.by if isinstance(settled, Adds) else settled.to) if isinstance(settled, (Adds, Sets)) else 0
    )
    return isinstance(number, Number) and not number.is_constant()
