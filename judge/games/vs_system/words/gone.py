"""Words of card text about what has gone to a KO'd pile this turn."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from judge.engine.context import Context, When
from judge.engine.events import Moved
from judge.engine.nodes import describe
from judge.engine.rules import Maybe
from judge.engine.select import Selector
from judge.engine.state import Obj, Ref
from judge.engine.values import Number
from judge.games.vs_system.model.board import KO_PILE, PLAY


@dataclass(frozen=True)
class WentToKOPile(Selector):
    """Cards in a KO'd pile that went there from play this turn and were ``was`` as they left it.

    ``ever_since``: they have been there without a break, so that each is still the object that it became then.
    """

    was: Maybe[Selector]
    ever_since: Maybe[bool] = True

    def matches(self, context: Context, obj: Obj) -> bool:
        if obj.zone != KO_PILE:
            return False
        ever_since = context.read(self.ever_since)
        return any(
            obj.ref == _become(ref) if ever_since else obj.ref.card == ref.card
            for ref in _gone_to_ko_pile(context, context.read(self.was))
        )

    def describe(self) -> str:
        return f"that went from play to the KO'd pile this turn, {describe(self.was)}"


@dataclass(frozen=True)
class GoneThisTurn(Number):
    """How many objects that were ``was`` went from play to a KO'd pile this turn. ``still_there``: only cards that lie there yet."""

    was: Maybe[Selector]
    when: Maybe[When] = When.RESOLUTION
    still_there: Maybe[bool] = False

    def value(self, context: Context) -> int:
        here = context.at(context.read(self.when))
        refs = list(_gone_to_ko_pile(here, here.read(self.was)))
        if context.read(self.still_there):
            refs = [ref for ref in refs if here.state.obj(_become(ref)) is not None]
        return len(refs)

    def describe(self) -> str:
        return f"the number that went from play to the KO'd pile this turn: {describe(self.was)}"


def _gone_to_ko_pile(context: Context, was: Selector) -> Iterator[Ref]:
    """The objects in play, meant by ``was`` as they left it, that went to a KO'd pile this turn."""
    for record in context.state.this_turn():
        for event in record.events:
            left = record.before.obj(event.ref) if isinstance(event, Moved) and event.zone == KO_PILE else None
            if left is not None and left.zone == PLAY and was.matches(context.on(record.before), left):
                yield left.ref


def _become(ref: Ref) -> Ref:
    """The object that ``ref`` became as it went to the pile."""
    return Ref(ref.card, ref.incarnation + 1)
