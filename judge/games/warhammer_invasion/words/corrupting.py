"""Corrupting units, and restoring them."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.context import Context, Match
from judge.engine.decision import Resolution
from judge.engine.effects import Act
from judge.engine.meant import ObjectsMeant
from judge.engine.objects import refs_of
from judge.engine.state import Ref
from judge.games.warhammer_invasion.model.board import (
    CORRUPT,
)
from judge.games.warhammer_invasion.model.events import (
    Corrupted,
    Restored,
)
from judge.games.warhammer_invasion.procedures.moving import AlsoCorrupted
from judge.games.warhammer_invasion.rules.corrupt import CORRUPT_UNIT_IS_NOT_CORRUPTED


@dataclass(frozen=True)
class Corrupt(Act):
    """Corrupt ``objects``: those that are corrupt already can't be."""

    def run(self, context: Context) -> Resolution[bool]:
        match = context.match
        refs = yield from refs_of(self.objects, context)
        again = tuple(ref for ref in refs if _is_corrupt(match, ref))
        done = yield from match.happen(*(Corrupted(ref=ref, cause=context.cause) for ref in refs if ref not in again))
        if bool(again) and match.judge(CORRUPT_UNIT_IS_NOT_CORRUPTED, False, misread=True):
            yield from match.happen(*(AlsoCorrupted(ref=ref, cause=context.cause) for ref in again))
        return bool(done)


def _is_corrupt(match: Match, ref: Ref) -> bool:
    obj = match.state.obj(ref)
    return obj is not None and CORRUPT in obj.flags


def corrupt(objects: ObjectsMeant) -> Corrupt:
    """Corrupt ``objects``."""
    return Corrupt(Corrupted, objects, "corrupt")


def restore(objects: ObjectsMeant) -> Act:
    """Restore ``objects``."""
    return Act(Restored, objects, "restore")
