"""Naming a card: a player says a name, and other texts speak of the cards that are called so."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.ask import Steps, choose
from judge.engine.powers import Effect
from judge.engine.select import Selector
from judge.engine.sight import Sight, When
from judge.engine.state import Obj
from judge.engine.values import said


@dataclass(frozen=True)
class NameCard(Effect):
    """You name a card that ``of`` means, ``when``. The node is the key of the slot that holds the name.

    What exists outside the game in progress can't be named: the names on offer are those of the cards at the table.
    """

    of: Selector
    when: When = When.RESOLUTION

    def at_start(self, do: Sight) -> bool:
        """Whether it is named when the effect is announced."""
        return do.read(self.when) is When.START

    def pick(self, do: Sight) -> Steps[tuple[str, ...]]:
        """Ask for the name and remember it in its slot."""
        offered = tuple(sorted({obj.card.name for obj in do.select(self.of)}))
        answer = yield from choose(do.you, f"name a card: {said(self.of)}", offered)
        do.slots[self] = answer
        return answer

    def run(self, do: Sight) -> Steps[bool]:
        if self not in do.slots:
            yield from self.pick(do)
        return bool(do.slots[self])

    def words(self) -> str:
        return f"name a card: {said(self.of)}"


@dataclass(frozen=True)
class CalledSo(Selector):
    """Cards with the name that was named for ``name``."""

    name: NameCard

    def matches(self, sight: Sight, obj: Obj) -> bool:
        return bool(sight.view.items(obj, "names") & set(sight.slots.get(self.name, ())))

    def words(self) -> str:
        return "cards of that name"


def laid_out(obj: Obj) -> str:
    """``obj`` with its flags and counters, in words."""
    facts = [*sorted(obj.flags), *(f"{obj.count(kind)} {kind}" for kind in dict.fromkeys(c.kind for c in obj.counters))]
    return f"{obj.card.name} ({', '.join(facts)})" if facts else obj.card.name
