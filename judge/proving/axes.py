"""Flipping the axes: every argument of every card that a check uses is given its other values, and the checks must notice.

A proof shows that a rule matters; this shows that everything else on the cards matters too. An argument whose other value no check
notices is a survivor: either its ruling is silent (an excuse says so) or a check asserts too little.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass, replace
from enum import Enum
from typing import Any, get_args, get_type_hints

from judge.answers import Survivor
from judge.engine.context import ON_RESOLUTION, ON_START, When
from judge.engine.lasting import Modify
from judge.engine.players import EACH_OPPONENT, EACH_PLAYER, OPPONENT, YOU, Players
from judge.engine.powers import Replacement, Static, Triggered
from judge.engine.rules import Ruled
from judge.engine.slots import AS_TARGET, Choice, Target
from judge.engine.state import Card
from judge.engine.values import Number
from judge.proving.check import Check
from judge.proving.library import excuses, game_cards
from judge.proving.proof import run
from judge.proving.result import Result

AXES = ("When", "Whose", "Link")
BOOLEAN_AXES = ("once_per_turn", "once_per_batch", "rechecked", "continuous", "feasible")

Variant = tuple[str, str, Any]


def variants(value: Any, path: str = "", *, has_start: bool = True) -> Iterator[Variant]:
    """``value`` with one axis argument changed: where, to what, and the changed value. Ruled values are proven elsewhere.

    ``has_start`` is false inside text that is looked at continuously or before anything is announced: *when* means nothing there.
    """
    if isinstance(value, Ruled):
        return
    if isinstance(value, Enum) and type(value).__name__ in AXES:
        for other in _other_values(value, has_start):
            yield path, other.name, other
    elif isinstance(value, Target):
        yield from ((path, f"CHOICE_{when.name}", Choice(when)) for when in (ON_START, ON_RESOLUTION))
    elif isinstance(value, Choice):
        yield path, "TARGET", AS_TARGET
        yield from _of_node(value, path, has_start)
    elif isinstance(value, tuple) and not hasattr(value, "_fields"):
        for index, part in enumerate(value):
            for where, to, changed in variants(part, f"{path}[{index}]", has_start=has_start):
                yield where, to, (*value[:index], changed, *value[index + 1 :])
    elif is_dataclass(value) and not isinstance(value, type):
        yield from _of_node(value, path, has_start)


def _of_node(node: Any, path: str, has_start: bool) -> Iterator[Variant]:
    for spec in fields(node):
        part = getattr(node, spec.name)
        where = f"{path}.{spec.name}" if path else spec.name
        if isinstance(part, bool):
            if spec.name in BOOLEAN_AXES and _can_matter(node, spec.name):
                yield where, str(not part), replace(node, **{spec.name: not part})
            continue
        # "Usable only while ..." and static text are looked at without any announcement.
        starts = (
            has_start
            and spec.name not in ("only", "gate", "while_", "on")
            and not isinstance(node, (Static, Replacement))
        )
        if part == YOU:
            for to, other in _other_players(type(node), spec.name):
                yield where, to, replace(node, **{spec.name: other})
        for at, to, changed in variants(part, where, has_start=starts):
            yield at, to, replace(node, **{spec.name: changed})


def _other_players(kind: type, name: str) -> tuple[tuple[str, Players], ...]:
    """Who may stand in the place of "you" in a node's field: another player, or several where the field has room for them."""
    if Players in get_args(get_type_hints(kind)[name]):
        return (("EACH_OPPONENT", EACH_OPPONENT), ("EACH_PLAYER", EACH_PLAYER))
    return (("OPPONENT", OPPONENT),)


def _other_values(value: Enum, has_start: bool) -> list[Enum]:
    """The values that mean something else: continuously and on resolution are the same look at the present."""
    if isinstance(value, When):
        others = {When.START: [When.RESOLUTION]}.get(value, [When.START])
        return list(others) if has_start else []
    return [other for other in type(value) if other is not value]


def _can_matter(node: Any, name: str) -> bool:
    """Whether flipping the switch ``name`` of ``node`` could change anything at all."""
    if isinstance(node, Triggered):
        if name == "rechecked":
            return node.condition is not None
        if isinstance(node.pattern, Ruled):
            return True
        return not (node.pattern.is_once_a_batch() if name == "once_per_batch" else node.pattern.is_once_a_turn())
    if isinstance(node, Modify) and name == "continuous":
        changes = node.changes if isinstance(node.changes, tuple) else ()
        return any(isinstance(getattr(change, "by", getattr(change, "to", 0)), Number) for change in changes)
    return True


def flip_axes(results: Sequence[tuple[Check, Result]]) -> tuple[tuple[Survivor, ...], int]:
    """Flip every argument of every card that the passing checks used. Returns the survivors, and how many arguments were flipped."""
    # What a check makes for itself, such as a witness, is no card of the game: only the games' own cards are flipped.
    printed = {id(card) for game in {result.game for _, result in results if result.game} for card in game_cards(game)}
    users: dict[int, list[Check]] = {}
    cards: dict[int, Card] = {}
    for check, result in results:
        for card in result.cards if result.passed else ():
            if id(card) in printed:
                cards[id(card)] = card
                users.setdefault(id(card), []).append(check)
    reasons = {
        key: why for doc in {check.entry.partition("/")[0] for check, _ in results} for key, why in excuses(doc).items()
    }
    survivors, flipped = [], 0
    for key, card in cards.items():
        title = str(getattr(card, "title", card.name))
        for path, to, powers in variants(card.powers, ""):
            flipped += 1
            other = replace(card, powers=powers)
            if all(run(check, None, {key: other}).passed for check in users[key]):
                excuse = next(
                    (
                        reasons[key]
                        for key in ((title, path, to), (title, path, "*"), (title, "*", "*"))
                        if key in reasons
                    ),
                    None,
                )
                survivors.append(Survivor(title, path, to, excuse))
    return tuple(survivors), flipped
