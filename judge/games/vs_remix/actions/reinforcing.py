"""Reinforcing in VS Remix: with what somebody believes of Massive characters who misreads their row."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.context import Match
from judge.engine.state import Obj
from judge.games.vs_remix.procedures.massive import is_massive
from judge.games.vs_remix.rules.massive import STANDS_IN_FRONT_ROW
from judge.games.vs_system.actions.reinforcing import Reinforce


@dataclass(frozen=True)
class RemixReinforce(Reinforce):
    """Exhaust ``ref`` to give the defender reinforcement."""

    def stands_behind(self, match: Match, helper: Obj) -> bool:
        is_behind = super().stands_behind(match, helper)
        return match.judge(STANDS_IN_FRONT_ROW, is_behind, misread=is_behind or is_massive(helper))
