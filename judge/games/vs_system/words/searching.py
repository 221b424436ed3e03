"""Words of card text about searching a zone for a card."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.context import Context
from judge.engine.decision import Resolution, choose
from judge.engine.nodes import describe
from judge.engine.objects import Pick
from judge.engine.players import decider
from judge.engine.rules import Maybe
from judge.engine.select import Selector
from judge.engine.slots import Choice
from judge.engine.state import Ref
from judge.games.vs_system.rules.search import may_fail_to_find


@dataclass(frozen=True)
class Sought(Pick):
    """A card that a player searches the zone ``of`` for: one that ``described`` means, or any card where nothing is said."""

    described: Maybe[Selector | None] = None

    def options(self, context: Context) -> tuple[Ref, ...]:
        described = context.read(self.described)
        return tuple(
            ref
            for ref in super().options(context)
            if described is None or described.matches(context, context.state.known(ref))
        )

    def ask(self, context: Context) -> Resolution[tuple[Ref, ...]]:
        player = yield from decider(self.who, context)
        zones = frozenset(obj.zone for obj in context.select(self.of))
        may_fail = context.match.consult(may_fail_to_find, zones, context.read(self.described) is not None)
        return (yield from choose(player, self.purpose(), self.options(context), 0 if may_fail else 1))

    def describe(self) -> str:
        described = f" ({describe(self.described)})" if self.described is not None else ""
        return f"a card that is searched for{described}"


def search(of: Selector, described: Selector | None = None, name: str = "") -> Sought:
    """A card that you search the zone ``of`` for."""
    return Sought(of, Choice(), name=name or "a card that is searched for", described=described)
