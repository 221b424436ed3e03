"""Flipping the axes: every argument of every card that a check uses is given its other values, and the checks must notice.

A proof shows that a rule matters; this shows that everything else on the cards matters too. An argument whose other value no check
notices is a survivor: either its ruling is silent (an excuse says so) or a check asserts too little.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass, replace
from enum import Enum
from typing import NamedTuple

from judge.answers import Survivor
from judge.engine.context import When
from judge.engine.flow import Link
from judge.engine.lasting import Modify
from judge.engine.powers import Replacement, Static, Triggered
from judge.engine.rules import Ruled
from judge.engine.state import Card
from judge.engine.values import Number
from judge.engine.whose import Whose
from judge.proving import library
from judge.proving.check import Check
from judge.proving.proof import run
from judge.proving.result import Result

AXES = (When, Whose, Link)
BOOLEAN_AXES = ("once_per_turn", "once_per_batch", "rechecked", "is_target", "continuous", "feasible")
# "Usable only while ..." is looked at without any announcement, and so is what static text applies to.
WITHOUT_START = ("only", "gate", "while_", "on")


class Variant(NamedTuple):
    """A value with one argument changed: the argument's path, the name of its other value, and the whole changed value."""

    path: str
    value: str
    changed: object


def variants(value: object, path: str = "", *, has_start: bool = True) -> Iterator[Variant]:
    """``value`` with each argument that lies on an axis changed, one at a time. Ruled values are proven elsewhere.

    :param path: where ``value`` itself stands.
    :param has_start: false inside text that is looked at continuously or before anything is announced: *when* means nothing there.
    """
    if isinstance(value, Ruled):
        return
    if isinstance(value, AXES):
        for other in _other_values(value, has_start):
            yield Variant(path, other.name, other)
    elif isinstance(value, tuple) and not hasattr(value, "_fields"):
        for index, part in enumerate(value):
            for variant in variants(part, f"{path}[{index}]", has_start=has_start):
                yield variant._replace(changed=(*value[:index], variant.changed, *value[index + 1 :]))
    elif is_dataclass(value) and not isinstance(value, type):
        for spec in fields(value):
            where = f"{path}.{spec.name}" if path else spec.name
            for variant in _of_field(value, spec.name, where, has_start):
                yield variant._replace(changed=replace(value, **{spec.name: variant.changed}))


def _of_field(node: object, name: str, path: str, has_start: bool) -> Iterator[Variant]:
    """The variants of the argument ``name`` of ``node``."""
    part = getattr(node, name)
    if isinstance(part, bool):
        if name in BOOLEAN_AXES and _can_matter(node, name):
            yield Variant(path, str(not part), not part)
        return
    starts = has_start and name not in WITHOUT_START and not isinstance(node, (Static, Replacement))
    yield from variants(part, path, has_start=starts)


def _other_values(value: When | Whose | Link, has_start: bool) -> list[Enum]:
    """The values that mean something else: continuously and on resolution are the same look at the present."""
    if isinstance(value, When):
        if not has_start:
            return []
        return [When.RESOLUTION if value is When.START else When.START]
    return [other for other in type(value) if other is not value]


def _can_matter(node: object, name: str) -> bool:
    """Whether flipping the switch ``name`` of ``node`` could change anything at all."""
    if isinstance(node, Triggered):
        if name == "rechecked":
            return node.condition is not None
        return not getattr(node.pattern, "happens_once_a_turn", False)
    if isinstance(node, Modify) and name == "continuous":
        changes = node.changes if isinstance(node.changes, tuple) else ()
        return any(isinstance(getattr(change, "by", getattr(change, "to", 0)), Number) for change in changes)
    return True


def flip_axes(results: Sequence[tuple[Check, Result]]) -> tuple[tuple[Survivor, ...], int]:
    """Flip every argument of every card that the passing checks used.

    :return: the survivors, and how many arguments were flipped.
    """
    excuses = {
        argument: reason
        for doc in {library.document_of(check.entry) for check, _ in results}
        for argument, reason in library.excuses(doc).items()
    }
    survivors, flipped = [], 0
    for card, users in _users(results):
        title = str(getattr(card, "title", card.name))
        for path, value, powers in variants(card.powers):
            assert isinstance(powers, tuple)
            flipped += 1
            if not _is_noticed(card, replace(card, powers=powers), users):
                survivors.append(Survivor(title, path, value, _excuse(excuses, title, path, value)))
    return tuple(survivors), flipped


def _users(results: Sequence[tuple[Check, Result]]) -> Iterator[tuple[Card, list[Check]]]:
    """Every card of a game that passing checks use, with these checks: first those that are likeliest to notice, and quickest.

    What a check makes for itself, such as a witness, is no card of the game.
    """
    games = {result.game for _, result in results if result.game}
    printed = {id(card) for game in games for card in library.game_cards(game)}
    users: dict[int, tuple[Card, list[tuple[Check, Result]]]] = {}
    for check, result in results:
        for card in result.cards if result.passed else ():
            if id(card) in printed:
                users.setdefault(id(card), (card, []))[1].append((check, result))
    for card, found in users.values():
        # Those of the card's own entry, and the shortest of them.
        found.sort(key=lambda pair: (pair[0].entry != card.entry, len(pair[1].trace.lines)))
        yield card, [check for check, _ in found]


def _is_noticed(card: Card, other: Card, users: list[Check]) -> bool:
    """Whether a check fails with ``other`` in the place of ``card``.

    The one that does goes to the front of ``users``: what notices one argument of a card often notices the next.
    """
    for at, check in enumerate(users):
        if not run(check, swaps={id(card): other}, ends_at_failure=True).passed:
            users.insert(0, users.pop(at))
            return True
    return False


def _excuse(excuses: Mapping[library.Argument, str], title: str, path: str, value: str) -> str | None:
    """The reason why no ruling settles an argument: said of this value, of the argument, or of the whole card."""
    keys = ((title, path, value), (title, path, "*"), (title, "*", "*"))
    return next((excuses[key] for key in keys if key in excuses), None)
