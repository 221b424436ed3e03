"""Changes that make cards cheaper, as far as games agree on them: which are at work for a player and a card. What is paid is the game's."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeVar

from judge.engine.changes import Change
from judge.engine.conditions import is_met
from judge.engine.context import Applied, Context
from judge.engine.errors import Circle
from judge.engine.rules import Maybe
from judge.engine.select import Selector
from judge.engine.state import Obj
from judge.engine.values import Amount

R = TypeVar("R", bound="Reduction")


@dataclass(frozen=True)
class Reduction(Change):
    """The cards that ``of`` means cost ``by`` less. Games subclass it with their own limits and words."""

    of: Maybe[Selector]
    by: Maybe[Amount]


def reductions(context: Context, kind: type[R], player: str, card: Obj) -> Iterator[Applied[R]]:
    """The reductions of ``kind`` that ``player``'s effects make of what ``card`` costs, in the order in which they are read."""
    for applied in context.view.effects_of(kind):
        if _is_at_work(context, applied, player, card):
            yield applied


def _is_at_work(context: Context, applied: Applied[R], player: str, card: Obj) -> bool:
    if applied.context.controller != player:
        return False
    try:
        is_at_work = is_met(applied.while_, applied.context)
        return is_at_work and context.read(applied.change.of).matches(applied.context, card)
    except Circle as circle:
        circle.passes(context.match.told(applied.change, applied.context.source))
        raise
