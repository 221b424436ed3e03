"""The effect that makes room for a unique card as it resolves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from judge.engine.ask import Steps
from judge.engine.events import Moved
from judge.engine.objects import refs_of
from judge.engine.powers import Effect
from judge.engine.sight import Sight
from judge.engine.values import said
from judge.games.vs_system.model.board import KO_PILE
from judge.games.vs_system.procedures.uniqueness import displaced


@dataclass(frozen=True)
class DisplaceNamesakes(Effect):
    """For each of ``objects`` the other unique objects of its name go, as they do where it is recruited."""

    objects: Any

    def run(self, do: Sight) -> Steps[bool]:
        refs = yield from refs_of(self.objects, do)
        gone = [old.ref for ref in refs for old in displaced(do.view, do.state.known(ref), do.you)]
        happened = yield from do.match.happen(*(Moved(ref=ref, zone=KO_PILE, cause=do.cause) for ref in gone))
        return bool(happened)

    def words(self) -> str:
        return f"other unique objects with the name of {said(self.objects)} go to the KO'd piles"
