"""Changes that make cards cheaper or dearer, as far as games agree on them: which are at work. What is paid is the game's."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeVar

from judge.engine.changes import Change
from judge.engine.conditions import is_met
from judge.engine.context import Applied, Context
from judge.engine.errors import Circle
from judge.engine.nodes import describe
from judge.engine.rules import Maybe
from judge.engine.select import Selector
from judge.engine.state import Obj
from judge.engine.values import Amount, amount

R = TypeVar("R", bound="Reduction")


@dataclass(frozen=True)
class Reduction(Change):
    """The cards that ``of`` means cost ``by`` less. Games subclass it with their own limits and words."""

    of: Maybe[Selector]
    by: Maybe[Amount]

    def __post_init__(self) -> None:
        if isinstance(self.by, int) and self.by < 0:
            raise ValueError(f"a reduction by {self.by} makes nothing cheaper; what makes cards dearer is CostsMore")


@dataclass(frozen=True)
class CostsMore(Change):
    """The cards that ``of`` means cost ``by`` more, whoever plays them."""

    of: Maybe[Selector]
    by: Maybe[Amount]

    def describe(self) -> str:
        return f"{describe(self.of)} costs {describe(self.by)} more"


def additions(context: Context, card: Obj) -> int:
    """By how much effects raise what ``card`` costs."""
    at_work = (applied for applied in context.view.effects_of(CostsMore) if _is_at_work(context, applied, card))
    return sum(amount(applied.change.by, applied.context) for applied in at_work)


def reductions(context: Context, kind: type[R], player: str, card: Obj) -> Iterator[Applied[R]]:
    """The reductions of ``kind`` that ``player``'s effects make of what ``card`` costs, in the order in which they are read."""
    for applied in context.view.effects_of(kind):
        if applied.context.controller == player and _is_at_work(context, applied, card):
            yield applied


def _is_at_work(context: Context, applied: Applied[R] | Applied[CostsMore], card: Obj) -> bool:
    try:
        is_at_work = is_met(applied.while_, applied.context)
        return is_at_work and context.read(applied.change.of).matches(applied.context, card)
    except Circle as circle:
        circle.passes(context.match.told(applied.change, applied.context.source))
        raise
