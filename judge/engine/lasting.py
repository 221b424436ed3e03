"""Effects that last: modifiers of objects, and powers that stand alone until something ends them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeAlias

from judge.engine.bookkeeping import ModifierAdded
from judge.engine.changes import Adds, Change, Sets
from judge.engine.context import Context
from judge.engine.decision import Resolution
from judge.engine.nodes import Node, describe
from judge.engine.objects import is_available, means_some, refs_of
from judge.engine.powers import Effect, HasPower, Power
from judge.engine.rules import Maybe, as_ruled
from judge.engine.select import Objects
from judge.engine.state import Modifier, Ref
from judge.engine.values import amount

# What ends a modifier: the end of a span that the game names, or what a node says; None: nothing does.
Until: TypeAlias = str | Node | None


@dataclass(frozen=True)
class HasTriggered(Node):
    """Ends a delayed power: it has triggered, whatever becomes of its effect, or has replaced something."""

    def describe(self) -> str:
        return "once"


UNTIL_IT_HAS_TRIGGERED = HasTriggered()


@dataclass(frozen=True)
class Modify(Effect):
    """``changes`` apply to ``objects`` ``until`` something ends. Numbers are fixed now, unless ``counted`` says otherwise (axis *when*).

    ``objects`` None: the change stands alone (a ban on a player, a delayed power). ``follows``: it goes with the cards through all zones.
    """

    objects: Maybe[Objects | None]
    changes: Maybe[tuple[Maybe[Change], ...]]
    until: Maybe[Until] = "turn"
    continuous: bool = False
    follows: Maybe[bool] = False

    def run(self, context: Context) -> Resolution[bool]:
        on: tuple[Ref, ...] | None = None
        settled = context.read(self.objects)
        if settled is not None:
            on = yield from refs_of(settled, context)
            if not on:
                return False
        changes = tuple(self._settled(context.read(change), context) for change in context.read(self.changes))
        source = context.source
        happened = yield from context.match.happen(
            *(
                ModifierAdded(
                    modifier=Modifier(
                        context.match.next_id(),
                        change,
                        on,
                        source,
                        context.controller,
                        context.read(self.until),
                        0,
                        tuple(context.choices.items()),
                        context.read(self.follows),
                    ),
                    cause=context.cause,
                )
                for change in changes
            )
        )
        return bool(happened)

    def _settled(self, change: Change, context: Context) -> Change:
        if self.continuous or not isinstance(change, (Adds, Sets)):
            return change
        if isinstance(change, Adds):
            return replace(change, by=amount(change.by, context))
        return replace(change, to=amount(change.to, context))

    def is_feasible(self, context: Context) -> bool:
        objects = context.read(self.objects)
        return objects is None or is_available(objects, context)

    def is_always_done(self) -> bool:
        return bool(as_ruled(self.changes)) and (as_ruled(self.objects) is None or means_some(self.objects))

    def describe(self) -> str:
        on = f"{describe(self.objects)}: " if self.objects is not None else ""
        return f"{on}{', '.join(describe(change) for change in as_ruled(self.changes))}"


def lasting(power: Maybe[Power], until: Maybe[Until] = "turn") -> Modify:
    """A power that stands alone from now on: "at the start of the recovery phase this turn ...", "whenever ... this turn"."""
    return Modify(None, (HasPower(power),), until)
