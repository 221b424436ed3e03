"""Naming a card: a player says a name, and other texts speak of the cards that are called so."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.context import Context, When
from judge.engine.decision import Resolution, choose
from judge.engine.nodes import describe
from judge.engine.powers import Effect
from judge.engine.rules import Maybe
from judge.engine.select import Selector
from judge.engine.slots import Slot
from judge.engine.state import Obj


@dataclass(frozen=True)
class NameCard(Effect, Slot[str]):
    """You name a card that ``of`` means, ``when``. The node is the key of the slot that holds the name.

    What exists outside the game in progress can't be named: the names on offer are those of the cards at the table.
    """

    of: Maybe[Selector]
    when: Maybe[When] = When.RESOLUTION

    def is_settled_at_announcement(self, context: Context) -> bool:
        return context.read(self.when) is When.START

    def ask(self, context: Context) -> Resolution[tuple[str, ...]]:
        offered = tuple(sorted({obj.card.name for obj in context.select(self.of)}))
        return (yield from choose(context.controller, f"name a card: {describe(self.of)}", offered))

    def run(self, context: Context) -> Resolution[bool]:
        return bool((yield from self.settle(context)))

    def describe(self) -> str:
        return f"name a card: {describe(self.of)}"


@dataclass(frozen=True)
class CalledSo(Selector):
    """Cards with the name that was named for ``name``."""

    name: NameCard

    def matches(self, context: Context, obj: Obj) -> bool:
        return bool(context.view.items(obj, "names") & set(self.name.answer(context)))

    def describe(self) -> str:
        return "cards of that name"


def laid_out(obj: Obj, printed: str = "") -> str:
    """``obj`` with what is ``printed`` on it, its flags and its counters, in words."""
    held = dict.fromkeys(counter.kind for counter in obj.counters)
    facts = [*filter(None, [printed]), *sorted(obj.flags), *(f"{obj.count(kind)} {kind}" for kind in held)]
    return f"{obj.card.name} ({', '.join(facts)})" if facts else obj.card.name
