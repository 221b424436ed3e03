"""Words of card text that apply the uniqueness rule of VS Remix, by which locations go, too, where no card is recruited."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.context import Context
from judge.engine.state import Obj
from judge.games.vs_remix.procedures.uniqueness import locations_of_the_name
from judge.games.vs_remix.rules.shift import SHIFTED_IN_IS_UNIQUE
from judge.games.vs_system.words.uniqueness import DisplaceNamesakes


@dataclass(frozen=True)
class DisplaceWithLocations(DisplaceNamesakes):
    """For each of ``objects`` the other unique objects of its name go, locations among them, as they do where it is recruited."""

    def displaced(self, context: Context, new: Obj) -> tuple[Obj, ...]:
        gone = (*super().displaced(context, new), *locations_of_the_name(context.match, new, context.controller))
        return context.match.judge(SHIFTED_IN_IS_UNIQUE, gone, misread=())

    def describe(self) -> str:
        return "the other unique cards of its name go to the KO'd pile"
