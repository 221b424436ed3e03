"""Effects that last: modifiers of objects, and powers that stand alone until something ends them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from judge.engine.ask import Steps
from judge.engine.bookkeeping import ModifierAdded
from judge.engine.changes import Adds, Change, HasPower, Sets
from judge.engine.effects import is_available
from judge.engine.objects import refs_of
from judge.engine.powers import Effect
from judge.engine.sight import Sight
from judge.engine.state import Modifier, Ref
from judge.engine.values import amount, said


@dataclass(frozen=True)
class Modify(Effect):
    """``changes`` apply to ``objects`` ``until`` something ends. Numbers are fixed now, unless ``counted`` says otherwise (axis *when*).

    ``objects`` None: the change stands alone (a ban on a player, a delayed power). ``follows``: it goes with the cards through all zones.
    """

    objects: Any
    changes: tuple[Change, ...]
    until: Any = "turn"
    continuous: bool = False
    follows: bool = False

    def run(self, do: Sight) -> Steps[bool]:
        on: tuple[Ref, ...] | None = None
        settled = do.read(self.objects)
        if settled is not None:
            on = yield from refs_of(settled, do)
            if not on:
                return False
        changes = tuple(self._settled(do.read(change), do) for change in do.read(self.changes))
        source = do.me
        happened = yield from do.match.happen(
            *(
                ModifierAdded(
                    modifier=Modifier(
                        do.match.fresh(),
                        change,
                        on,
                        source,
                        do.you,
                        do.read(self.until),
                        0,
                        tuple(do.slots.items()),
                        do.read(self.follows),
                    ),
                    cause=do.cause,
                )
                for change in changes
            )
        )
        return bool(happened)

    def _settled(self, change: Change, do: Sight) -> Change:
        if self.continuous or not isinstance(change, (Adds, Sets)):
            return change
        if isinstance(change, Adds):
            return replace(change, by=amount(change.by, do))
        return replace(change, to=amount(change.to, do))

    def is_feasible(self, do: Sight) -> bool:
        return do.read(self.objects) is None or is_available(self.objects, do)

    def words(self) -> str:
        on = f"{said(self.objects)}: " if self.objects is not None else ""
        changes = getattr(self.changes, "reading", self.changes)
        return f"{on}{', '.join(said(change) for change in changes)}"


def lasting(power: Any, until: Any = "turn") -> Modify:
    """A power that stands alone from now on: "at the start of the recovery phase this turn ...", "whenever ... this turn"."""
    return Modify(None, (HasPower(power),), until)
