"""Words of card text that apply the uniqueness rule where no card is recruited."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.context import Context
from judge.engine.decision import Resolution
from judge.engine.events import Moved
from judge.engine.meant import ObjectsMeant
from judge.engine.nodes import describe
from judge.engine.objects import refs_of
from judge.engine.powers import Effect
from judge.engine.state import Obj
from judge.games.vs_system.model.board import KO_PILE
from judge.games.vs_system.procedures.uniqueness import displaced_namesakes


@dataclass(frozen=True)
class DisplaceNamesakes(Effect):
    """For each of ``objects`` the other unique objects of its name go, as they do where it is recruited."""

    objects: ObjectsMeant

    def run(self, context: Context) -> Resolution[bool]:
        refs = yield from refs_of(self.objects, context)
        gone = [old.ref for ref in refs for old in self.displaced(context, context.state.known(ref))]
        happened = yield from context.match.happen(*(Moved(ref=ref, zone=KO_PILE, cause=context.cause) for ref in gone))
        return bool(happened)

    def displaced(self, context: Context, new: Obj) -> tuple[Obj, ...]:
        """What goes for ``new``."""
        return displaced_namesakes(context.view, new, context.controller)

    def describe(self) -> str:
        return f"other unique objects with the name of {describe(self.objects)} go to the KO'd piles"
